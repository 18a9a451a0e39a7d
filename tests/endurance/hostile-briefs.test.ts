/** Links of briefs as strangers may write them: thousands, none of which throws, hangs or shows more than a brief may hold. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBriefHash } from '../../src/islands/favourites/brief-link.ts';

const RUNS = 5000;
const pack = (text: string) => `#b=1${deflateRawSync(text).toString('base64url')}`;

const id = fc.oneof(fc.integer({ min: 1, max: 99_999 }).map(String), fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'));
const entry = fc.oneof(id, fc.tuple(id, fc.string({ maxLength: 400 })), fc.jsonValue());
const hash = fc.oneof(
  fc.json().map(pack),
  fc.array(entry).map((list) => pack(JSON.stringify(list))),
  fc.tuple(fc.string(), fc.integer({ min: 1, max: 2_000_000 })).map(([text, size]) => pack(`["${text}${'a'.repeat(size)}"]`)),
  fc.string({ maxLength: 2000 }).map((text) => `#b=1${text}`),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => `#b=1${Buffer.from(bytes).toString('base64url')}`),
  fc.string({ maxLength: 2000 }).map((text) => `#ids=${text}`),
);

describe('links of strangers', () => {
  it(`are read without an error, ${String(RUNS)} of them`, async () => {
    await fc.assert(
      fc.asyncProperty(hash, async (link) => {
        const brief = await readBriefHash(link);
        expect(brief?.order.length ?? 0).toBeLessThanOrEqual(300);
        for (const text of Object.values(brief?.notes ?? {})) expect(text.length).toBeLessThanOrEqual(140);
      }),
      { numRuns: RUNS },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  }, 300_000);
});
