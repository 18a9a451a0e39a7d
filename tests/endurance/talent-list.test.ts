/** A talent list that lacks most, against the real rebuild with damaged caches: it is never
 * published unasked. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listOf, range, TALENTS } from '../support/bad-lists.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { differences, openPublished, SITE_URL, treeOf } from '../support/build-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const agency = untilEnd(await startOtherAgency({ talents: TALENTS }));
const env = { ...agency.env, SITE_URL };
const stage = await openPublished(env);
const before = treeOf(stage.out);

const state = join(stage.data, 'build/published.json');
const copies = () => [join(stage.data, 'catalogue/copies.sqlite')];
const damage = (file: string) => writeFileSync(file, readFileSync(file).fill(0x55));

afterEach(async () => {
  agency.clearFaults();
  // Whatever was damaged is whole again after one good build.
  expect((await stage.build(env, '--force')).result?.result).toBe('published');
  expect(differences(before, treeOf(stage.out))).toEqual([]);
});

it.each([
  [
    'the state is damaged',
    () => {
      damage(state);
    },
  ],
  [
    'the state is missing',
    () => {
      rmSync(state);
    },
  ],
  ['the copies are damaged', () => copies().forEach(damage)],
  ['the copies are missing', () => copies().forEach((file) => rmSync(file))],
])('a bad talent list is not published where %s', async (_, spoil) => {
  spoil();
  agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body: listOf(...range(22)) } });
  const { stderr } = await stage.build(env);
  expect(stderr + JSON.stringify((await stage.build(env)).result)).toContain(
    'a list without 61 of the 82 known talents',
  );
  expect(differences(before, treeOf(stage.out))).toEqual([]);
});
