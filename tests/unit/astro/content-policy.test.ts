import { expect, it } from 'vitest';
import { toDirectives } from '../../../src/astro/content-policy.ts';

const SETTINGS = {
  siteUrl: 'https://amazing.example',
  imageBaseUrl: 'https://panel.example/storage/',
  mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  isIndexed: true,
};

it('the policy lets pages load their own files, pictures of any https address and the two players, and nothing else', () => {
  expect(toDirectives(SETTINGS)).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "connect-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com',
    'upgrade-insecure-requests',
  ]);
});
