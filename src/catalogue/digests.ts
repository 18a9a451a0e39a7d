import type { Catalogue } from '../domain/catalogue.ts';
import { digest } from '../lib/digest.ts';

/** SHA-256 in hex of each talent by id, and of each collection by its name in `Catalogue`. */
export interface CatalogueDigests {
  readonly talents: ReadonlyMap<string, string>;
  readonly collections: Readonly<Record<keyof Catalogue, string>>;
}

/** Digests a catalogue. The order of fields is fixed; the order of lists and languages counts. */
export function toDigests(catalogue: Catalogue): CatalogueDigests {
  const talents = new Map(catalogue.talents.map((talent) => [talent.id, digest(talent)]));
  const digests = (Object.keys(catalogue) as (keyof Catalogue)[]).map((name) => [
    name,
    name === 'talents' ? digest(Array.from(talents)) : digest(catalogue[name]),
  ]);
  return { talents, collections: Object.fromEntries(digests) as Record<keyof Catalogue, string> };
}
