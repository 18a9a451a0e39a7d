/** Tells Netlify the image CDN: netlify.toml reads no variables. */
import path from 'node:path';
import { toBase } from '../../src/images/file-url.ts';
import { writeWhole } from '../../src/lib/write-whole.ts';

const ADDED_CONFIG = '.netlify/v1/config.json';

export function toRemotePattern(imageBaseUrl: string): string {
  return `^${(toBase(imageBaseUrl) ?? imageBaseUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*`;
}

export function writeImageDomains(root: string, imageBaseUrl: string): void {
  const images = { remote_images: [toRemotePattern(imageBaseUrl)] };
  writeWhole(path.join(root, ADDED_CONFIG), `${JSON.stringify({ images }, null, 2)}\n`);
}
