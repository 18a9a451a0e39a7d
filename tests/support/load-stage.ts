import { vi } from 'vitest';
import { openCopies, type Copies } from '../../src/catalogue/copies.ts';
import { loadCatalogue, type Loaded, type LoadParts } from '../../src/catalogue/load-catalogue.ts';
import { readBuildConfig } from '../../src/config/build-config.ts';
import { toErrorMessage } from '../../src/lib/errors.ts';

/** Shortens the pauses between tries. */
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, vi.isFakeTimers() ? milliseconds : Math.min(milliseconds, 5));
    }),
}));

export function openTestCopies(): Copies {
  return openCopies(null, () => undefined);
}

export async function loadFrom(
  env: Readonly<Record<string, string>>,
  parts: Partial<LoadParts> = {},
): Promise<Loaded> {
  const { services, strict, site } = readBuildConfig(env);
  const copies = parts.copies ?? openTestCopies();
  const loaded = await loadCatalogue({ services, strict, site, ...parts, copies });
  // As if the release of what was loaded had been published.
  copies.save();
  return loaded;
}

export async function reasonOf(load: Promise<Loaded>): Promise<string> {
  return load.then(() => 'it loaded', toErrorMessage);
}
