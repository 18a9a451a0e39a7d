/** netlify.toml cannot read variables. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toBase } from '../../src/images/file-url.ts';

const ADDED_CONFIG = '.netlify/v1/config.json';

export function toRemotePattern(imageBaseUrl: string): string {
  return `^${(toBase(imageBaseUrl) ?? imageBaseUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*`;
}

export async function writeImageDomains(root: string, imageBaseUrl: string): Promise<void> {
  const file = path.join(root, ADDED_CONFIG);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ images: { remote_images: [toRemotePattern(imageBaseUrl)] } }, null, 2)}\n`,
  );
}
