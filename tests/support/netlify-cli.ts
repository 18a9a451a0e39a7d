/** The real Netlify CLI, run on a copy of this project against a stand-in of Netlify's API. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NetlifyApi } from './netlify-api.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOOPBACK_ONLY = join(import.meta.dirname, 'loopback-only.ts');
const BUILD = join(import.meta.dirname, 'netlify-build.ts');

/** The release that the tests were written with; the workflow installs it. It is no dependency: it
 * brings a thousand packages. */
export const CLI_VERSION = '27.10.2';

/** A fresh checkout of what stands here with its packages, on the disk of the real ones: those are
 * hard links. */
export function openProject() {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.local/netlify-test-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  for (const file of listed
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  // Netlify packs into a function what lies below the project, and a link leads out of it.
  execFileSync('cp', ['-Rl', join(ROOT, 'node_modules'), folder]);
  for (const cache of ['.astro', '.vite', '.vite-temp', '.vitest-cache', '.cache'])
    rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  // The CLI takes the folder that holds this for the repository.
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
  const home = join(folder, '.local/home');
  mkdirSync(home, { recursive: true });

  const run = async (
    command: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
  ) => {
    const env = {
      PATH: process.env['PATH'],
      HOME: home,
      CI: '1',
      NO_COLOR: '1',
      NODE_OPTIONS: `--import=${LOOPBACK_ONLY}`,
    };
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  };

  return {
    dist: join(folder, 'dist'),
    /** Runs `netlify` in the project, as on a laptop or a CI where nobody answers questions; `said`
     * is all that it printed. */
    netlify(api: NetlifyApi, args: readonly string[]) {
      const { url, token, siteId } = api;
      return run('netlify', args, {
        NETLIFY_API_URL: url,
        NETLIFY_AUTH_TOKEN: token,
        NETLIFY_SITE_ID: siteId,
      });
    },
    /** Builds as on Netlify's own machines, with the CLI's own builder; what plugins keep is kept
     * beside the project. */
    buildThere: (env: Readonly<Record<string, string>>) =>
      run(process.execPath, [BUILD, findBuilder(), join(folder, '.local/cache')], {
        NETLIFY: 'true',
        CONTEXT: 'production',
        ...env,
      }),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The builder that the CLI brings. */
function findBuilder(): string {
  const cli = realpathSync(
    execFileSync('sh', ['-c', 'command -v netlify'], { encoding: 'utf8' }).trim(),
  );
  return createRequire(cli).resolve('@netlify/build');
}
