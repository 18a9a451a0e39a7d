import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listFiles } from '../build/published.ts';
import { startPreview } from '../preview/preview-server.ts';
import { startLocalHook } from '../local-hook.ts';
import { editForm, sendForm } from './press-publish.ts';
import { openFixture, type Fixture } from './fixture.ts';

const FIRST_ID = 3101;
const RUNS = 3;
const SERVED_LIMIT = 120_000;

export interface Agency {
  /** One column of the table, by row, as printed. */
  readonly measures: Readonly<Record<string, string>>;
}

/** Seeds an agency and measures every kind of build, each in a separate process, start
 * included. */
export async function measureAgency(
  talents: number,
  folder: string,
  say: (line: string) => void,
): Promise<Agency> {
  await using fixture = await openFixture(talents, folder);
  const timed = async (what: string) => {
    const line = await fixture.build();
    say(`${what}: ${line.result}, ${line.wall.toFixed(1)} s`);
    return line;
  };
  const median = async (what: string, prepare: (run: number) => Promise<void>): Promise<string> => {
    const walls: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await prepare(run);
      walls.push((await timed(what)).wall);
    }
    return toSeconds(walls.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
  };
  const edit = (page: string, field: string, toValue: (run: number) => string) => (run: number) =>
    editForm(fixture.office.url, page, (fields) => {
      fields.set(field, toValue(run));
    });
  const edits = {
    'nothing changed': () => Promise.resolve(),
    'one profile edited': edit(`/talentos/${FIRST_ID}`, 'followers', (run) => `${run + 11}.1k`),
    'one talent renamed': edit(
      `/talentos/${FIRST_ID + 1}`,
      'name',
      (run) => `Nome Novo ${'abc'[run] ?? ''}`,
    ),
    'one post edited': edit('/posts/1', 'title_pt', (run) => `Título ${run}`),
  };

  const full = await timed('everything');
  const size = listFiles(fixture.out).reduce(
    (sum, file) => sum + statSync(join(fixture.out, file)).size,
    0,
  );
  const medians: Record<string, string> = {};
  for (const [what, prepare] of Object.entries(edits)) medians[what] = await median(what, prepare);
  const measures = {
    pages: String(full.pages),
    everything: toSeconds(full.wall),
    'output size': `${Math.round(size / 1_000_000)} MB`,
    ...medians,
    'Publish to served': toSeconds(
      await measurePublish(fixture, ['followers', '66.6k'], '66,6 mil'),
    ),
    // The edit that changes most: moving from one end of every listing to the other changes all
    // pages.
    'the same, renamed': toSeconds(
      await measurePublish(fixture, ['name', 'Zuleica Vista Agora'], 'Zuleica Vista Agora'),
    ),
  };
  return { measures };
}

/** Seconds from Publish in the back office until the profile shows the edit, by hook, build and
 * swap. */
async function measurePublish(
  { office, out, folder, env, command }: Fixture,
  edit: readonly [string, string],
  shown: string,
): Promise<number> {
  const said: string[] = [];
  await using hook = await startLocalHook({ command, env, log: (line) => said.push(line) });
  await using preview = await startPreview({
    dist: out,
    env: { ...env, OUTBOX_DIR: join(folder, 'outbox', randomUUID()) },
    imageCache: join(folder, 'images'),
    log: () => undefined,
  });
  office.publishTo({ site: preview.url, hook: hook.url });
  await editForm(office.url, `/talentos/${FIRST_ID}`, (fields) => {
    fields.set(...edit);
  });
  const { url } = await fetch(`${preview.url}/modelos/${FIRST_ID}`);
  const startedAt = performance.now();
  await sendForm(office.url, '/publicar', new URLSearchParams());
  let seconds: number | null = null;
  while (performance.now() - startedAt < SERVED_LIMIT) {
    const answer = await fetch(url);
    if ((await answer.text()).includes(shown)) seconds ??= (performance.now() - startedAt) / 1000;
    // Stopping a build while it tidies up would make the next one slower.
    if (seconds !== null && said.some((line) => line.startsWith('build '))) return seconds;
    await sleep(100);
  }
  throw new Error(`the edit was never served\n${said.join('\n')}`);
}

function toSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
