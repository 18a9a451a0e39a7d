import { onTestFinished } from 'vitest';
import type { LoadParts } from '../../src/catalogue/load-catalogue.ts';
import { loadFrom, openTestCopies } from './load-stage.ts';
import { talentName } from './other-agency-data.ts';
import { startOtherAgency, type OtherAgency, type OtherAgencyOptions } from './other-agency.ts';

export async function startAgency(options: OtherAgencyOptions = {}): Promise<OtherAgency> {
  const agency = await startOtherAgency(options);
  onTestFinished(agency.close);
  return agency;
}

/** Loads once; `reload` loads again from the same copies. */
export async function readFirst(agency: OtherAgency, first: Partial<LoadParts> = {}) {
  const copies = openTestCopies();
  const reload = (parts: Partial<LoadParts> = {}) => loadFrom(agency.env, { copies, ...parts });
  return { agency, before: await reload(first), copies, reload };
}

export const countOf = (agency: OtherAgency, request: string): number =>
  agency.requests.get(request) ?? 0;

export const listOf = (...ids: readonly number[]) =>
  ids.map((id) => ({ id, name: talentName(id - 1001) }));
export const range = (count: number, from = 1001) =>
  Array.from({ length: count }, (_, index) => from + index);
