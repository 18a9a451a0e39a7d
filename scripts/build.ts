import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isDebugging, LOCAL_FOLDER, readBuildConfig } from '../src/config/build-config.ts';
import { toErrorMessage } from '../src/lib/errors.ts';
import { buildSite, type Built } from './build/build-site.ts';
import { EXIT } from './process-end.ts';
import { writeImageDomains } from './build/image-domains.ts';
import { openServices } from './open-services.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

const FLAG = { type: 'boolean', default: false } as const;
const flags = readFlags();

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
    return process.exit(EXIT.failed);
  }
}

async function build(): Promise<Built> {
  const out = resolve(flags.out);
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
  if (out === DIST) writeImageDomains(ROOT, readBuildConfig(env).site.imageBaseUrl);
  return built;
}

async function run(): Promise<number> {
  try {
    const built = await build();
    const done = built.result === 'unchanged' ? 'Unchanged' : 'Built';
    const seconds = toSeconds();
    console.log(flags.json ? JSON.stringify({ ...built, seconds }) : `${done} in ${seconds} s`);
    return built.stale.length + built.doubts.length > 0 ? EXIT.kept : EXIT.whole;
  } catch (error) {
    if (isDebugging(process.env)) console.error(error);
    const [reason] = toErrorMessage(error).split('\n', 1);
    const result = { result: 'failed', stale: [], reason, seconds: toSeconds() };
    if (flags.json) console.log(JSON.stringify(result));
    else console.error(`build failed: ${reason}`);
    return EXIT.failed;
  }
}

const toSeconds = (): number => Math.round(performance.now() / 100) / 10;

// A broken build's workers would keep this process alive.
process.exit(await run());
