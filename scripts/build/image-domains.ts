/** netlify.toml cannot read variables. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toBase } from '../../src/images/file-url.ts';

const ADDED_CONFIG = '.netlify/v1/config.json';

export function toRemotePattern(imageBaseUrl: string): string {
  return `^${(toBase(imageBaseUrl) ?? imageBaseUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*`;
}

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
