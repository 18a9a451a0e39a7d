import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../build/published.ts';
import { readPage, toPublicPath, type ReadPage } from './read-page.ts';

export interface BuiltPage extends ReadPage {
  /** Relative to the site's folder, such as `en/about.html`. */
  readonly file: string;
  /** Public path, such as `/en/about`. */
  readonly path: string;
}

export interface BuiltSite {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
  /** The public origin, from the home page. */
  readonly origin: string;
}

/** Reads a built site. Throws if there is none. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = listFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  if (files.length === 0) throw new Error(`There is no site in ${folder}`);
  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  const pages = htmlFiles.map((file) => ({
    file,
    path: toPublicPath(file),
    ...readPage(read(file)),
  }));
  const origin = pages.find((page) => page.path === '/')?.canonical?.replace(/\/$/, '') ?? '';
  return { folder, read, files: new Set(files), pages, origin };
}
