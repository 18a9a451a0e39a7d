/** Fingerprints of the content, by which a later build tells what changed. */
import type { Catalogue } from '../domain/catalogue.ts';
import { digest } from '../lib/digest.ts';

/** SHA-256 in hex of each talent by id, and of each collection by its name in `Catalogue`. */
export interface CatalogueDigests {
  readonly talents: ReadonlyMap<string, string>;
  readonly collections: Readonly<Record<keyof Catalogue, string>>;
}

/**
 * Equal content has equal digests, whatever the order in which a service wrote its fields: conversion writes every field in one fixed
 * order. The order of lists and of a text's languages counts. `known` are digests of what talents were made of: making one of each talent
 * with all its pictures takes longer than reading it.
 */
export function toDigests(catalogue: Catalogue, known: ReadonlyMap<string, string> = new Map()): CatalogueDigests {
  const talents = new Map(catalogue.talents.map((talent) => [talent.id, known.get(talent.id) ?? digest(talent)]));
  const digests = (Object.keys(catalogue) as (keyof Catalogue)[]).map((name) => [
    name,
    name === 'talents' ? digest(Array.from(talents)) : digest(catalogue[name]),
  ]);
  return { talents, collections: Object.fromEntries(digests) as Record<keyof Catalogue, string> };
}
