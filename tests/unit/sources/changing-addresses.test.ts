import { expect, it } from 'vitest';
import { findExpiring, toStable } from '../../../src/sources/changing-addresses.ts';

const FILE = 'https://cdn.example/a.jpg';

it.each<readonly [query: string, rest: string, expires: boolean]>([
  ...[
    'X-Amz-Date=20261128T000000Z&X-Amz-Expires=900&X-Amz-Signature=a',
    'sv=2022-11-02&spr=https&se=2026-11-28&skoid=1&skt=2&ske=3&sig=a%3D',
    'Policy=a&Signature=b&Key-Pair-Id=c',
    '_nc_cat=1&_nc_ohc=a&oh=00_A&oe=6A2F427E',
    'temp_url_sig=a&temp_url_expires=1790000000',
    'q-sign-algorithm=sha1&q-sign-time=1;2&q-signature=a',
  ].map((query) => [`?${query}`, '', true] as const),
  ...['v=1790000000', 'rnd=0.12345'].map((query) => [`?${query}`, '', false] as const),
  ...['w=300&v=1.2.3', 'x-oss-process=image/resize,w_300', 'updated_at=1790000000'].map(
    (query) => [`?${query}`, `?${query}`, false] as const,
  ),
])('of a picture at %s the same picture has %j, and it expires: %j', (query, rest, expires) => {
  expect(toStable({ cover: FILE + query })).toBe(JSON.stringify({ cover: FILE + rest }));
  expect(findExpiring({ cover: FILE + query })).toBe(expires ? 'cover' : null);
});
