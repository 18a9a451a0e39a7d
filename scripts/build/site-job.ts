/** What the renderer takes and gives, whichever way it goes. */
import type { BuildContent } from '../../src/catalogue/current.ts';
import type { Inspected } from './inspect.ts';
import type { Secret } from './secret-values.ts';

export interface SitePath {
  readonly path: string;
  /** Below the site's folder. */
  readonly file: string;
  /** What the page is made of (`src/catalogue/page-key.ts`); `null` where every build makes it. */
  readonly key: string | null;
}

export interface Destination {
  /** Has none of the files that will be made. */
  readonly folder: string;
  /** Digests of files that exist already: a file with the same digest is not written. */
  readonly known: ReadonlyMap<string, string>;
  readonly secrets: readonly Secret[];
}

export interface SiteJob {
  readonly root: string;
  /** The renderer's own folder, below `root`, because code finds its packages from there. */
  readonly kept: string;
  readonly code: string;
  /** Digest of code and settings, which shape every page. */
  readonly shape: string;
  readonly clean: boolean;
  readonly verbose: boolean;
  readonly plain: boolean;
  readonly content: BuildContent;
  /** Tells whether a page can be taken from the release before. */
  readonly isSame: (path: SitePath) => boolean;
}

export interface Site {
  readonly assets: { readonly folder: string; readonly files: readonly string[] };
  readonly paths: readonly SitePath[];
  /** Makes some of the paths. Throws an error that names the first that could not be made. */
  readonly render: (paths: readonly SitePath[], into: Destination) => Promise<Inspected>;
}

export interface FastWay {
  /** The major and minor version of Astro that it was written for. */
  readonly ASTRO_VERSION: string;
  readonly openFastSite: (job: SiteJob) => Promise<Site>;
}
