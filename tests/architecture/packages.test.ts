/** What is installed is what was locked, and nothing of it runs while it is installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLI_VERSION } from '../support/netlify-cli.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly engines?: unknown;
  readonly os?: unknown;
}

const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...entry }));

/** Builds of Astro's compiler for other machines, which the registry that this was locked from did
 * not have. */
const WITHOUT_HASH = [
  ...['android-arm64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-gnu', 'linux-arm64-musl'],
  ...['wasm32-wasi', 'win32-arm64-msvc', 'win32-x64-msvc'],
].map((platform) => `@astrojs/compiler-binding-${platform}`);

it('a locked package has its hash', () => {
  // What comes inside another package is covered by that one's.
  const without = locked.filter(
    ({ integrity, inBundle }) => inBundle !== true && !/^sha512-/.test(integrity ?? ''),
  );
  expect(without.map(({ name }) => name)).toEqual(WITHOUT_HASH);
  expect(without.every(({ optional }) => optional)).toBe(true);
});

it('a locked package has no `engines` where it is optional and for one platform', () => {
  // npm 9 leaves out a package whose `engines` the machine's own Node does not satisfy, although
  // the Node among the packages would run it. Delete the field from the lock file where `npm
  // install` has written it.
  expect(
    locked.filter(
      ({ optional, os, engines }) => optional === true && os !== undefined && engines !== undefined,
    ),
  ).toEqual([]);
});

it('a locked package runs nothing while it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  // They do without: one swaps a script for a program, the other fetches a Java runtime. A third
  // has to be tried before it is added here.
  expect(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual(
    ['esbuild', 'vnu-jar'],
  );
});

it('npm test prints each of its stages as soon as it has ended', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(scripts['test']?.match(/run-p(?: --aggregate-output)?/g)).toEqual([
    'run-p --aggregate-output',
    'run-p --aggregate-output',
  ]);
});

const workflow = read('.github/workflows/tests.yml');

it('the workflow runs on pushes to main and on pull requests with npm’s cache, in every engine, by commands that there are', () => {
  expect(workflow).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:$/m);
  expect(workflow.match(/cache: npm/g)).toHaveLength(workflow.match(/npm ci/g)?.length ?? 0);
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = Array.from(
    workflow.matchAll(/- run: npm (?:run )?(test[\w:]*)/g),
    ([, command = '']) => command,
  );
  expect(commands).toEqual(['test', 'test:e2e:engines', 'test:deploy']);
  expect(commands.filter((command) => scripts[command] === undefined)).toEqual([]);
  expect(workflow).toContain('engine: [firefox, webkit]');
});

it('the workflow may only read, and installs the CLI that the tests were written with', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(workflow).toContain(` netlify-cli@${CLI_VERSION}\n`);
});
