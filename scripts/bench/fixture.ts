/** A back office of some size and the real rebuild command beside it, for measuring. */
import { once } from 'node:events';
import { join } from 'node:path';
import { startBackOffice, type BackOffice } from '../back-office/server.ts';
import { spawnRebuild } from '../rebuild/local-hook.ts';
import { openServices } from '../services.ts';

const REBUILD = join(import.meta.dirname, '../rebuild.ts');

export interface RebuildLine {
  readonly result: string;
  readonly reason?: string;
  readonly pages?: number;
  readonly rendered?: number;
  readonly changed?: number;
  readonly reading?: number;
  readonly seconds: number;
  readonly memory: number;
}

export interface Fixture {
  readonly office: BackOffice;
  readonly out: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The rebuild with its arguments. */
  readonly command: readonly string[];
  /** Rebuilds in a process of its own. Throws when that does not go well. */
  rebuild(...flags: readonly string[]): Promise<RebuildLine & { readonly wall: number }>;
  close(): Promise<void>;
}

export async function openFixture(talents: number, folder: string): Promise<Fixture> {
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
    async rebuild(...flags) {
      const startedAt = performance.now();
      const child = spawnRebuild([...command, ...flags], env);
      let [line, said] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (line += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) throw new Error(`the rebuild ended with ${code}: ${line}${said}`);
      return { ...(JSON.parse(line) as RebuildLine), wall: (performance.now() - startedAt) / 1000 };
    },
    close: () => office.close(),
  };
}
