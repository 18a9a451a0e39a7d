/** Other agencies for as long as a test runs. */
import { afterEach } from 'vitest';
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

/** An answer of the talent service: thirty talents from 1001 on, all with the same ETag of their profile. */
export const listNaming = (etag: string | null) =>
  Array.from({ length: 30 }, (_, index) => ({ id: 1001 + index, name: 'Ana', profile_etag: etag }));
