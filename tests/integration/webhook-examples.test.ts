/** The examples of docs/deploy.md, run as a panel's developer copies them, against the site's own
 * endpoint. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { portOf } from '../support/free-port.ts';
import { startGateway } from '../support/gateway-stage.ts';
import { openTestFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const run = promisify(execFile);
const PAGE = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
const REBUILD_SECRET = 'a-secret-of-at-least-32-characters';

const office = untilEnd(await openOffice({ talents: 1 }));

/** The code block of a language that names a word. */
function exampleOf(language: string, word: string): string {
  const blocks = Array.from(PAGE.matchAll(/^```(\w+)\n([^]*?)^```$/gm), ([, name, code = '']) => ({
    name,
    code,
  }));
  return blocks.find(({ name, code }) => name === language && code.includes(word))?.code ?? '';
}

/** The statuses and headers of what a program sends to the endpoint, and how often a build was
 * started. */
async function tryOut(
  start: (folder: string) => readonly [command: string, ...args: string[]],
  file: string,
  code: string,
) {
  let builds = 0;
  const hook = createServer((request, answer) => {
    builds += 1;
    request.resume();
    answer.end();
  });
  onTestFinished(() => void hook.close());
  const env = { REBUILD_SECRET, BUILD_HOOK_URL: `http://127.0.0.1:${await portOf(hook)}/hook` };
  const gateway = await startGateway(office, { env });
  onTestFinished(gateway.close);
  const folder = await openTestFolder({ [file]: code });
  const [command, ...args] = start(folder);
  const { stdout } = await run(command, args, {
    env: { PATH: process.env['PATH'], SITE_URL: gateway.url, REBUILD_SECRET },
    timeout: 20_000,
  });
  return { stdout, builds: () => builds };
}

it('the example in a shell starts a rebuild', async () => {
  const { stdout, builds } = await tryOut(
    (folder) => ['sh', '-e', join(folder, 'webhook.sh')],
    'webhook.sh',
    exampleOf('sh', 'X-Signature'),
  );
  expect(JSON.parse(stdout)).toEqual({ status: 'started' });
  expect(builds()).toBe(1);
});

it('the example in PHP starts a rebuild, or, where there is no PHP, signs the same bytes in the same way', async () => {
  const code = exampleOf('php', 'X-Signature');
  expect(code).toMatch(/\$signature = hash_hmac\('sha256', \$body, getenv\('REBUILD_SECRET'\)\);/);
  expect(code).toMatch(/X-Signature: sha256=\$signature[^]*'content' => \$body/);
  if (spawnSync('php', ['--version']).status !== 0) return;
  const { stdout, builds } = await tryOut(
    (folder) => ['php', join(folder, 'webhook.php')],
    'webhook.php',
    code,
  );
  expect(JSON.parse(stdout)).toEqual({ status: 'started' });
  expect(builds()).toBe(1);
});
