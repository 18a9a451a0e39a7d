/** Releases on a real disk: what is published, what is kept, and what a process that died leaves
 * behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFolder, fillFolder, listFiles } from '../../scripts/build/files.ts';
import { findStanding } from '../../scripts/build/undamaged-files.ts';
import { takeLock } from '../../scripts/build/lock.ts';
import {
  LockedError,
  lockReleases,
  openReleases,
  type PublishedAs,
  type Release,
  type Releases,
} from '../../scripts/build/releases.ts';
import { readTalentRecord, writeTalentRecord } from '../../scripts/build/talent-record-file.ts';
import { addRelease } from '../../src/catalogue/talent-record.ts';
import { folderForEachTest } from '../support/test-folder.ts';

const folder = folderForEachTest();
const published = () => join(folder.path, 'dist');
const open = (as: PublishedAs = 'link') => openReleases(join(folder.path, 'data'), published(), as);
const shown = () => readFileSync(join(published(), 'index.html'), 'utf8');
const leftovers = (releases: Releases) =>
  readdirSync(releases.folder).filter((name) => !/^(?:\d{6}|lock)$/.test(name));
const numbers = (releases: Releases) =>
  readdirSync(releases.folder).filter((name) => /^\d{6}$/.test(name));

function complete(releases: Releases, text: string): Release {
  const draft = releases.draft();
  writeFileSync(join(draft.site, 'index.html'), text);
  writeFileSync(join(draft.site, 'build.json'), `"${text}"`);
  mkdirSync(join(draft.site, 'en'), { recursive: true });
  writeFileSync(join(draft.site, 'en/about.html'), 'about');
  return draft.complete();
}

function publish(releases: Releases, text: string): Release {
  const release = complete(releases, text);
  releases.publish(release);
  return release;
}

describe.each(['link', 'folder'] as const)('a release published as a %s', (as) => {
  it('is what everybody sees, whole', () => {
    const releases = open(as);
    publish(releases, 'one');
    expect(shown()).toBe('one');
    publish(releases, 'two');
    expect(shown()).toBe('two');
    expect(listFiles(published()).toSorted()).toEqual([
      'build.json',
      'en/about.html',
      'index.html',
    ]);
    expect(leftovers(releases)).toEqual([]);
  });

  it('is the current one until the next is published', () => {
    const releases = open(as);
    expect(releases.current()).toBeNull();
    publish(releases, 'one');
    expect(releases.current()?.name).toBe('000001');
    releases.draft();
    expect(releases.current()?.name).toBe('000001');
    complete(releases, 'unseen');
    expect(releases.current()?.name).toBe('000001');
    publish(releases, 'two');
    expect([releases.current()?.name, shown()]).toEqual(['000002', 'two']);
  });

  it('takes the place of a plain folder', () => {
    mkdirSync(published());
    writeFileSync(join(published(), 'old.html'), 'old');
    const releases = open(as);
    publish(releases, 'one');
    expect(shown()).toBe('one');
    expect(existsSync(join(published(), 'old.html'))).toBe(false);
    expect(leftovers(releases)).toEqual([]);
  });

  it('comes back when a swap was cut short between two renames, and nothing else stays when it was cut short after them', () => {
    const releases = open(as);
    publish(releases, 'one');
    renameSync(published(), join(releases.folder, 'replaced'));
    lockReleases(releases)();
    expect(shown()).toBe('one');
    mkdirSync(join(releases.folder, 'replaced'));
    lockReleases(releases)();
    expect([shown(), leftovers(releases)]).toEqual(['one', []]);
  });
});

it('the published place is a folder of its own on Netlify, untouched by what becomes of the release', () => {
  const releases = open('folder');
  const release = publish(releases, 'one');
  expect(lstatSync(published()).isDirectory()).toBe(true);
  rmSync(release.folder, { recursive: true });
  expect(shown()).toBe('one');
});

it('the published place can be turned from a folder to a link and back', () => {
  publish(open('folder'), 'one');
  publish(open('link'), 'two');
  expect([shown(), lstatSync(published()).isSymbolicLink()]).toEqual(['two', true]);
  publish(open('folder'), 'three');
  expect(shown()).toBe('three');
});

it('the published place shares its releases with no other place', () => {
  publish(open(), 'one');
  const other = openReleases(join(folder.path, 'data'), join(folder.path, 'other/dist'), 'link');
  for (const text of ['two', 'three', 'four']) publish(other, text);
  expect(shown()).toBe('one');
});

it.each([
  ['link', ['000003', '000004']],
  ['folder', ['000004']],
] as const)(
  'releases stay for one release more where visitors are served meanwhile, by a %s: %j',
  (as, kept) => {
    const releases = open(as);
    for (const text of ['1', '2', '3', '4']) publish(releases, text);
    expect(numbers(releases)).toEqual(kept);
    expect(shown()).toBe('4');
  },
);

it('releases that were never published do not replace the published one', () => {
  const releases = open();
  publish(releases, 'one');
  complete(releases, 'unseen');
  expect(releases.latest()?.name).toBe('000001');
  publish(releases, 'two');
  expect(shown()).toBe('two');
  expect(numbers(releases)).toEqual(['000001', '000002']);
});

it('releases get no number before they are complete, and drafts of killed processes are removed', () => {
  const releases = open();
  publish(releases, 'one');
  releases.draft();
  expect(numbers(releases)).toHaveLength(1);
  expect(leftovers(releases)).toHaveLength(1);
  lockReleases(releases)();
  expect(leftovers(releases)).toEqual([]);
});

it('releases before the published one become the next draft', () => {
  const releases = open();
  for (const text of ['1', '2']) publish(releases, text);
  const draft = releases.draft();
  expect(readFileSync(join(draft.site, 'index.html'), 'utf8')).toBe('1');
  expect(listFiles(releases.draft().site)).toEqual([]);
  expect(shown()).toBe('2');
});

it('the record of talents beside the releases is replaced, never written over', () => {
  const releases = open();
  const write = (talents: number) =>
    writeTalentRecord(releases, addRelease(null, { origin: 'x', listed: [], talents, now: 1 }));
  write(1);
  const earlier = join(folder.path, 'earlier');
  linkSync(join(releases.folder, 'talents.json'), earlier);
  const text = readFileSync(earlier, 'utf8');
  write(2);
  expect(readFileSync(earlier, 'utf8')).toBe(text);
  expect(readTalentRecord(releases)?.sizes).toMatchObject([{ talents: 2 }]);
  expect(leftovers(releases)).toEqual(['talents.json']);
});

describe('a folder that is filled', () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), text);
  };
  const inode = (file: string) => statSync(join(folder.path, file)).ino;
  const fill = (files: readonly string[]) => {
    const site = join(folder.path, 'site');
    const standing = clearFolder(site, findStanding({ site }), (file) => files.includes(file));
    fillFolder(
      site,
      new Map(files.map((file) => [file, { from: join(folder.path, 'before', file) }])),
      standing,
    );
  };

  beforeEach(() => {
    for (const file of ['a.html', 'x/1/one.html', 'x/2/two.html'])
      write(`before/${file}`, `before ${file}`);
    mkdirSync(join(folder.path, 'site'));
  });

  it('holds exactly what it is given', () => {
    fill(['a.html', 'x/1/one.html']);
    expect(listFiles(join(folder.path, 'site')).toSorted()).toEqual(['a.html', 'x/1/one.html']);
    expect(inode('site/a.html')).toBe(inode('before/a.html'));
  });

  it('keeps files that are right, replaces those that are not, and removes the rest with its empty folders', () => {
    fill(['a.html', 'x/1/one.html', 'x/2/two.html']);
    write('site/gone/far/old.html', 'old');
    rmSync(join(folder.path, 'site/a.html'));
    write('site/a.html', 'somebody else');
    fill(['a.html', 'x/1/one.html']);
    expect(listFiles(join(folder.path, 'site')).toSorted()).toEqual(['a.html', 'x/1/one.html']);
    expect(readdirSync(join(folder.path, 'site')).toSorted()).toEqual(['a.html', 'x']);
    expect(inode('site/a.html')).toBe(inode('before/a.html'));
  });

  it('can be emptied and filled again, and leaves the files of others alone', () => {
    fill(['x/1/one.html']);
    fill([]);
    expect(readdirSync(join(folder.path, 'site'))).toEqual([]);
    fill(['x/2/two.html']);
    expect(listFiles(join(folder.path, 'site'))).toEqual(['x/2/two.html']);
    expect(readFileSync(join(folder.path, 'before/x/1/one.html'), 'utf8')).toBe(
      'before x/1/one.html',
    );
  });
});

it('the lock is held by one process, and released however that process ends', async () => {
  const file = join(folder.path, 'lock');
  const lockModule = join(import.meta.dirname, '../../scripts/build/lock.ts');
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { takeLock } from ${JSON.stringify(lockModule)}; console.log(takeLock(${JSON.stringify(file)}) !== null); setInterval(() => {}, 1000);`,
  ]);
  const [line] = (await once(holder.stdout, 'data')) as [Buffer];
  expect(line.toString().trim()).toBe('true');
  expect(takeLock(file)).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = takeLock(file);
  expect(unlock).not.toBeNull();
  unlock?.();
});

it('the lock can be acquired where its file is damaged', () => {
  writeFileSync(join(folder.path, 'lock'), '{"not":"a lock"}'.repeat(100));
  const unlock = takeLock(join(folder.path, 'lock'));
  expect(unlock).not.toBeNull();
  expect(takeLock(join(folder.path, 'lock'))).toBeNull();
  unlock?.();
});

it('the lock keeps a second build of the same place out until it is let go of', () => {
  const unlock = lockReleases(open());
  expect(() => lockReleases(open())).toThrow(LockedError);
  unlock();
  lockReleases(open())();
});
