/** Astro's bundle of the site's code: browser assets and the renderer. Edits of content or settings
 * reuse it. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, removeFolder } from '../files.ts';
import type { SiteJob } from '../site-job.ts';
import { buildCode, findRendererModule, type PageStyles } from './internals.ts';

export interface Bundle {
  /** Folder of all that browsers load besides pages, public files included. */
  readonly assets: string;
  /** Module that exports Astro's application. */
  readonly renderer: string;
  /** Each page's style sheets, in the application's form. */
  readonly styles: PageStyles;
}

export type BundleOptions = Pick<SiteJob, 'root' | 'kept' | 'code' | 'clean' | 'verbose'>;

const ASSETS = 'assets';
const RENDERER = 'renderer';
const STYLES = 'styles.json';
/** The file with the digest of all other files. */
const DIGEST = 'digest';
const UNFINISHED = 'unfinished';

/** Returns the kept bundle of this code, or makes one and removes all others. The caller holds the
 * releases' lock. */
export async function openBundle({
  root,
  kept: folder,
  code,
  clean,
  verbose,
}: BundleOptions): Promise<Bundle> {
  const place = join(folder, code);
  const kept = clean || !isAsMade(place, code) ? null : readBundle(place);
  if (kept !== null) return kept;
  const unfinished = join(folder, UNFINISHED);
  removeFolder(folder);
  mkdirSync(unfinished, { recursive: true });
  const styles = await buildCode({
    root,
    assets: join(unfinished, ASSETS),
    renderer: join(unfinished, RENDERER),
    verbose,
  });
  writeFileSync(join(unfinished, STYLES), JSON.stringify(styles));
  writeFileSync(join(unfinished, DIGEST), digestBundle(unfinished, code));
  renameSync(unfinished, place);
  const made = readBundle(place);
  if (made === null) throw new Error('Astro left no renderer where it says that there is one');
  return made;
}

/** False if a cache damaged or mixed up the bundle. */
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
  return {
    assets: join(place, ASSETS),
    renderer,
    styles: JSON.parse(readFileSync(join(place, STYLES), 'utf8')) as PageStyles,
  };
}
