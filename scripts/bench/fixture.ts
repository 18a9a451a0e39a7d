/** A back office with some talents, and the real rebuild command. */
import { join } from 'node:path';
import { startBackOffice } from '../back-office/back-office-server.ts';
import { startRebuild } from '../rebuild/local-hook.ts';
import { openServices } from '../open-services.ts';

const REBUILD = join(import.meta.dirname, '../rebuild.ts');

interface RebuildLine {
  readonly result: string;
  readonly reason?: string;
  readonly pages?: number;
  readonly rendered?: number;
  readonly changed?: number;
  readonly reading?: number;
  readonly seconds: number;
  readonly memory: number;
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
  const command = [REBUILD, '--out', out, '--data', join(folder, 'data')];
  return {
    office,
    out,
    folder,
    env,
    command,
    async rebuild(...flags: readonly string[]) {
      const startedAt = performance.now();
      const { code, line, said } = await startRebuild([...command, ...flags], env).ended;
      if (code !== 0) throw new Error(`the rebuild ended with ${code}: ${line}\n${said}`);
      return { ...(JSON.parse(line) as RebuildLine), wall: (performance.now() - startedAt) / 1000 };
    },
    [Symbol.asyncDispose]: () => office.close(),
  };
}
