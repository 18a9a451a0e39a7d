/**
 * What a rollback took back: the same content with the same code is not published again by itself. Any other content or code is, and so
 * is everything that somebody asks for with `npm run build`.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Releases } from './releases.ts';
import type { ReleaseState } from './state.ts';

const heldSchema = v.array(v.object({ fingerprint: v.string(), shape: v.string() }));

const toFile = ({ folder }: Releases): string => join(folder, 'held.json');

/** Adds what was published until now. */
export function hold(releases: Releases, { info, shape }: ReleaseState): void {
  writeFileSync(toFile(releases), JSON.stringify([...readHeld(releases), { fingerprint: info.fingerprint, shape }]));
}

export function forgetHeld(releases: Releases): void {
  rmSync(toFile(releases), { force: true });
}

/** Tells whether content and code are what was taken back. */
export function isHeld(releases: Releases, fingerprint: string, shape: string): boolean {
  return readHeld(releases).some((held) => held.fingerprint === fingerprint && held.shape === shape);
}

function readHeld(releases: Releases): v.InferOutput<typeof heldSchema> {
  try {
    return v.parse(heldSchema, JSON.parse(readFileSync(toFile(releases), 'utf8')));
  } catch {
    return [];
  }
}
