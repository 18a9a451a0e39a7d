import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openCopies, type Copies } from '../../../src/catalogue/copies.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const folder = folderForEachTest();
let warnings: string[];
beforeEach(() => {
  warnings = [];
});

const file = () => join(folder.path, 'deep/copies.jsonl');
const open = (): Copies => openCopies(file(), (message) => warnings.push(message));
const SLIDES = { origin: 'https://panel.example', collection: 'slides', id: '' };
const copy = (text: string) => ({ text, etag: '"1"', lastModified: null, savedAt: 1_000 });
const profile = (id: string) => ({ origin: 'https://talent.example', collection: 'profiles', id });

function save(...kept: readonly Readonly<Parameters<Copies['keep']>>[]): Copies {
  const copies = open();
  for (const [key, value] of kept) copies.keep(key, value);
  copies.save();
  return copies;
}

it('a copy is there once it is saved, for the next build too, and for its owner alone', () => {
  const copies = open();
  copies.keep(SLIDES, copy('["\t\n\u2028"]'));
  expect(copies.find(SLIDES)).toBeNull();
  copies.save();
  for (const one of [copies, open()]) expect(one.find(SLIDES)).toEqual(copy('["\t\n\u2028"]'));
  chmodSync(file(), 0o644);
  save([SLIDES, copy('[]')]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder.path, 'deep'))).toEqual(['copies.jsonl']);
  expect(warnings).toEqual([]);
});

it('a copy goes when its record left the collection, and only then', () => {
  const other = { ...profile('2'), origin: 'https://other.example' };
  const further = { ...profile('2'), collection: 'profiles of others' };
  const all = [profile('1'), profile('2'), profile('3'), other, further];
  const copies = save(...all.map((key) => [key, copy('x')] as const));
  copies.keepOnly('https://talent.example', 'profiles', new Set(['1', '3']));
  copies.save();
  const left = all.filter((key) => open().find(key) === null);
  expect(left).toEqual([profile('2')]);
});

it.each<[string, (lines: string) => string]>([
  ['whose text changed', (lines) => lines.replace('Ana', 'Bna')],
  ['whose validator changed', (lines) => lines.replace('"1\\"', '"2\\"')],
  ['under the id of another record', (lines) => lines.replace('"profiles","1"', '"profiles","3"')],
  ['that is cut', (lines) => lines.slice(0, lines.indexOf('Ana'))],
  ['among what is no copy', () => 'this is no copy\n'.repeat(500)],
])('a copy %s counts as absent, and is replaced by the next good answer', (_, spoil) => {
  save([profile('1'), copy('{"name":"Ana"}')], [profile('2'), copy('{}')]);
  const lines = readFileSync(file(), 'utf8');
  writeFileSync(file(), spoil(lines));
  const copies = open();
  expect([copies.find(profile('1')), copies.find(profile('3'))]).toEqual([null, null]);
  // The others stay as they are.
  if (spoil(lines).includes('{}')) expect(copies.find(profile('2'))).not.toBeNull();
  save([profile('1'), copy('{"name":"Ana"}')]);
  expect(open().find(profile('1'))).toEqual(copy('{"name":"Ana"}'));
});

it('a file of copies that cannot be read or written does not stop a build', () => {
  mkdirSync(file(), { recursive: true });
  const copies = save([SLIDES, copy('[]')]);
  expect(copies.find(SLIDES)).toEqual(copy('[]'));
  expect(warnings).toEqual([
    expect.stringMatching(/cannot be read \(EISDIR.*\); going on without copies$/),
    expect.stringContaining('could not be saved'),
  ]);
});
