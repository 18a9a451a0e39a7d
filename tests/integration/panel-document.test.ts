import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as panel from '../../src/sources/panel/panel-reads.ts';
import type { SourceRead } from '../../src/sources/source-read.ts';
import { placesRead } from '../../src/sources/talent/place-reads.ts';
import { profileRead, TALENTS } from '../../src/sources/talent/talent-reads.ts';
import { openOffice } from '../support/back-office.ts';
import { parsed } from '../support/parsed.ts';
import { noisePhoto } from '../support/photos.ts';
import { startCommand } from '../support/run-command.ts';
import { createFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'docs/panel.md'), 'utf8');
const EXAMPLE = /```sh\n(curl[^]*?)```(?:\n\n```json\n([^]*?)```)?/g;
const EXAMPLES = Array.from(TEXT.matchAll(EXAMPLE), ([, command = '', answer]) => ({
  command,
  answer: answer === undefined ? null : (JSON.parse(answer) as unknown),
}));
const exampleOf = (path: string) => EXAMPLES.find(({ command }) => command.includes(`_URL${path}`));

const office = untilEnd(await openOffice());
const folder = untilEnd(await createFolder({ 'photo.jpg': await noisePhoto('jpeg') }));
const [talent] = await office.talents<{ id: number; cover: string }>();
const env: Record<string, string> = {
  ...office.credentials,
  PANEL_URL: office.url,
  TALENT_URL: office.url,
  TALENT_ID: String(talent?.id),
  PICTURE: talent?.cover ?? '',
  PHOTO: join(folder.path, 'photo.jpg'),
};

async function run(command: string): Promise<string> {
  const script = `cd '${folder.path}'; set -eu; ${command.replaceAll('curl ', 'curl --silent --show-error --fail ')}`;
  const ended = await startCommand('bash', ['-c', script], env, 60_000).ended;
  expect(ended, command).toMatchObject({ code: 0, stderr: '' });
  return ended.stdout;
}

/** Where an answer is not of the example's shape: each field there, of the same kind or without a
 * value. */
function differences(example: unknown, answer: unknown, place = ''): readonly string[] {
  if (Array.isArray(example)) {
    if (!Array.isArray(answer)) return [`${place} is no list`];
    return example.flatMap((item) => {
      const ways = answer.map((other) => differences(item, other, `${place}[]`));
      return ways.toSorted((a, b) => a.length - b.length)[0] ?? [`${place} is empty`];
    });
  }
  if (typeof example !== 'object' || example === null) {
    const fits = answer === null || answer === '' || typeof answer === typeof example;
    return fits ? [] : [`${place} is ${typeof answer}`];
  }
  const whole = bare(answer, example);
  return Object.entries(example).flatMap(([key, value]) =>
    whole !== null && key in whole
      ? differences(value, whole[key], `${place}.${key}`)
      : [`${place}.${key} is missing`],
  );
}

function bare(answer: unknown, example: object): Record<string, unknown> | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const record = answer as Record<string, unknown>;
  return 'data' in record && !('data' in example) ? bare(record['data'], example) : record;
}

const unwrap = (answer: unknown, example: unknown): unknown =>
  Array.isArray(example) && !Array.isArray(answer) ? bare(answer, {}) : answer;

it('who signs in as the document shows is answered by the embedded services as it shows', async () => {
  for (const [path, name, variable] of [
    ['/api/login', 'token', 'PANEL_TOKEN'],
    ['/api/signin', 'access_token', 'TALENT_TOKEN'],
  ] as const) {
    const answer = JSON.parse(await run(exampleOf(path)?.command ?? '')) as Record<string, string>;
    env[variable] = answer[name] ?? '';
  }
  for (const { command, answer } of EXAMPLES) {
    if (command.includes('BUILD_HOOK_URL')) continue;
    const printed = await run(command);
    if (answer === null) continue;
    const given = JSON.parse(printed) as unknown;
    expect(differences(answer, unwrap(given, answer)), command).toEqual([]);
  }
  for (const zip of ['composite.zip', 'composites.zip'])
    expect(readFileSync(join(folder.path, zip), 'latin1'), zip).toMatch(/^PK/);
});

it('an entry of the document is stored once, however often it is sent', async () => {
  const { command = '' } = exampleOf('/api/entry/getScouted/send') ?? {};
  const [first, second] = [await run(command), await run(command)];
  expect(second).toBe(first);
  expect(office.entries.list()).toHaveLength(2);
});

const READS: readonly SourceRead<unknown>[] = [
  ...Object.values(panel),
  TALENTS,
  profileRead('3101'),
  placesRead({ language: 'pt' }),
];

it.each(READS)(
  'an answer of the document is read by the site as it stands: $collection',
  (read) => {
    const path = read.request.path.replace('3101', '$TALENT_ID');
    const { answer } = exampleOf(path) ?? {};
    const { warnings, leftOut, known } = parsed(read, answer);
    expect([warnings, leftOut]).toEqual([[], []]);
    expect(known).toBeGreaterThan(0);
  },
);

it('the names in `stale` are those of the document', () => {
  const [, names = ''] = /`stale`, a list of names \(([^)]+)\)/.exec(TEXT) ?? [];
  const reads = [...Object.values(panel), TALENTS, profileRead('1')];
  expect(names.match(/\w+/g)?.toSorted()).toEqual(
    reads.map(({ collection }) => collection).toSorted(),
  );
});
