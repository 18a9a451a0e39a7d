/** The platform reads a function's path from its source, so it cannot be made of the contracts and
 * the routes: these tests hold it to them. */
import { expect, it } from 'vitest';
import { compositePath, compositesPath } from '../../../src/contracts/composite-call.ts';
import { ENTRIES, entryPath } from '../../../src/contracts/entry-kinds.ts';
import { toOptionsPath } from '../../../src/contracts/options-call.ts';
import { config as composite } from '../../../src/gateway/functions/composite.ts';
import { config as composites } from '../../../src/gateway/functions/composites.ts';
import { config as deliverOutbox } from '../../../src/gateway/functions/deliver-outbox.ts';
import { config as entry } from '../../../src/gateway/functions/entry.ts';
import { config as options } from '../../../src/gateway/functions/options.ts';
import { config as scheduledRebuild } from '../../../src/gateway/functions/scheduled-rebuild.ts';

function answersAt(
  { path = [] }: { readonly path?: string | readonly string[] },
  address: string,
): boolean {
  const { pathname } = new URL(address, 'https://amazing.example');
  return [path].flat().some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }));
}

it.each([
  { config: composite, address: compositePath('3101') },
  { config: composites, address: compositesPath(['3101', '3102']) },
  { config: options, address: toOptionsPath({ language: 'en', country: '76' }) },
  ...ENTRIES.map((name) => ({ config: entry, address: entryPath(name) })),
])('a function answers at the address that the site asks $address', ({ config, address }) => {
  expect(answersAt(config, address)).toBe(true);
});

it.each([
  [6, composites],
  [20, composite],
  [20, entry],
  [120, options],
] as const)(
  'a function is called from one address at most %i times a minute, number %#',
  (most, config) => {
    expect(config.rateLimit).toEqual({
      windowLimit: most,
      windowSize: 60,
      aggregateBy: ['ip', 'domain'],
    });
  },
);

it('a function that runs by itself delivers what waits every five minutes, and looks for changes every hour', () => {
  expect([deliverOutbox.schedule, scheduledRebuild.schedule]).toEqual(['*/5 * * * *', '@hourly']);
});
