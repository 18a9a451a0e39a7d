/** The real Netlify CLI, run on a copy of this project against a stand-in of Netlify's API. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NetlifyApi } from './netlify-api.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOOPBACK_ONLY = join(import.meta.dirname, 'loopback-only.ts');

/** The release that the tests were written with; the workflow installs it. It is no dependency: it brings a thousand packages. */
export const CLI_VERSION = '27.10.2';

/** A fresh checkout of what stands here with its packages, on the disk of the real ones: those are hard links. */
export function openProject() {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.local/netlify-test-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
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

  return {
    dist: join(folder, 'dist'),
    /** Runs `netlify` in the project, as on a laptop or a CI where nobody answers questions; `said` is all that it printed. */
    async netlify(api: NetlifyApi, args: readonly string[]) {
      const child = spawn('netlify', args, {
        cwd: folder,
        env: {
          ...{ PATH: process.env['PATH'], HOME: home, CI: '1', NO_COLOR: '1', NODE_OPTIONS: `--import=${LOOPBACK_ONLY}` },
          ...{ NETLIFY_API_URL: api.url, NETLIFY_AUTH_TOKEN: api.token, NETLIFY_SITE_ID: api.siteId },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, said };
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
