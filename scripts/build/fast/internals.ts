/**
 * Everything of Astro that the fast way uses and that is not public API. No other file of the project may use it.
 *
 * - `astro/runtime/prerender/static-paths.js`: `StaticPaths`, which asks every route for its addresses
 * - `astro/dist/entrypoints/prerender.js`, which a build makes the entry of Vite's environment `prerender`
 * - `generateCspDigest` in `astro/dist/core/encryption.js`
 * - the module `prerender-entry.*.mjs` that a build makes in the folder of Vite's environment `prerender`: its export `app` with `setInternals`,
 *   `setOptions`, `logger`, `render(request, { routeData })` and `manifest.pageMap`, which loads a page's module for each of its addresses
 * - the order of a build: a prerenderer's `setup` is called when that folder is whole, and the folder is removed after it
 * - `styles` of the pages that `astro:build:setup` names, which `setInternals` takes as `pagesByKeys`
 *
 * To upgrade Astro, see docs/recipes.md.
 */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration, HookParameters, ViteUserConfig } from 'astro';
import type { PathWithRoute, StaticPaths, StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';

/** Major and minor version of Astro that this file was written for. */
export const ASTRO_VERSION = '7.3';

type PageBuild = HookParameters<'astro:build:setup'>['pages'] extends Map<string, infer Page> ? Page : never;

/** The style sheets of each page's component, as the renderer asks for them. */
export type PageStyles = readonly (readonly [key: string, styles: PageBuild['styles']])[];

export interface CodeBuild {
  /** The project's folder. */
  readonly root: string;
  /** Folder for what browsers load besides pages. */
  readonly assets: string;
  /** Folder for the renderer, which must not exist yet. */
  readonly renderer: string;
  readonly verbose: boolean;
}

/** The start of Astro's function that digests one inline script or style of a page for its content policy. */
const CSP_DIGEST = 'async function generateCspDigest(data, algorithm) {';

/**
 * The renderer holds its packages and `StaticPaths`, because four hundred modules of their own take long to load. It digests each inline
 * script and style once and not on every page, where it would wait for another thread each time.
 */
const RENDERER_BUILD: ViteUserConfig = {
  environments: { prerender: { resolve: { noExternal: true } } },
  plugins: [
    {
      name: 'static-paths-in-renderer',
      transform: {
        filter: { id: /\/astro\/dist\/entrypoints\/prerender\.js$/ },
        handler: (code) => `${code}\nexport { StaticPaths } from '../runtime/prerender/static-paths.js';`,
      },
    },
    {
      name: 'one-digest-of-each-inline-element',
      transform: {
        filter: { id: /\/astro\/dist\/core\/encryption\.js$/ },
        handler: (code) => {
          if (!code.includes(CSP_DIGEST)) throw new Error(`Astro's encryption.js has no "${CSP_DIGEST}" any more`);
          return code.replace(
            CSP_DIGEST,
            `const cspDigests = new Map();
async function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  const digest = cspDigests.get(key) ?? digestForCsp(data, algorithm);
  cspDigests.set(key, digest);
  return digest;
}
async function digestForCsp(data, algorithm) {`,
          );
        },
      },
    },
  ],
};

/** Has Astro build a site without pages, and keeps the renderer that it built for them. */
export async function buildCode({ root, assets, renderer, verbose }: CodeBuild): Promise<PageStyles> {
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
          // Astro removes it after the build.
          setup: async () => {
            if (rendererOfAstro === undefined) throw new Error('Astro does not say where its renderer is');
            await rename(rendererOfAstro, renderer);
          },
        }));
      },
    },
  };
  // Astro is slow to load, and most builds reuse code that is built already.
  const { build } = await import('astro');
  await build({ root, outDir: assets, integrations: [keeping], logLevel: verbose ? 'info' : 'warn' });
  return Array.from(pages, ([key, { styles }]) => [key, inOneOrder(styles)]);
}

/** Gives style sheets that only islands load distinct positions: Astro sorts them for each page, and ties come out in varying order. */
function inOneOrder(styles: PageBuild['styles']): PageBuild['styles'] {
  return styles.map((style, index) => (style.order === -1 ? { ...style, order: Number.MAX_SAFE_INTEGER - styles.length + index } : style));
}

/** The module of a renderer among the files of its folder; `undefined` where there is none. */
export function findRendererModule(folder: string, files: readonly string[]): string | undefined {
  const entry = files.find((file) => /^prerender-entry\.[^/]+\.mjs$/.test(file));
  return entry === undefined ? undefined : join(folder, entry);
}

/** One address that the site answers with a file. */
export interface StaticPath {
  /** As Astro names it: perhaps with a slash at its end. */
  readonly pathname: string;
  /** A page, and no other file such as a feed. */
  readonly isPage: boolean;
  /** What `getStaticPaths` gives with it; `null` where it gives none. */
  readonly cacheKey: string | null;
  /** Renders it, for a request at this address. */
  readonly render: (url: URL) => Promise<Response>;
}

/** What the module of a renderer exports: Astro's application, as Astro's own build uses it, and what asks its routes for their addresses. */
interface RendererModule {
  readonly StaticPaths: typeof StaticPaths;
  readonly app: StaticPathsApp & {
    readonly logger: unknown;
    readonly setInternals: (internals: { readonly pagesByKeys: ReadonlyMap<string, unknown> }) => void;
    readonly setOptions: (options: { readonly settings: { readonly scripts: readonly never[] }; readonly logger: unknown }) => void;
    readonly render: (request: Request, options: { readonly routeData: PathWithRoute['route'] }) => Promise<Response>;
  };
}

/** Opens a renderer for the build content: every address of the site, in the order in which Astro tries them. */
export async function openStaticPaths(module: string, styles: PageStyles): Promise<readonly StaticPath[]> {
  // As Astro's build does: React picks its production or development build by it.
  process.env['NODE_ENV'] = 'production';
  const { app, StaticPaths: Paths } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as RendererModule;
  app.setInternals({ pagesByKeys: new Map(styles.map(([key, sheets]) => [key, { styles: sheets }])) });
  app.setOptions({ settings: { scripts: [] }, logger: app.logger });
  for (const [component, load] of app.manifest.pageMap ?? []) app.manifest.pageMap?.set(component, once(load));
  return (await new Paths(app).getAll()).map(({ pathname, route, cacheKey }) => ({
    pathname,
    isPage: route.type === 'page',
    cacheKey: cacheKey ?? null,
    render: (url) => app.render(new Request(url), { routeData: route }),
  }));
}

/** Asks Node for a module once: asking again takes as long as a tenth of a small page. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => (loaded ??= load());
}
