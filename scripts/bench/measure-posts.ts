/** Processor time that the site takes to refuse the worst forms, sent to the preview. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPreview } from '../preview/preview-server.ts';
import { idlePost, WORST_POST_TYPE, worstPosts, type WorstPost } from './worst-posts.ts';

/** A refused form reaches no service, so the functions only need a valid configuration. */
const ENV = {
  PANEL_URL: 'http://127.0.0.1:9',
  PANEL_SALT: 'bench',
  PANEL_API_TOKEN: 'bench',
  TALENT_SALT: 'bench',
  TALENT_API_KEY: 'bench',
  RATE_LIMIT: 'off',
};

const ROUNDS = 5;

/** One line per form, slowest first, beside an equally large form without text to read. */
export async function measurePosts(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '');
  const env = { ...ENV, OUTBOX_DIR: join(folder, 'outbox') };
  // Made before sending: it takes seconds, and the preview closes connections silent for five.
  const posts = worstPosts();
  await using preview = await startPreview({
    dist,
    env,
    imageCache: join(folder, 'images'),
    log: () => undefined,
  });
  const idle = await measure(preview.url, idlePost());
  const rows: Measured[] = [];
  for (const post of posts) rows.push(await measure(preview.url, post));
  const toLine = ({ name, milliseconds, status }: Measured, less: number) =>
    `${Math.max(0, milliseconds - less)
      .toFixed(0)
      .padStart(6)} ms   ${status}   ${name}`;
  return [
    'processor time of one form of 4.5 MB, sent and answered',
    toLine(idle, 0),
    'and how much longer it takes for',
    ...rows
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .map((row) => toLine(row, idle.milliseconds)),
  ].join('\n');
}

interface Measured {
  readonly name: string;
  readonly milliseconds: number;
  readonly status: number;
}

/** The fastest round, because other work on the machine only adds time. */
async function measure(url: string, { name, entry, body }: WorstPost): Promise<Measured> {
  let [milliseconds, status] = [Infinity, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const answer = await fetch(`${url}/api/entry/${entry}`, {
      method: 'POST',
      headers: { 'Content-Type': WORST_POST_TYPE },
      body,
    });
    await answer.arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    milliseconds = Math.min(milliseconds, (user + system) / 1000);
    ({ status } = answer);
  }
  return { name, milliseconds, status };
}
