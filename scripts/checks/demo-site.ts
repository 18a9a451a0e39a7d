/** A site built for a check from the services of the environment, else from the demo agency, and served by the preview. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { startPreview } from '../preview/preview-server.ts';
import { openServices } from '../open-services.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs something on the origin that a command was given, else on a site that is built and served meanwhile; its canonical addresses begin
 * with its origin. Rejects with the message of the services, the build or the preview.
 */
export async function onSite<Result>(
  target: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  if (target !== undefined) return run(new URL(target).origin);
  await using opened = new AsyncDisposableStack();
  // Inside the project, because the build renames folders, which needs one file system.
  const folder = await mkdtemp(join(ROOT, '.local-check-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const services = opened.use(await openServices(environment));
  const dist = join(folder, 'dist');
  const env = { ...services.env, RATE_LIMIT: 'off', OUTBOX_DIR: join(folder, 'outbox') };
  const { url: origin } = opened.use(await startPreview({ port: 0, dist, env, log: () => undefined }));
  // A picture of the site stands in for the map's tiles, so that the check needs no other host.
  const settings = { SITE_URL: origin, MAP_TILE_URL: `${origin}/fallback.svg?{z}/{x}/{y}` };
  await buildSite({
    env: { ...env, ...settings },
    root: ROOT,
    out: dist,
    dataDir: join(folder, 'data'),
    say: () => undefined,
    progress: { isTTY: false, write: () => true },
  });
  return await run(origin);
}
