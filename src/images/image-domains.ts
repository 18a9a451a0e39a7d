/** Tells the image CDN which addresses it may fetch: netlify.toml cannot read the environment, so every build says it anew. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toBase } from './file-url.ts';

/** Where Netlify, and the preview, look for what a build adds to netlify.toml. */
const ADDED_CONFIG = '.netlify/v1/config.json';

/** A regular expression for everything below an image base, in the form that `[images] remote_images` takes; it holds from the address's beginning. */
export function toRemotePattern(imageBaseUrl: string): string {
  return `^${(toBase(imageBaseUrl) ?? imageBaseUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*`;
}

/** Writes the pattern of an image base (ending in a slash) into the project's `.netlify/v1/config.json`. */
export async function writeImageDomains(root: string, imageBaseUrl: string): Promise<void> {
  const file = path.join(root, ADDED_CONFIG);
  const draft = `${file}.draft`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, `${JSON.stringify({ images: { remote_images: [toRemotePattern(imageBaseUrl)] } }, null, 2)}\n`);
  await rename(draft, file);
}
