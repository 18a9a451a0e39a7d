/**
 * `npm run build [-- --if-changed --json --force --allow-shrink --allow-grown=<ids>]`: reads the content, renders the site
 * and publishes it as `dist`. `--force` uses nothing of earlier builds, `--demo` says that the
 * services are the demo's, so that its talents are compared with no agency's. With `--json` messages go to
 * standard error, and the last line of standard output is the result:
 *
 * {"result":"published","stale":[],"pages":344,"seconds":9.1}
 * {"result":"unchanged","stale":["posts"],"pages":344,"seconds":0.8}
 * {"result":"failed","reason":"talents: POST https://… answered 503","stale":[],"pages":0,"seconds":4.2}
 *
 * Ends with 1 when it failed. `--out` and `--data` name another published place with its own folder
 * for what is kept between builds.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isDebugging, LOCAL_FOLDER, readBuildConfig } from '../src/config/build-config.ts';
import { toErrorMessage } from '../src/lib/error-message.ts';
import { buildSite, type Built } from './build/build-site.ts';
import { writeImageDomains } from './build/image-domains.ts';
import { openServices } from './open-services.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const startedAt = performance.now();

const FLAG = { type: 'boolean', default: false } as const;
const flags = readFlags();

try {
  end(await build());
} catch (error) {
  if (isDebugging(process.env)) console.error(error);
  const [reason = ''] = toErrorMessage(error).split('\n', 1);
  end({ result: 'failed', reason, stale: [], pages: 0 });
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        'if-changed': FLAG,
        json: FLAG,
        force: FLAG,
        'allow-shrink': FLAG,
        'allow-grown': { type: 'string', default: '' },
        demo: FLAG,
        out: { type: 'string', default: DIST },
        data: { type: 'string', default: join(ROOT, LOCAL_FOLDER) },
      },
    }).values;
  } catch (error) {
    console.error(`build failed: ${toErrorMessage(error)}`);
    return process.exit(1);
  }
}

async function build(): Promise<Built> {
  const out = resolve(flags.out);
  // The build speaks to the agency's services alone.
  process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
  await using services = await openServices(process.env);
  const { env } = services;
  const built = await buildSite({
    env,
    out,
    dataDir: resolve(flags.data),
    onlyIfChanged: flags['if-changed'] && !flags.force,
    clean: flags.force,
    allowShrink: flags['allow-shrink'],
    allowGrown: new Set(flags['allow-grown'].match(/\d+/g)),
    isDemo: flags.demo || services.isEmbedded,
    ...(flags.json ? { say: console.error } : {}),
  });
  if (out === DIST) await writeImageDomains(ROOT, readBuildConfig(env).site.imageBaseUrl);
  return built;
}

type Result =
  | Built
  | { readonly result: 'failed'; readonly reason: string; readonly stale: []; readonly pages: 0 };

function end(result: Result): never {
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  if (flags.json) console.log(JSON.stringify({ ...result, seconds }));
  else if (result.result === 'failed') console.error(`build failed: ${result.reason}`);
  else console.log(`${result.result === 'unchanged' ? 'Unchanged' : 'Built'} in ${seconds} s`);
  // A build that broke off leaves workers of its tools, which would keep this process alive.
  process.exit(result.result === 'failed' ? 1 : 0);
}
