/** Every form of a bad talent list against the real rebuild, with whole caches and with damaged ones: none is published unasked. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BAD_LISTS, listOf, range, TALENTS } from '../support/bad-lists.ts';
import { startOtherAgency, type OtherAgency } from '../support/other-agency.ts';
import { differences, openStage, treeOf, type Stage } from '../support/rebuild-stage.ts';

let agency: OtherAgency;
let stage: Stage;
let env: Readonly<Record<string, string>>;
let before: ReadonlyMap<string, string>;

const releases = () => join(stage.data, 'releases/dist');
const files = (name: string) =>
  ['.', ...readdirSync(releases())].map((release) => join(releases(), release, name)).filter((file) => existsSync(file));
const copies = () => [join(stage.data, 'catalogue/copies.sqlite')];
const damage = (file: string): void => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x55, 0, Math.min(bytes.length, 5_000)));
};
const answer = (body: unknown): void => {
  agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body } });
};

beforeAll(async () => {
  agency = await startOtherAgency({ talents: TALENTS });
  stage = openStage();
  env = { ...agency.env, SITE_URL: 'https://www.amazing.example' };
  const first = await stage.rebuild(env);
  expect(first.result?.result, first.stderr).toBe('published');
  before = treeOf(stage.out);
});
afterEach(async () => {
  agency.clearFaults();
  // Whatever was damaged is whole again after one good build.
  expect((await stage.rebuild(env, '--force')).result?.result).toBe('published');
  expect(differences(before, treeOf(stage.out))).toEqual([]);
});
afterAll(async () => {
  await agency.close();
  stage.remove();
});

describe('a bad talent list', () => {
  it.each(BAD_LISTS)('%s is not published, however often it comes', async (_, body, reason) => {
    answer(body);
    for (const flags of [[], ['--force']]) {
      const { result, stderr } = await stage.rebuild(env, ...flags);
      expect(result?.stale).toContain('talents');
      expect(stderr).toContain(reason);
      expect(Array.from(differences(before, treeOf(stage.out))).filter((file) => file !== 'build.json')).toEqual([]);
    }
  });

  it.each([
    ['the state is damaged', () => files('state.json').forEach(damage)],
    ['the state is missing', () => files('state.json').forEach((file) => rmSync(file))],
    ['the record of the releases is damaged', () => files('talents.json').forEach(damage)],
    ['the record of the releases is missing', () => files('talents.json').forEach((file) => rmSync(file))],
    ['the copies are damaged', () => copies().forEach(damage)],
    ['the copies are missing', () => copies().forEach((file) => rmSync(file))],
    ['copies and state are damaged', () => [...copies(), ...files('state.json')].forEach(damage)],
  ])('is not published where %s', async (_, spoil) => {
    spoil();
    answer(listOf(...range(22)));
    const { stderr } = await stage.rebuild(env);
    expect(stderr + JSON.stringify((await stage.rebuild(env)).result)).toContain('a list without 61 of the 82 known talents');
    expect(Array.from(differences(before, treeOf(stage.out))).filter((file) => file !== 'build.json')).toEqual([]);
  });
});
