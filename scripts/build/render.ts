/** Astro's build, of all pages or of some: bundling takes a second, so only rendering is worth sparing. */
import { build, type AstroIntegration } from 'astro';

/** One address that the site answers with a file. */
export interface SitePath {
  readonly path: string;
  /** Below the site's folder. */
  readonly file: string;
}

export interface RenderOptions {
  readonly root: string;
  /** Empty folder below `root`, because the rendering code finds its packages from there. */
  readonly folder: string;
  readonly siteUrl: string;
  readonly isWanted: (path: SitePath) => boolean;
  readonly verbose: boolean;
}

/** Writes the wanted pages, all assets and public files. Answers every path of the site, wanted or not. */
export async function renderSite({ root, folder, siteUrl, isWanted, verbose }: RenderOptions): Promise<readonly SitePath[]> {
  const paths: SitePath[] = [];
  const selection: AstroIntegration = {
    name: 'selection',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((standard) => ({
          ...standard,
          getStaticPaths: async () => {
            const all = await standard.getStaticPaths();
            return all.filter(({ pathname, route }) => {
              const path = toSitePath(pathname, route.type === 'page');
              paths.push(path);
              return isWanted(path);
            });
          },
        }));
      },
    },
  };
  await build({ root, outDir: folder, site: siteUrl, integrations: [selection], logLevel: verbose ? 'info' : 'warn' });
  return paths;
}

function toSitePath(pathname: string, isPage: boolean): SitePath {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (!isPage) return { path, file: path.slice(1) };
  return { path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` };
}
