import type { LimitFunction } from 'p-limit';
import type { Copies } from './copies.ts';

export interface PictureReading {
  readonly imageBaseUrl: string;
  readonly copies: Pick<Copies, 'find' | 'keep' | 'keepOnly'>;
  readonly signal: AbortSignal;
  readonly limit: LimitFunction;
  readonly warn: (message: string) => void;
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 410]);
const MOST_NAMED = 5;

export function isLost({ status }: Response): boolean {
  return REFUSALS.has(status);
}

export function nameMissing(
  what: string,
  missing: readonly string[],
  warn: PictureReading['warn'],
) {
  const named = missing.slice(0, MOST_NAMED).join(', ');
  if (missing.length > 0) warn(`${what}: ${missing.length} cannot be had: ${named}`);
}

/** Whatever length the answer claims. */
export async function readHead({ body }: Response, bytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(chunks);
}
