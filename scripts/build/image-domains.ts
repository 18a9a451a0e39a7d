/** Tells the image CDN what it may fetch: netlify.toml cannot read variables. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toBase } from '../../src/images/file-url.ts';

/** Where Netlify looks for additions to netlify.toml: its Frameworks API. */
const ADDED_CONFIG = '.netlify/v1/config.json';

/** An anchored pattern for everything below an image base, for `[images] remote_images`. */
export function toRemotePattern(imageBaseUrl: string): string {
  return `^${(toBase(imageBaseUrl) ?? imageBaseUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*`;
}

/** Writes the pattern of an image base (ends in a slash) to `.netlify/v1/config.json`. */
export async function writeImageDomains(root: string, imageBaseUrl: string): Promise<void> {
  const file = path.join(root, ADDED_CONFIG);
  const draft = `${file}.draft`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    draft,
    `${JSON.stringify({ images: { remote_images: [toRemotePattern(imageBaseUrl)] } }, null, 2)}\n`,
  );
  await rename(draft, file);
}
