import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { openCopies, type Copies } from '../../../src/catalogue/copies.ts';
import { filesLeftOpen } from '../../support/open-files.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const folder = folderForEachTest();
let warnings: string[];
beforeEach(() => {
  warnings = [];
});

const file = () => join(folder.path, 'deep/copies.sqlite');
const open = (): Copies => openCopies(file(), (message) => warnings.push(message));
const SLIDES = { origin: 'https://panel.example', collection: 'slides', id: '' };
const copy = (text: string) => ({ text, etag: '"1"', lastModified: null, savedAt: 1_000 });

/** Says that what is kept in them is found again. */
function expectUsable(copies: Copies): void {
  copies.keep(SLIDES, copy('[]'));
  copies.save();
  expect(copies.find(SLIDES)).toEqual(copy('[]'));
}

/** Changes the file as a fault of the disk or of a cache would, behind the back of the copies. */
function alter(statements: string): void {
  const database = new DatabaseSync(file(), { defensive: false });
  database.exec(statements);
  database.close();
}

function profile(id: string) {
  return { origin: 'https://talent.example', collection: 'profiles', id };
}

it('a copy is there for the next build once it is saved', () => {
  const first = open();
  first.keep(SLIDES, copy('[]'));
  first.save();
  first.close();
  expect(open().find(SLIDES)).toEqual(copy('[]'));
  expect(warnings).toEqual([]);
});

it('the file of the copies is its owner’s alone, also one of an earlier build', () => {
  open().close();
  chmodSync(file(), 0o644);
  open().close();
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('a copy replaces the one before, and is never found for another service', () => {
  const copies = open();
  for (const text of ['[1]', '[2]']) {
    copies.keep(SLIDES, copy(text));
    copies.save();
  }
  expect(copies.find(SLIDES)?.text).toBe('[2]');
  expect(copies.find({ ...SLIDES, origin: 'https://other.example' })).toBeNull();
});

it('a copy goes when its record left the collection, and only then', () => {
  const copies = open();
  for (const id of ['1', '2', '3']) copies.keep(profile(id), copy(id));
  copies.keep({ ...profile('2'), origin: 'https://other.example' }, copy('other'));
  copies.save();
  copies.keepOnly('https://talent.example', 'profiles', new Set(['1', '3']));
  copies.save();
  expect(['1', '2', '3'].map((id) => copies.find(profile(id))?.text)).toEqual([
    '1',
    undefined,
    '3',
  ]);
  expect(copies.find({ ...profile('2'), origin: 'https://other.example' })?.text).toBe('other');
});

const damage = (statement: string) => {
  const first = open();
  first.keep(profile('1'), copy('{"name":"Ana"}'));
  first.keep(profile('2'), copy('{"name":"Bia"}'));
  first.save();
  first.close();
  alter(statement);
};

it.each([
  ['whose text changed', `UPDATE copies SET text = '{"name":"Bna"}' WHERE id = '1'`],
  ['whose validator changed', `UPDATE copies SET etag = '"2"' WHERE id = '1'`],
  ['whose time changed', `UPDATE copies SET saved_at = 999 WHERE id = '1'`],
  [
    'with the text of another record',
    `UPDATE copies SET text = (SELECT text FROM copies WHERE id = '2') WHERE id = '1'`,
  ],
  [
    'under the id of another record',
    `UPDATE copies SET id = '3' WHERE id = '1'; UPDATE copies SET id = '1' WHERE id = '2'; UPDATE copies SET id = '2' WHERE id = '3'`,
  ],
  ['without a text', `UPDATE copies SET text = '' WHERE id = '1'`],
])(
  'a damaged copy %s counts as absent, and is replaced by the next good answer',
  (_, statement) => {
    damage(statement);
    const copies = open();
    expect(copies.find(profile('1'))).toBeNull();
    copies.keep(profile('1'), copy('{"name":"Ana"}'));
    copies.save();
    expect(copies.find(profile('1'))).toEqual(copy('{"name":"Ana"}'));
  },
);

it('a damaged copy leaves the others as they are', () => {
  damage(`UPDATE copies SET text = 'null' WHERE id = '1'`);
  expect(open().find(profile('2'))).toEqual(copy('{"name":"Bia"}'));
});

it.each([
  ['lost a column', 'ALTER TABLE copies RENAME COLUMN text TO tex'],
  ['lost its table', 'DROP TABLE copies'],
  [
    'has another table',
    'DROP TABLE copies; CREATE TABLE copies (origin, collection, id, text, etag, last_modified, saved_at, digest)',
  ],
  [
    'has a schema that is none',
    `PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = 'CREATE TABLF copies (x)'`,
  ],
])('the file of the copies that %s is started afresh', (_, statement) => {
  open().close();
  alter(statement);
  expectUsable(open());
  expect(warnings).toEqual([expect.stringContaining('started afresh')]);
});

it('the file of the copies that is damaged is started afresh, with a warning', () => {
  open().close();
  writeFileSync(file(), 'this is no database, '.repeat(500));
  expectUsable(open());
  expect(warnings).toEqual([expect.stringContaining('started afresh')]);
  expect(readdirSync(join(folder.path, 'deep'))).toEqual(['copies.sqlite']);
});

it('the file of the copies that is damaged in the middle is started afresh too', () => {
  const first = open();
  for (let id = 0; id < 500; id += 1) first.keep(profile(String(id)), copy('x'.repeat(500)));
  first.save();
  first.close();
  const bytes = readFileSync(file());
  bytes.fill(0xff, 8_192, bytes.length - 4_096);
  writeFileSync(file(), bytes);
  expect(open().find(profile('7'))).toBeNull();
  expect(warnings).toHaveLength(1);
});

it('the file of the copies that is damaged while a build reads it is done without, and said once', () => {
  const copies = open();
  copies.keep(SLIDES, copy('[]'));
  copies.save();
  writeFileSync(file(), 'this is no database, '.repeat(500));
  expect([copies.find(SLIDES), copies.find(profile('7'))]).toEqual([null, null]);
  expect(warnings).toEqual([
    expect.stringMatching(/^copies: could not be read \(.+\); going on without copies$/),
  ]);
});

it('the file of the copies of another version is started afresh without a word', () => {
  open().close();
  alter('PRAGMA user_version = 99; DROP TABLE copies; CREATE TABLE copies (x);');
  expectUsable(open());
  expect(warnings).toEqual([]);
});

it('the file of the copies that cannot be made does not stop a build', () => {
  writeFileSync(join(folder.path, 'deep'), 'a file where the folder should be');
  expectUsable(open());
  expect(warnings).toEqual([expect.stringContaining('going on without copies')]);
});

it('the file of the copies that another build is writing keeps what was saved before', () => {
  const copies = open();
  copies.keep(SLIDES, copy('[1]'));
  copies.save();
  const other = new DatabaseSync(file());
  other.exec('BEGIN IMMEDIATE');
  copies.keep(SLIDES, copy('[2]'));
  copies.save();
  other.exec('ROLLBACK');
  other.close();
  expect(copies.find(SLIDES)?.text).toBe('[1]');
  expect(warnings[0]).toContain('could not be saved');
});

it.each([
  ['whole', () => undefined],
  ['damaged', () => writeFileSync(file(), 'no database')],
  ['of another version', () => alter('PRAGMA user_version = 1')],
  ['altered', () => alter('CREATE TABLE more (id)')],
])('the file of the copies that is %s is closed with them', async (_, change) => {
  open().close();
  const visit = () => {
    change();
    open().close();
  };
  expect(await filesLeftOpen(visit)).toBeLessThan(10);
});
