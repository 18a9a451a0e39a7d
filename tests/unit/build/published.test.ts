import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  checkPlace,
  fillPlace,
  listFiles,
  loadMinors,
  mendPublished,
  nextTo,
  publish,
} from '../../../scripts/build/published.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const folder = folderForEachTest();

function write(place: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), text);
  }
}
const read = (place: string) =>
  Object.fromEntries(
    listFiles(place).map((file) => [file, readFileSync(join(place, file), 'utf8')]),
  );

const OLD = { 'index.html': 'old', 'modelos/1/left.html': 'old', '_astro/a.js': 'a' };
const NEW = { 'index.html': 'new', 'sobre-nos.html': 'new', '_astro/b.js': 'b' };

it.each(['a folder', 'a link', 'nothing'])('a site is published where there is %s', (what) => {
  const place = join(folder.path, 'dist');
  const behind = what === 'a link' ? join(folder.path, 'www') : place;
  if (what !== 'nothing') write(behind, OLD);
  if (what === 'a link') symlinkSync(behind, place);
  checkPlace(place);
  mendPublished(place);
  write(nextTo(place), NEW);
  const former = join(folder.path, `.${basename(behind)}-former`);
  write(former, { 'index.html': 'of a build that was killed' });
  publish(place);
  expect(existsSync(former)).toBe(false);
  expect(read(behind)).toEqual(NEW);
  expect(lstatSync(place).isSymbolicLink()).toBe(what === 'a link');
  expect(existsSync(nextTo(place))).toBe(false);
});

it.each<readonly [what: string, place: () => string, reason: RegExp]>([
  ['a dead link', () => join(folder.path, 'link'), /is a link to \.\/gone, which is not there$/],
  ['a file', () => join(folder.path, 'file'), /file is no folder$/],
  ['the program', () => dirname(process.cwd()), /would replace the program that makes it$/],
  ['the documents', () => join(process.cwd(), 'docs'), /docs holds other things than a site/],
  ['a folder that takes nothing', () => '/proc/site', /^nothing can be written in \/proc$/],
])('before a site is made, %s is no place for it, and why', (_, toPlace, reason) => {
  symlinkSync('./gone', join(folder.path, 'link'));
  write(folder.path, { file: 'x' });
  expect(() => checkPlace(toPlace())).toThrow(reason);
});

it('a folder that cannot be renamed is filled, and holds nothing else at the end', () => {
  const [place, next] = [join(folder.path, 'dist'), join(folder.path, 'next')];
  write(place, { ...OLD, '.next/rest.html': 'of a build that was killed' });
  write(next, NEW);
  const before = lstatSync(place).ino;
  fillPlace(next, place);
  expect(read(place)).toEqual(NEW);
  expect([lstatSync(place).ino, existsSync(next)]).toEqual([before, false]);
});

it('a folder that a build filled only in part tells no build as its own', () => {
  const [place, next] = [join(folder.path, 'dist'), join(folder.path, 'next')];
  write(place, { ...OLD, 'build.json': 'old', 'sobre-nos.html/stands': 'in the way' });
  write(next, { ...NEW, 'build.json': 'new' });
  expect(() => fillPlace(next, place)).toThrow();
  expect(existsSync(join(place, 'build.json'))).toBe(false);
});

const INFO = JSON.stringify({
  ...{ fingerprint: 'f', site: 's', time: 't' },
  ...{ counts: {}, stale: [], minors: ['a'] },
});
it.each<[string, () => Promise<Response>, readonly string[] | RegExp]>([
  ['that answers', () => Promise.resolve(new Response(INFO)), ['a']],
  ['that is not there yet', () => Promise.resolve(new Response('', { status: 404 })), []],
  [
    'that fails',
    () => Promise.resolve(new Response('', { status: 502 })),
    /build.json answered 502/,
  ],
  [
    'that answers a page',
    () => Promise.resolve(new Response('<html>')),
    /example\/build.json is no account of a build$/,
  ],
  ['that is silent', () => Promise.reject(new Error('gone')), /example\/build.json: gone/],
])(
  'on Netlify a site %s tells of minors, or a build hears that it does not',
  async (_, answer, told) => {
    vi.stubGlobal('fetch', answer);
    const env = { NETLIFY: 'true', URL: 'https://site.example' };
    const minors = loadMinors(join(folder.path, 'none'), env);
    await (told instanceof RegExp
      ? expect(minors).rejects.toThrow(told)
      : expect(minors).resolves.toEqual(told));
    expect(await loadMinors(join(folder.path, 'none'), {})).toEqual([]);
  },
);
