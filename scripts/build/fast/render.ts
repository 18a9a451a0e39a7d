/** Renders pages with a bundle's renderer, as Astro's build does. */
import type { SiteSettings } from '../../../src/config/site-settings.ts';
import type { Inspected } from '../inspect.ts';
import type { Destination, Site, SitePath } from '../site-job.ts';
import { createPageWriter } from '../write-pages.ts';
import type { Bundle } from './bundle.ts';
import { openStaticPaths, type StaticPath } from './internals.ts';

export interface Renderer extends Pick<Site, 'paths'> {
  readonly render: (paths: Iterable<SitePath>, into: Destination) => Promise<Inspected>;
}

export async function openRenderer(
  { renderer, styles }: Bundle,
  settings: SiteSettings,
): Promise<Renderer> {
  const routes = new Map<string, StaticPath>();
  const paths: SitePath[] = [];
  for (const route of await openStaticPaths(renderer, styles)) {
    const path = toSitePath(route);
    // Of two routes for one address Astro takes the first.
    if (routes.has(path.path)) continue;
    routes.set(path.path, route);
    paths.push(path);
  }

  const toBody = async ({ path, file }: SitePath): Promise<Buffer> => {
    const route = routes.get(path);
    if (route === undefined) throw new Error('no route makes it');
    const answer = await route.render(new URL(file, `${settings.siteUrl}/`));
    const isWanted = answer.ok || (answer.status === 404 && path.endsWith('/404'));
    if (!isWanted) throw new Error(`it was answered with ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };

  return {
    paths,
    render: async (wanted, into) => {
      const { write, found } = createPageWriter(into, settings);
      for (const path of wanted) {
        const body = await toBody(path).catch((error: unknown) => {
          throw new Error(
            `${path.path}: ${error instanceof Error ? error.message : String(error)}`,
            { cause: error },
          );
        });
        write(path.file, body);
      }
      return found();
    },
  };
}

function toSitePath({ pathname, isPage, cacheKey: key }: StaticPath): SitePath {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return isPage ? toPage(path, key) : { path, file: path.slice(1), key };
}

export function toPage(path: string, key: string | null): SitePath {
  return { path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, key };
}
