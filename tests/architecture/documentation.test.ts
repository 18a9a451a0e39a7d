/** The README, `docs/` and `.env.example` describe the tree as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { words } from '../support/words.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readme = read('README.md');

/** The lines between a heading and the next of its level. */
function section(heading: string): string {
  const [, after] = readme.split(new RegExp(`^## ${heading}$`, 'm'));
  if (after === undefined) throw new Error(`The README has no section "${heading}"`);
  return after.split(/^## /m)[0] ?? '';
}

function sources(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(join(folder, file)));
}

it('every event of the log is in docs/operate.md, and no other', () => {
  const areas = 'alert|composite|config|entry|options|outbox|rebuild';
  const literal = new RegExp(`'((?:${areas})\\.[a-z]+)'`, 'g');
  const logged = sources('src/gateway').flatMap((code) =>
    Array.from(code.matchAll(literal), ([, event]) => event),
  );
  // Named after why a record cannot be sent.
  const used = new Set([...logged, 'outbox.damaged', 'outbox.mismatched']);
  const told = Array.from(
    read('docs/operate.md').matchAll(/^\| `([a-z]+\.[a-z]+)`/gm),
    ([, event]) => event,
  );
  expect(told).toEqual(Array.from(used).sort());
});

/** Set by others: Netlify, the commands themselves, the runner of the tests. */
const NOT_OURS = words(`
    URL NETLIFY NETLIFY_LOCAL NETLIFY_DEV CONTEXT NETLIFY_BLOBS_CONTEXT ASTRO_TELEMETRY_DISABLED NODE_ENV FUNCTIONS_ORIGIN PATH HOME
  `);
const code = [
  ...sources('src/config'),
  ...sources('src/astro'),
  ...sources('src/gateway'),
  ...sources('scripts'),
];
const used = new Set(
  code.flatMap((source) =>
    Array.from(
      source.matchAll(
        /env\['([A-Z_]+)'\]|readPort\('([A-Z_]+)'|(?<=[\s{])([A-Z_]{3,}): (?:optional|required|service|credential)\w*[(,]/g,
      ),
      ([, read, port, rule]) => read ?? port ?? rule ?? '',
    ),
  ),
);
const ours = Array.from(used)
  .filter((name) => !NOT_OURS.includes(name))
  .sort();

const lines = read('.env.example').split('\n');
const listed = lines.filter((line) => line !== '' && !line.startsWith('#'));

it('every variable of the environment is in .env.example, without a value, with its default', () => {
  expect(listed.map((line) => line.replace(/=$/, '')).sort()).toEqual(ours);
  expect(
    listed.filter((line) => !/^# .*\bDefault: ./.test(lines[lines.indexOf(line) - 1] ?? '')),
  ).toEqual([]);
});

it('each command stands in a table of the README or of docs/commands.md, once, and no other does', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  const rows = (readme + read('docs/commands.md')).matchAll(/^\| `(npm [^`]+)`/gm);
  expect(Array.from(rows, ([, command = '']) => command).toSorted()).toEqual(commands.toSorted());
});

it('each limit of docs/measured.md stands in the file that it names', () => {
  const rows = Array.from(
    read('docs/measured.md').matchAll(/^\|[^|]+\| ([^|]+) \|[^|]+\| `([^`]+)`/gm),
  );
  expect(rows.length).toBeGreaterThan(10);
  const missing = rows.flatMap(([, limits = '', file = '']) => {
    const numbers = new Set(
      Array.from(read(file).matchAll(/\b\d[\d_.]*/g), ([number]) =>
        Number(number.replaceAll('_', '')),
      ),
    );
    return Array.from(
      limits.matchAll(/([\d.,]+)( %)?/g),
      ([, number = '', percent]) => Number(number.replaceAll(',', '')) / (percent ? 100 : 1),
    )
      .filter((limit) => !numbers.has(limit))
      .map((limit) => `${file}: ${String(limit)}`);
  });
  expect(missing).toEqual([]);
});

it('the README maps every folder of the tree, and none that is not there', () => {
  const map = /```\n([\s\S]*?)```/.exec(section('Map of the code'))?.[1] ?? '';
  const told = Array.from(map.matchAll(/^( {2})?([\w.-]+\/?)\s/gm), ([, inner, name = '']) =>
    inner === undefined ? name : `src/${name}`,
  );
  const listed = (folder: string, prefix: string) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${prefix}${entry.name}/`);
  const hidden = /^(?:\.|node_modules|dist|test-results|playwright-report)/;
  const folders = [
    ...listed('.', '').filter((name) => !hidden.test(name)),
    ...listed('src', 'src/'),
  ];
  expect(told.filter((name) => name.endsWith('/')).toSorted()).toEqual(folders.toSorted());
});

it('the README is short enough to be read at once', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
});

/** Files that a recipe creates. */
const made = /\bpress\b|\/es\//;
const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join('docs', file),
  ),
].filter((file) => file.endsWith('.md'));

it.each(documents)('the README and docs/ %s names no file that is not there', (document) => {
  const paths = Array.from(
    read(document).matchAll(/`((?:src|tests|scripts|i18n|public|docs)\/[\w./[\]{},-]+)`/g),
    ([, path = '']) => path,
  );
  const missing = paths
    .flatMap((path) => {
      const [, before = '', choices, after = ''] = /^(.*)\{([^}]+)\}(.*)$/.exec(path) ?? [];
      return choices === undefined
        ? [path]
        : choices.split(',').map((choice) => before + choice + after);
    })
    .filter((path) => !made.test(path))
    .filter((path) => {
      const name = path.replace(/\/$/, '').split('/').at(-1) ?? '';
      const folder = path.replace(/\/$/, '').split('/').slice(0, -1).join('/');
      return !readdirSync(join(ROOT, folder)).includes(name);
    });
  expect(missing).toEqual([]);
});
