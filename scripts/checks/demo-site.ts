/** A site of its own for a check: built from the services of the environment, else the demo agency, and served by the preview. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { startPreview } from '../preview/server.ts';
import { openServices } from '../services.ts';

const ROOT = join(import.meta.dirname, '../..');

interface DemoSite {
  /** Without a trailing slash; the site's canonical addresses begin with it. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Builds and serves the site. Rejects with what the services, the build or the preview said. */
async function openDemoSite(environment: Readonly<Record<string, string | undefined>>): Promise<DemoSite> {
  // What was opened, the latest first.
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0)) await end();
  };
  try {
    // Inside the project, because the build swaps folders by renaming, which needs one file system.
    const folder = await mkdtemp(join(ROOT, '.local-check-'));
    opened.unshift(() => rm(folder, { recursive: true, force: true }));
    const services = await openServices(environment);
    opened.unshift(services.close);
    const dist = join(folder, 'dist');
    const env = { ...services.env, RATE_LIMIT: 'off', OUTBOX_DIR: join(folder, 'outbox') };
    const preview = await startPreview({ port: 0, dist, env, log: () => undefined });
    opened.unshift(preview.close);

    const origin = preview.url;
    // A picture of the site stands in for the map's tiles: what others serve is not the site's to measure, and need not be there.
    const settings = { SITE_URL: origin, MAP_TILE_URL: `${origin}/fallback.svg?{z}/{x}/{y}` };
    const silent = { isTTY: false, write: () => true };
    await buildSite({
      env: { ...env, ...settings },
      root: ROOT,
      out: dist,
      dataDir: join(folder, 'data'),
      say: () => undefined,
      progress: silent,
    });
    return { origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs something on the origin that a command was given, else on a site of its own, which it closes. */
export async function onSite<Result>(
  target: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  if (target !== undefined) return run(new URL(target).origin);
  const site = await openDemoSite(environment);
  try {
    return await run(site.origin);
  } finally {
    await site.close();
  }
}
