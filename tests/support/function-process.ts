/** One deployed function in a process of its own, with nothing but its archive and the environment
 * that Netlify would give it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const HOST = join(import.meta.dirname, 'function-host.ts');

export interface FunctionAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly text: string;
}

/** `node` is the Node that runs it. */
export function startFunction(
  archive: Uint8Array,
  env: Readonly<Record<string, string>>,
  node: string = process.execPath,
) {
  // Outside the project, so that it finds no packages but its own.
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  const root = join(folder, 'task');
  mkdirSync(root);
  writeFileSync(join(folder, 'archive.zip'), archive);
  execFileSync('unzip', ['-q', join(folder, 'archive.zip'), '-d', root]);
  const child = spawn(node, [HOST, root], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  return {
    /** `context` is the deploy's, as the platform names it to the function. */
    async invoke(
      request: Request,
      context: string,
      blobs: { readonly url: string; readonly token: string },
    ): Promise<FunctionAnswer> {
      const event = {
        rawUrl: request.url,
        httpMethod: request.method,
        headers: {
          ...Object.fromEntries(request.headers),
          ...{ 'x-nf-site-id': 'site', 'x-nf-deploy-id': 'deploy', 'x-nf-deploy-context': context },
          'x-nf-deploy-published': context === 'production' ? '1' : '0',
        },
        body: Buffer.from(await request.arrayBuffer()).toString('base64'),
        isBase64Encoded: true,
        blobs: Buffer.from(
          JSON.stringify({ url: blobs.url, url_uncached: blobs.url, token: blobs.token }),
        ).toString('base64'),
        flags: {},
      };
      child.stdin.write(`${JSON.stringify(event)}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`the function's process ended:\n${said}`);
      const { body, ...answer } = JSON.parse(value) as Omit<FunctionAnswer, 'text'> & {
        readonly body: string;
      };
      return { ...answer, text: Buffer.from(body, 'base64').toString() };
    },
    async close() {
      child.stdin.end();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
