/** What `npm run build` and `npm run rebuild` share: their flags, and the services of the
 * environment while they run. */
import { join, resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { LOCAL_FOLDER, readBuildConfig } from '../src/config/build-config.ts';
import { writeImageDomains } from '../src/images/image-domains.ts';
import { buildSite, type BuildOptions, type BuildOutcome } from './build/build-site.ts';
import { openServices } from './open-services.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

export const BUILD_FLAGS = {
  clean: { type: 'boolean', default: false },
  'allow-shrink': { type: 'boolean', default: false },
  out: { type: 'string', default: DIST },
  data: { type: 'string', default: join(ROOT, LOCAL_FOLDER) },
} as const;
type BuildFlags = ReturnType<typeof parseArgs<{ options: typeof BUILD_FLAGS }>>['values'];

/** Throws as `buildSite` does. */
export async function runBuild(
  flags: BuildFlags,
  options: Pick<BuildOptions, 'onlyIfChanged' | 'say' | 'progress'> = {},
): Promise<BuildOutcome> {
  const { clean, 'allow-shrink': allowShrink } = flags;
  const out = resolve(flags.out);
  const dataDir = resolve(flags.data);
  // The build speaks to the agency's services alone.
  process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
  await using services = await openServices(process.env);
  const { env } = services;
  const outcome = await buildSite({
    ...options,
    env,
    root: ROOT,
    out,
    dataDir,
    clean,
    allowShrink,
  });
  if (out === DIST) await writeImageDomains(ROOT, readBuildConfig(env).site.imageBaseUrl);
  return outcome;
}
