/** Releases on a real disk: what is published, what is kept, and what a process that died leaves behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepIdentical, listFiles, shareFiles } from '../../scripts/build/files.ts';
import { takeLock } from '../../scripts/build/lock.ts';
import { LockedError, lockReleases, openReleases, type PublishedAs, type Release, type Releases } from '../../scripts/build/releases.ts';
import { rollBack } from '../../scripts/build/roll-back.ts';

let folder: string;
const published = () => join(folder, 'dist');
const open = (as: PublishedAs = 'link') => openReleases(join(folder, 'data'), published(), as);
const shown = () => readFileSync(join(published(), 'index.html'), 'utf8');
const leftovers = (releases: Releases) => readdirSync(releases.folder).filter((name) => !/^(?:\d{6}|lock|held\.json)$/.test(name));

function complete(releases: Releases, text: string): Release {
  const draft = releases.draft();
  writeFileSync(join(draft.site, 'index.html'), text);
  mkdirSync(join(draft.site, 'en'));
  writeFileSync(join(draft.site, 'en/about.html'), 'about');
  return draft.complete();
}

function publish(releases: Releases, text: string): Release {
  const release = complete(releases, text);
  releases.publish(release);
  return release;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['link', 'folder'] as const)('a release published as a %s', (as) => {
  it('is what everybody sees, whole', () => {
    const releases = open(as);
    publish(releases, 'one');
    expect(shown()).toBe('one');
    publish(releases, 'two');
    expect(shown()).toBe('two');
    expect(listFiles(published()).toSorted()).toEqual(['en/about.html', 'index.html']);
    expect(leftovers(releases)).toEqual([]);
  });

  it('is the current one until the next is published', () => {
    const releases = open(as);
    expect(releases.current()).toBeNull();
    publish(releases, 'one');
    expect(releases.current()?.name).toBe('000001');
    releases.draft();
    expect(releases.current()?.name).toBe('000001');
    publish(releases, 'two');
    expect(releases.current()?.name).toBe('000002');
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

  it('comes back when a swap was cut short between two renames', () => {
    const releases = open(as);
    publish(releases, 'one');
    renameSync(published(), join(releases.folder, 'replaced'));
    lockReleases(releases)();
    expect(shown()).toBe('one');
  });
});

describe('the published place', () => {
  it('is turned by one rename, so that it leads somewhere at every moment', () => {
    const releases = open();
    publish(releases, 'one');
    expect(lstatSync(published()).isSymbolicLink()).toBe(true);
    const seen = new Set<string>();
    for (let turn = 0; turn < 50; turn += 1) {
      publish(releases, `release ${turn}`);
      seen.add(shown());
    }
    expect(seen.size).toBe(50);
  });

  it('is a folder of its own on Netlify, untouched by what becomes of the release', () => {
    const releases = open('folder');
    const release = publish(releases, 'one');
    expect(lstatSync(published()).isDirectory()).toBe(true);
    rmSync(release.folder, { recursive: true });
    expect(shown()).toBe('one');
  });

  it('can be turned from a folder to a link and back', () => {
    publish(open('folder'), 'one');
    publish(open('link'), 'two');
    expect(shown()).toBe('two');
    publish(open('folder'), 'three');
    expect(shown()).toBe('three');
    expect(open('folder').list()).toHaveLength(3);
  });

  it('shares its releases with no other place', () => {
    publish(open(), 'one');
    const other = openReleases(join(folder, 'data'), join(folder, 'other/dist'), 'link');
    publish(other, 'two');
    other.prune(1);
    expect(shown()).toBe('one');
  });
});

describe('releases', () => {
  it('go, the oldest first, but for the last few and the published one', () => {
    const releases = open();
    const first = publish(releases, 'first');
    for (const text of ['2', '3', '4', '5', '6', '7']) publish(releases, text);
    releases.publish(first);
    releases.prune(5);
    expect(releases.list().map(({ name }) => name)).toEqual(['000001', '000003', '000004', '000005', '000006', '000007']);
    expect(shown()).toBe('first');
  });

  it('can be gone back to, one by one, as long as there is an earlier one', () => {
    const releases = open();
    for (const text of ['one', 'two', 'three']) publish(releases, text);
    rollBack(releases);
    expect(shown()).toBe('two');
    rollBack(releases);
    expect(shown()).toBe('one');
    expect(() => rollBack(releases)).toThrow('there is no earlier release to go back to');
    expect(shown()).toBe('one');
  });

  it('have no number before they are whole, and drafts of the dead are cleared away', () => {
    const releases = open();
    publish(releases, 'one');
    releases.draft();
    expect(releases.list()).toHaveLength(1);
    expect(leftovers(releases)).toHaveLength(1);
    lockReleases(releases)();
    expect(leftovers(releases)).toEqual([]);
  });

  it('share the files that are the same, and only those', () => {
    const releases = open();
    const one = complete(releases, 'one');
    const two = complete(releases, 'two');
    expect(keepIdentical(['index.html', 'en/about.html'], one.site, two.site)).toEqual(['index.html']);
    const inode = (release: Release, file: string) => statSync(join(release.site, file)).ino;
    expect(inode(one, 'en/about.html')).toBe(inode(two, 'en/about.html'));
    expect(inode(one, 'index.html')).not.toBe(inode(two, 'index.html'));
  });

  it('are never written through a shared file', () => {
    const releases = open();
    const one = complete(releases, 'one');
    const draft = releases.draft();
    shareFiles(['en/about.html'], one.site, draft.site);
    expect(() => {
      shareFiles(['en/about.html'], one.site, draft.site);
    }).toThrow('EEXIST');
  });
});

describe('the lock', () => {
  it('is one process alone, and gone with it however it ends', async () => {
    const file = join(folder, 'lock');
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

  it('keeps a second build of the same place out until it is let go of', () => {
    const unlock = lockReleases(open());
    expect(() => lockReleases(open())).toThrow(LockedError);
    unlock();
    lockReleases(open())();
  });
});
