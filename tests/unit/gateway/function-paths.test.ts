/** The platform reads a function's path from its source, so it cannot be made of the contracts and
 * the routes: these tests hold it to them, and the headers too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { compositePath, compositesPath } from '../../../src/contracts/composite-call.ts';
import { ENTRIES, entryPath } from '../../../src/contracts/entry-kinds.ts';
import { toOptionsPath } from '../../../src/contracts/options-call.ts';
import { config as composite } from '../../../src/gateway/functions/composite.ts';
import { config as composites } from '../../../src/gateway/functions/composites.ts';
import { config as entry } from '../../../src/gateway/functions/entry.ts';
import { config as options } from '../../../src/gateway/functions/options.ts';
import { toPath } from '../../../src/routes.ts';

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

it('The camera may be asked for at the addresses of the applications, and nowhere else', () => {
  const config = readFileSync(join(import.meta.dirname, '../../../netlify.toml'), 'utf8');
  const asking = Array.from(
    config.matchAll(/^for = "(.+)"\n\[headers\.values\]\nPermissions-Policy = "camera=\(self\)/gm),
    ([, path]) => path,
  );
  const applications = (['scouted', 'scoutedFace'] as const).flatMap((page) =>
    LOCALE_CODES.map((locale) => toPath({ page }, locale)),
  );
  expect(asking).toEqual(applications);
});
