/** Other agencies for as long as a test runs. */
import { afterEach } from 'vitest';
import type { Copies } from '../../src/catalogue/copies.ts';
import type { Loaded, LoadParts } from '../../src/catalogue/load.ts';
import { loadFrom, openTestCopies } from './load.ts';
import { startOtherAgency, type OtherAgency, type OtherAgencyOptions } from './other-agency.ts';

/** Gives a function that starts an agency; whatever it started ends after each test of the file. */
export function startForEachTest(): (options?: OtherAgencyOptions) => Promise<OtherAgency> {
  const running: OtherAgency[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((agency) => agency.close()));
  });
  return async (options = {}) => {
    const agency = await startOtherAgency(options);
    running.push(agency);
    return agency;
  };
}

/** An agency that was read once. */
export interface ReadAgency {
  readonly agency: OtherAgency;
  readonly before: Loaded;
  /** What the load before left, and each further one. */
  readonly copies: Copies;
  /** Reads it once more with those copies. */
  readonly reload: (parts?: Partial<LoadParts>) => Promise<Loaded>;
}

/** Reads an agency for the first time. */
export async function readFirst(agency: OtherAgency, first: Partial<LoadParts> = {}): Promise<ReadAgency> {
  const copies = openTestCopies();
  const reload: ReadAgency['reload'] = (parts = {}) => loadFrom(agency.env, { copies, ...parts });
  return { agency, before: await reload(first), copies, reload };
}

/** How often a request came, named by method and path. */
export const countOf = (agency: OtherAgency, request: string): number => agency.requests.get(request) ?? 0;

/** An answer of the talent service: thirty talents from 1001 on, all with the same ETag of their profile. */
export const listNaming = (etag: string | null) =>
  Array.from({ length: 30 }, (_, index) => ({ id: 1001 + index, name: 'Ana', profile_etag: etag }));
