/** A back office with some talents, and the real build command. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackOffice } from '../back-office/back-office-server.ts';
import { openServices } from '../open-services.ts';

const BUILD = join(import.meta.dirname, '../build.ts');

interface Line {
  readonly result: string;
  readonly pages: number;
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

export async function openFixture(talents: number, folder: string) {
  const office = await startBackOffice({ dataDir: join(folder, 'office'), talents });
  const { env } = await openServices({
    ...process.env,
    ...office.credentials,
    PANEL_URL: office.url,
    TALENT_URL: '',
    SITE_URL: 'https://www.amazing.example',
  });
  const out = join(folder, 'dist');
  const command = [BUILD, '--if-changed', '--json', '--out', out, '--data', join(folder, 'data')];
  return {
    office,
    out,
    folder,
    env,
    command,
    async build() {
      const startedAt = performance.now();
      const { stdout } = await promisify(execFile)(process.execPath, command, { env });
      const line = stdout.trimEnd().split('\n').at(-1) ?? '';
      return { ...(JSON.parse(line) as Line), wall: (performance.now() - startedAt) / 1000 };
    },
    [Symbol.asyncDispose]: () => office.close(),
  };
}
