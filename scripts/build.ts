import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_FOLDER, readBuildConfig } from '../src/config/build-config.ts';
import { toErrorMessage } from '../src/lib/error-message.ts';
import { buildSite, keepOld, type Built } from './build/build-site.ts';
import { EXIT } from './process-end.ts';
import { writeImageDomains } from './build/image-domains.ts';
import { openServices } from './open-services.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const startedAt = performance.now();

const RESULTS = { publish: 'published', same: 'unchanged', 'keep-old': 'failed' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const flags = readFlags();

function readFlags() {
  try {
    return parseArgs({
      options: {
        'if-changed': FLAG,
        json: FLAG,
        force: FLAG,
        // Takes a list that lost many.
        'allow-shrink': FLAG,
        // Ids of minors whose flag may end.
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
  if (out === DIST && built.decision !== 'keep-old')
    await writeImageDomains(ROOT, readBuildConfig(env).site.imageBaseUrl);
  return built;
}

function end({ decision, ...more }: Built): never {
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const result = RESULTS[decision];
  const failure = 'reason' in more ? more.reason : null;
  if (flags.json) console.log(JSON.stringify({ result, stale: [], ...more, seconds }));
  else if (failure !== null) console.error(`build failed: ${failure}`);
  else console.log(`${decision === 'same' ? 'Unchanged' : 'Built'} in ${seconds} s`);
  const isKept = 'stale' in more && more.stale.length + more.doubts.length > 0;
  // A build that broke off leaves workers of its tools, which would keep this process alive.
  process.exit(failure !== null ? EXIT.failed : isKept ? EXIT.kept : EXIT.whole);
}

end(await build().catch((error: unknown) => keepOld(error, process.env)));
