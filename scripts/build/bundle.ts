/**
 * The site's code, bundled by Astro: what browsers load, and the renderer that makes the pages. It depends on code and settings alone, so
 * it is kept from build to build, and an edit of the content does not pay for it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCode, findRendererModule, type PageStyles } from '../../src/astro/internals.ts';
import { listFiles, removeFolder } from './files.ts';

export interface Bundle {
  /** Folder of everything that browsers load besides pages, the public files included. */
  readonly assets: string;
  /** Module that exports Astro's application, which renders the pages. */
  readonly renderer: string;
  /** The style sheets of each page's component, as that application asks for them. */
  readonly styles: PageStyles;
}

export interface BundleOptions {
  readonly root: string;
  /** Where the bundle is kept: below `root`, because the renderer finds its packages from there. */
  readonly folder: string;
  /** What the bundle depends on, as a digest. */
  readonly shape: string;
  readonly siteUrl: string;
  /** Bundles even where there is one of this shape. */
  readonly clean: boolean;
  readonly verbose: boolean;
}

const ASSETS = 'assets';
const RENDERER = 'renderer';
const STYLES = 'styles.json';
/** Holds the digest of everything else. */
const DIGEST = 'digest';
/** A bundle that is not whole yet. */
const UNFINISHED = 'unfinished';

/** The kept bundle of this shape, else a new one in the place of all others. Only for whoever holds the lock of the releases. */
export async function openBundle({ root, folder, shape, siteUrl, clean, verbose }: BundleOptions): Promise<Bundle> {
  const place = join(folder, shape);
  const kept = clean || !isAsMade(place, shape) ? null : readBundle(place);
  if (kept !== null) return kept;
  const unfinished = join(folder, UNFINISHED);
  removeFolder(folder);
  mkdirSync(unfinished, { recursive: true });
  const code = { root, assets: join(unfinished, ASSETS), renderer: join(unfinished, RENDERER), siteUrl, verbose };
  writeFileSync(join(unfinished, STYLES), JSON.stringify(await buildCode(code)));
  writeFileSync(join(unfinished, DIGEST), digestBundle(unfinished, shape));
  renameSync(unfinished, place);
  const made = readBundle(place);
  if (made === null) throw new Error('Astro left no renderer where it says that there is one');
  return made;
}

/** What a cache has damaged, or has brought into the place of another, is bundled anew. */
function isAsMade(place: string, shape: string): boolean {
  try {
    return readFileSync(join(place, DIGEST), 'utf8') === digestBundle(place, shape);
  } catch {
    return false;
  }
}

function digestBundle(place: string, shape: string): string {
  const hash = createHash('sha256').update(shape);
  for (const file of listFiles(place).toSorted()) {
    if (file !== DIGEST) hash.update(`\n${file}\n`).update(readFileSync(join(place, file)));
  }
  return hash.digest('hex');
}

function readBundle(place: string): Bundle | null {
  const folder = join(place, RENDERER);
  const renderer = findRendererModule(folder, listFiles(folder));
  if (renderer === undefined) return null;
  return { assets: join(place, ASSETS), renderer, styles: JSON.parse(readFileSync(join(place, STYLES), 'utf8')) as PageStyles };
}
