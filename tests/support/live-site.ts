/** A site as it runs: a back office whose Publish button reaches the preview's webhook, whose hook rebuilds what the preview serves. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { startPreview } from '../../scripts/preview/server.ts';
import { startLocalHook } from '../../scripts/rebuild/local-hook.ts';
import { openOffice, type Office } from './back-office.ts';
import { noScheduleIsDue, toServiceVariables } from './gateway.ts';
import { openStage, type Stage } from './rebuild-stage.ts';

export const LIVE_SECRET = 'a-secret-of-both-sides-and-of-32-characters';
export const FIRST_TALENT = 3101;

export interface LiveSite {
  readonly office: Office;
  readonly stage: Stage;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  /** What the rebuilds came to, in their order. */
  readonly results: () => readonly string[];
  /** What preview and hook said until now. */
  readonly log: () => string;
  readonly get: (path: string) => Promise<Response>;
  /** Waits until something holds; throws with the log after so many milliseconds. */
  readonly until: (what: string, isTrue: () => boolean | Promise<boolean>, limit?: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function openLiveSite(): Promise<LiveSite> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const office = await openOffice({ talents: 20 });
  const stage = openStage();
  const env = { ...toServiceVariables(office), SITE_URL: 'https://www.amazing.example' };
  const first = await stage.rebuild(env);
  expect(first.result?.result, first.stderr).toBe('published');
  const hook = await startLocalHook({ command: stage.command, env: { ...process.env, ...env }, log, onEnd: office.rebuilt });
  const preview = await startPreview({
    dist: stage.out,
    env: { ...env, REBUILD_SECRET: LIVE_SECRET, BUILD_HOOK_URL: hook.url, OUTBOX_DIR: join(stage.folder, 'outbox'), RATE_LIMIT: 'off' },
    imageCache: join(stage.folder, 'images'),
    log,
    now: noScheduleIsDue,
  });
  office.publishTo({ url: `${preview.url}/api/rebuild`, secret: LIVE_SECRET });
  return {
    office,
    stage,
    url: preview.url,
    env,
    results: () =>
      lines.filter((line) => line.startsWith('rebuild ')).map((line) => (JSON.parse(line.slice(8)) as { result: string }).result),
    log: () => lines.join('\n'),
    get: (path) => fetch(preview.url + path, { redirect: 'manual' }),
    async until(what, isTrue, limit = 60_000) {
      for (const end = performance.now() + limit; performance.now() < end; await sleep(100)) {
        if (await isTrue()) return;
      }
      throw new Error(`${what}: not within ${limit / 1000} s\n${lines.join('\n')}`);
    },
    async remove() {
      await preview.close();
      await hook.close();
      await office.remove();
      stage.remove();
    },
  };
}
