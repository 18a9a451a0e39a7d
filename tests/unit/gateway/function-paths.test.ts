/** What the platform's manifest says of the functions. The platform reads `config` from a function's
 * source, not by running it: it has to be a literal, and is held here to the contracts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { compositePath, compositesPath } from '../../../src/contracts/composite-call.ts';
import { ENTRY_KINDS, entryPath } from '../../../src/contracts/entry-kinds.ts';
import { toOptionsPath } from '../../../src/contracts/options-call.ts';
import { RATE_LIMIT_MINUTES } from '../../../src/domain/constants.ts';

const FOLDER = join(import.meta.dirname, '../../../src/gateway/functions');

interface Config {
  readonly path?: string;
}

function readConfig(name: string): Config {
  const source = readFileSync(join(FOLDER, name), 'utf8');
  const [, literal = ''] = /^export const config: Config = (\{[^;]*\});$/m.exec(source) ?? [];
  // An empty context: what is no literal is not defined there.
  return structuredClone(runInNewContext(`(${literal})`)) as Config;
}

const MANIFEST = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name.replace('.ts', ''), readConfig(name)]),
);

it.each<readonly [name: string, address: string]>([
  ['composite', compositePath('3101')],
  ['composites', compositesPath(['3101', '3102'])],
  ['options', toOptionsPath({ language: 'en', country: '76' })],
  ...ENTRY_KINDS.map((name) => ['entry', entryPath(name)] as const),
])('the function %s answers at the address that the site asks, %s', (name, address) => {
  const { pathname } = new URL(address, 'https://amazing.example');
  expect(new URLPattern({ pathname: MANIFEST[name]?.path ?? '' }).test({ pathname })).toBe(true);
});

it('functions for visitors are limited by address, the others run by schedule, and files come before any', () => {
  const upTo = (windowLimit: number) => ({
    rateLimit: {
      windowLimit,
      windowSize: 60 * RATE_LIMIT_MINUTES,
      aggregateBy: ['ip', 'domain'],
    },
  });
  const rules = Object.entries(MANIFEST).map(([name, { path: _, ...rule }]) => [name, rule]);
  expect(Object.fromEntries(rules)).toEqual({
    composite: upTo(20),
    composites: upTo(6),
    'deliver-outbox': { schedule: '*/5 * * * *' },
    entry: upTo(20),
    'missing-asset': { preferStatic: true },
    options: upTo(120),
    'scheduled-rebuild': { schedule: '@hourly' },
  });
});
