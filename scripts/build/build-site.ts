/** One build of the site, from the services' content to a published release. A build that fails
 * leaves the published release as it was. */
import { join } from 'node:path';
import { prepareCatalogue } from '../../src/catalogue/prepare.ts';
import type { ProgressStream } from '../../src/catalogue/load-progress.ts';
import { formatReport, staleCollections } from '../../src/catalogue/build-summary.ts';
import {
  CATALOGUE_FILE,
  readBuildConfig,
  type BuildConfig,
} from '../../src/config/build-config.ts';
import type { Environment } from '../../src/config/variables.ts';
import type { BuildInfo } from '../../src/contracts/build-info.ts';
import { digest } from '../../src/lib/digest.ts';
import { asComplete, toFingerprint, type ContentParts } from '../../src/sources/content-parts.ts';
import { digestCode } from './code-digest.ts';
import { removeFolder } from './files.ts';
import { stampFiles } from './undamaged-files.ts';
import type { MakeOptions, Made } from './make-release.ts';
import {
  lockReleases,
  openReleases,
  toPublishedAs,
  type PublishedAs,
  type Releases,
} from './releases.ts';
import { isWhole, toKnown, type KnownRelease } from './state.ts';
import { readTalentRecord, writeTalentRecord } from './talent-record-file.ts';

export interface BuildOptions {
  readonly env: Environment;
  readonly root: string;
  readonly out: string;
  /** Holds all that is kept between builds: below `root`, on the same file system as `out`. */
  readonly dataDir: string;
  /** By default a folder on Netlify and on Windows, else a link. */
  readonly publishedAs?: PublishedAs;
  /** Leaves the published release as it is where neither content nor code has changed since. */
  readonly onlyIfChanged?: boolean;
  /** Renders every page and reuses no earlier release. */
  readonly clean?: boolean;
  readonly allowShrink?: boolean;
  readonly say?: (line: string) => void;
  readonly progress?: ProgressStream;
}

export type BuildOutcome =
  | {
      readonly kind: 'unchanged';
      readonly release: string;
      readonly info: BuildInfo;
      /** Collections read from their last good copies. */
      readonly stale: readonly string[];
    }
  | ({
      readonly kind: 'published';
      readonly release: string;
      /** Seconds. */
      readonly reading: number;
    } & Made);

export const BUNDLES = 'bundles';

/** Builds and publishes. Throws an error whose message is the reason in one line. */
export async function buildSite(options: BuildOptions): Promise<BuildOutcome> {
  const { env, out, dataDir } = options;
  const config = readBuildConfig(env);
  const releases = openReleases(dataDir, out, options.publishedAs ?? toPublishedAs(env));
  const unlock = lockReleases(releases);
  try {
    return await buildLocked(options, config, releases);
  } finally {
    unlock();
  }
}

async function buildLocked(
  options: BuildOptions,
  config: BuildConfig,
  releases: Releases,
): Promise<BuildOutcome> {
  const {
    dataDir,
    say = console.log,
    progress = process.stdout,
    onlyIfChanged = false,
    allowShrink = false,
  } = options;
  const startedAt = performance.now();
  const copiesFile = join(dataDir, CATALOGUE_FILE);
  const code = digestCode(options.root);
  const shape = digest([code, config.site]);
  let current: KnownRelease | null = null;
  // A release made from copies is published again as soon as every service answers.
  const isStale = (): boolean => (current?.state.info.stale.length ?? 0) > 0;
  const toUnchanged = (parts: ContentParts, stale: readonly string[]): BuildOutcome | null =>
    current !== null && isShown(current, parts, shape)
      ? { kind: 'unchanged', release: current.release.name, info: current.state.info, stale }
      : null;
  // Takes a quarter of a second at ten thousand talents, about as long as the services need for
  // their list.
  const meanwhile = (): void => {
    if (onlyIfChanged) current = toKnown(releases.current());
  };

  const { panel, talent } = config.services;
  say(`Reading the content of ${Array.from(new Set([panel.url, talent.url])).join(' and ')}`);
  const readAt = Date.now();
  const lastRelease = readTalentRecord(releases);
  const prepare = { copiesFile, progress, lastRelease, allowShrink, code, meanwhile };
  const prepared = await prepareCatalogue(config, prepare, (parts) =>
    isStale() ? null : toUnchanged(parts, []),
  );
  if ('kind' in prepared) return prepared;
  try {
    for (const line of formatReport(prepared.report)) say(line);
    const stale = staleCollections(prepared.report);
    const isFresher = stale.length === 0 && isStale();
    const standing = isFresher ? null : toUnchanged(prepared.parts, stale);
    const before = current ?? toKnown(releases.latest());
    const outcome =
      standing ??
      (await publish(options, {
        releases,
        before,
        prepared,
        readAt,
        code,
        shape,
        config,
        startedAt,
      }));
    // Only a verified site shows that the answers are good.
    for (const line of prepared.saveCopies()) say(line);
    return outcome;
  } finally {
    prepared.close();
  }
}

interface Publication extends Pick<
  MakeOptions,
  'before' | 'prepared' | 'readAt' | 'code' | 'shape' | 'config'
> {
  readonly releases: Releases;
  readonly startedAt: number;
}

async function publish(
  options: BuildOptions,
  { releases, startedAt, ...parts }: Publication,
): Promise<BuildOutcome> {
  const { env, root, clean = false, say = console.log } = options;
  const { prepared } = parts;
  say('Rendering');
  // Slow to load, and most runs end before they need it.
  const { makeRelease } = await import('./make-release.ts');
  const draft = releases.draft();
  // On exit, because a page still being rendered when another fails would write again.
  const discard = (): void => removeFolder(draft.folder);
  process.once('exit', discard);
  const made = await makeRelease({
    env,
    root,
    draft,
    kept: join(releases.folder, BUNDLES),
    clean,
    say,
    ...parts,
  });
  const release = draft.complete();
  process.off('exit', discard);
  releases.publish(release);
  writeTalentRecord(releases, prepared.record);
  // Filling a published folder hard-links the release's files, which changes the time in their
  // stamps.
  stampFiles(release, made.files, releases.publishedAs === 'folder' ? new Map() : made.stamps);

  say(
    `Rendered ${made.rendered} pages and feeds; ${made.changed} of the site's ${made.files.length} files are new or changed`,
  );
  const { stale } = made.info;
  const age = stale.length === 0 ? '' : `, STALE: ${stale.join(', ')}`;
  say(
    `Built ${made.info.counts['pages'] ?? 0} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s${age}`,
  );
  return { kind: 'published', release: release.name, reading: prepared.report.seconds, ...made };
}

function isShown(known: KnownRelease, parts: ContentParts, shape: string): boolean {
  const { info, shape: shapeBefore } = known.state;
  // An unreadable collection alone must not publish the others again.
  const fingerprints = [toFingerprint(parts), toFingerprint(asComplete(parts))];
  return fingerprints.includes(info.fingerprint) && shapeBefore === shape && isWhole(known);
}
