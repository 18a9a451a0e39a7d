import { onTestFinished, vi } from 'vitest';
import { openCopies, type Copies } from '../../src/catalogue/copies.ts';
import { loadCatalogue, type Loaded, type LoadParts } from '../../src/catalogue/load-catalogue.ts';
import { readBuildConfig } from '../../src/config/build-config.ts';
import { toErrorMessage } from '../../src/lib/errors.ts';
import { talentName } from './other-agency-data.ts';
import { startOtherAgency, type OtherAgency, type OtherAgencyOptions } from './other-agency.ts';

/** Pauses between tries are shorter for every test that imports this file. */
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

export async function startAgency(options: OtherAgencyOptions = {}): Promise<OtherAgency> {
  const agency = await startOtherAgency(options);
  onTestFinished(agency.close);
  return agency;
}

/** Loads once; `reload` loads again from the same copies. */
export async function readFirst(agency: OtherAgency) {
  const copies = openTestCopies();
  const reload = (parts: Partial<LoadParts> = {}) => loadFrom(agency.env, { copies, ...parts });
  return { agency, before: await reload(), copies, reload };
}

export const countOf = (agency: OtherAgency, request: string): number =>
  agency.requests.get(request) ?? 0;

export const listOf = (...ids: readonly number[]) =>
  ids.map((id) => ({ id, name: talentName(id - 1001) }));
export const range = (count: number, from = 1001) =>
  Array.from({ length: count }, (_, index) => from + index);
