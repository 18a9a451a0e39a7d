/**
 * Every use of Astro's internals by the fast way. No other file may use them. To upgrade Astro, see
 * docs/recipes.md.
 *
 * - `astro/runtime/prerender/static-paths.js`: `StaticPaths`, which asks every route for its
 *   addresses
 * - `astro/dist/entrypoints/prerender.js`, which a build makes the entry of Vite's environment
 *   `prerender`
 * - the module `prerender-entry.*.mjs` that a build writes into that environment's folder: its
 *   export `app` with `setInternals`, `setOptions`, `logger`, `render(request, { routeData })` and
 *   `manifest.pageMap`, which loads a page's module for each of its addresses
 * - the order of a build: Astro calls a prerenderer's `setup` when that folder is complete, and
 *   removes the folder afterwards
 * - `styles` of the pages that `astro:build:setup` names, which `setInternals` takes as
 *   `pagesByKeys`
 */
import { hash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration, HookParameters, ViteUserConfig } from 'astro';
import type {
  PathWithRoute,
  StaticPaths,
  StaticPathsApp,
} from 'astro/runtime/prerender/static-paths.js';

/** The major and minor version of Astro that this file was written for. */
export const ASTRO_VERSION = '7.3';

type PageBuild =
  HookParameters<'astro:build:setup'>['pages'] extends Map<string, infer Page> ? Page : never;

export type PageStyles = readonly (readonly [key: string, styles: PageBuild['styles']])[];

export interface CodeBuild {
  readonly root: string;
  readonly assets: string;
  /** Folder for the renderer; must not exist. */
  readonly renderer: string;
  readonly verbose: boolean;
}

/** Bundles the renderer with its packages and `StaticPaths`, because four hundred separate modules
 * take long to load. */
const RENDERER_BUILD: ViteUserConfig = {
  environments: { prerender: { resolve: { noExternal: true } } },
  plugins: [
    {
      name: 'static-paths-in-renderer',
      transform: {
        filter: { id: /\/astro\/dist\/entrypoints\/prerender\.js$/ },
        handler: (code) =>
          `${code}\nexport { StaticPaths } from '../runtime/prerender/static-paths.js';`,
      },
    },
  ],
};

/** Lets Astro build a site without pages, and keeps the renderer. */
export async function buildCode({
  root,
  assets,
  renderer,
  verbose,
}: CodeBuild): Promise<PageStyles> {
  let pages: ReadonlyMap<string, PageBuild> = new Map();
  let rendererOfAstro: string | undefined;
  const keeping: AstroIntegration = {
    name: 'keep-renderer',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: RENDERER_BUILD });
      },
      'astro:build:setup': ({ vite, pages: found }) => {
        pages = found;
        rendererOfAstro = vite.environments?.['prerender']?.build?.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer(() => ({
          name: 'none',
          getStaticPaths: () => Promise.resolve([]),
          render: () => Promise.reject(new Error('no page is rendered while the code is bundled')),
          setup: async () => {
            if (rendererOfAstro === undefined)
              throw new Error('Astro does not say where its renderer is');
            await rename(rendererOfAstro, renderer);
          },
        }));
      },
    },
  };
  // Slow to load, and most builds reuse a bundle.
  const { build } = await import('astro');
  await build({
    root,
    outDir: assets,
    integrations: [keeping],
    logLevel: verbose ? 'info' : 'warn',
  });
  return Array.from(pages, ([key, { styles }]) => [key, inOneOrder(styles)]);
}

/** Gives style sheets that only islands load distinct positions: Astro sorts them per page, and the
 * order of ties varies. */
function inOneOrder(styles: PageBuild['styles']): PageBuild['styles'] {
  return styles.map((style, index) =>
    style.order === -1
      ? { ...style, order: Number.MAX_SAFE_INTEGER - styles.length + index }
      : style,
  );
}

/** The renderer's module among a folder's files; `undefined` if missing. */
export function findRendererModule(folder: string, files: readonly string[]): string | undefined {
  const entry = files.find((file) => /^prerender-entry\.[^/]+\.mjs$/.test(file));
  return entry === undefined ? undefined : join(folder, entry);
}

export interface StaticPath {
  /** As Astro names it, perhaps with a trailing slash. */
  readonly pathname: string;
  /** False for another file, such as a feed. */
  readonly isPage: boolean;
  /** From `getStaticPaths`, if given. */
  readonly cacheKey: string | null;
  readonly render: (url: URL) => Promise<Response>;
}

interface RendererModule {
  readonly StaticPaths: typeof StaticPaths;
  readonly app: StaticPathsApp & {
    readonly logger: unknown;
    readonly setInternals: (internals: {
      readonly pagesByKeys: ReadonlyMap<string, unknown>;
    }) => void;
    readonly setOptions: (options: {
      readonly settings: { readonly scripts: readonly never[] };
      readonly logger: unknown;
    }) => void;
    readonly render: (
      request: Request,
      options: { readonly routeData: PathWithRoute['route'] },
    ) => Promise<Response>;
  };
}

/** Opens a renderer for the build content, with every address of the site in Astro's order of
 * matching. */
export async function openStaticPaths(
  module: string,
  styles: PageStyles,
): Promise<readonly StaticPath[]> {
  // React chooses its production build by this variable, as in Astro's build.
  process.env['NODE_ENV'] = 'production';
  // Astro digests every style sheet of every page; each digest would wait for another thread.
  crypto.subtle.digest = (algorithm, data) =>
    Promise.resolve(Uint8Array.from(hash(String(algorithm), data as Uint8Array, 'buffer')).buffer);
  const { app, StaticPaths: Paths } = (await import(
    /* @vite-ignore */ pathToFileURL(module).href
  )) as RendererModule;
  app.setInternals({
    pagesByKeys: new Map(styles.map(([key, sheets]) => [key, { styles: sheets }])),
  });
  app.setOptions({ settings: { scripts: [] }, logger: app.logger });
  // Importing a page's module for each address would take a twentieth of a build.
  for (const [component, load] of app.manifest.pageMap ?? []) {
    const page = load();
    app.manifest.pageMap?.set(component, () => page);
  }
  return (await new Paths(app).getAll()).map(({ pathname, route, cacheKey }) => ({
    pathname,
    isPage: route.type === 'page',
    cacheKey: cacheKey ?? null,
    render: (url) => app.render(new Request(url), { routeData: route }),
  }));
}
