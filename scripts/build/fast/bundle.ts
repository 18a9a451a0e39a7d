/**
 * The site's code, bundled by Astro: what browsers load, and the renderer. It depends on the code alone, so it is kept from build to build,
 * and an edit of content or settings does not pay for it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, removeFolder } from '../files.ts';
import type { SiteJob } from '../site-job.ts';
import { buildCode, findRendererModule, type PageStyles } from './internals.ts';

export interface Bundle {
  /** What browsers load besides pages, the public files included. */
  readonly assets: string;
  /** Module that exports Astro's application, which renders the pages. */
  readonly renderer: string;
  /** The style sheets of each page's component, in the form that the application takes. */
  readonly styles: PageStyles;
}

export type BundleOptions = Pick<SiteJob, 'root' | 'kept' | 'code' | 'clean' | 'verbose'>;

const ASSETS = 'assets';
const RENDERER = 'renderer';
const STYLES = 'styles.json';
/** The file with the digest of all others. */
const DIGEST = 'digest';
const UNFINISHED = 'unfinished';

/** The kept bundle of this code; else makes one and removes all others. The caller holds the lock of the releases. */
export async function openBundle({ root, kept: folder, code, clean, verbose }: BundleOptions): Promise<Bundle> {
  const place = join(folder, code);
  const kept = clean || !isAsMade(place, code) ? null : readBundle(place);
  if (kept !== null) return kept;
  const unfinished = join(folder, UNFINISHED);
  removeFolder(folder);
  mkdirSync(unfinished, { recursive: true });
  const styles = await buildCode({ root, assets: join(unfinished, ASSETS), renderer: join(unfinished, RENDERER), verbose });
  writeFileSync(join(unfinished, STYLES), JSON.stringify(styles));
  writeFileSync(join(unfinished, DIGEST), digestBundle(unfinished, code));
  renameSync(unfinished, place);
  const made = readBundle(place);
  if (made === null) throw new Error('Astro left no renderer where it says that there is one');
  return made;
}

/** False for a bundle that a cache has damaged or mixed up. */
function isAsMade(place: string, code: string): boolean {
  try {
    return readFileSync(join(place, DIGEST), 'utf8') === digestBundle(place, code);
  } catch {
    return false;
  }
}

function digestBundle(place: string, code: string): string {
  const hash = createHash('sha256').update(code);
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
