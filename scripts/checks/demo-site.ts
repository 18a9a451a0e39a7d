/** A site built for a check from the environment's services, or from the demo agency, and served by
 * the preview. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { startPreview } from '../preview/preview-server.ts';
import { openServices } from '../open-services.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Runs a function on the given origin, or on a site built and served meanwhile. Rejects with the
 * failure's reason. */
export async function onSite<Result>(
  target: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  if (target !== undefined) return run(new URL(target).origin);
  await using opened = new AsyncDisposableStack();
  // Inside the project: the build's renames need one file system.
  const folder = await mkdtemp(join(ROOT, '.local-check-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const services = opened.use(await openServices(environment));
  const dist = join(folder, 'dist');
  const env = { ...services.env, OUTBOX_DIR: join(folder, 'outbox') };
  const { url: origin } = opened.use(
    await startPreview({ port: 0, dist, env, log: () => undefined }),
  );
  // Replaces the map's tiles with a picture of the site, to work offline.
  const settings = { SITE_URL: origin, MAP_TILE_URL: `${origin}/fallback.svg?{z}/{x}/{y}` };
  await buildSite({
    env: { ...env, ...settings },
    out: dist,
    dataDir: join(folder, 'data'),
    say: () => undefined,
  });
  return await run(origin);
}
