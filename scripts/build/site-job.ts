/** The renderer's input and output, the same for both ways. */
import type { BuildContent } from '../../src/catalogue/current.ts';
import type { Inspected } from './inspect.ts';
import type { Secret } from './secret-values.ts';

export interface SitePath {
  readonly path: string;
  /** Relative to the site's folder. */
  readonly file: string;
  /** Digest of the page's content (`src/catalogue/page-key.ts`); every build renders a page with
   * `null`. */
  readonly key: string | null;
}

export interface Destination {
  readonly folder: string;
  /** Digests of existing files: an equal file is not written again. */
  readonly known: ReadonlyMap<string, string>;
  readonly secrets: readonly Secret[];
}

export interface SiteJob {
  readonly root: string;
  /** The renderer's own folder, below `root`, where its code finds the packages. */
  readonly kept: string;
  readonly code: string;
  /** Digest of code and settings, which shape every page. */
  readonly shape: string;
  readonly clean: boolean;
  readonly verbose: boolean;
  readonly plain: boolean;
  readonly content: BuildContent;
  /** Tells whether the last release has the page. */
  readonly isSame: (path: SitePath) => boolean;
}

export interface Site {
  readonly assets: { readonly folder: string; readonly files: readonly string[] };
  readonly paths: readonly SitePath[];
  /** Renders these paths. Throws an error that names the first failed path. */
  readonly render: (paths: readonly SitePath[], into: Destination) => Promise<Inspected>;
}

export interface FastWay {
  /** The Astro version (major and minor) that it supports. */
  readonly ASTRO_VERSION: string;
  readonly openFastSite: (job: SiteJob) => Promise<Site>;
}
