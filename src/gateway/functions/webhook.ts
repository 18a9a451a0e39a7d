import { setTimeout as sleep } from 'node:timers/promises';
import type { Config, Context } from '@netlify/functions';
import { answerVisitor } from '../gateway.ts';
import { callBuildHook } from '../rebuild/build-hook.ts';
import { handleRebuild } from '../rebuild/handle-rebuild.ts';
import { createReplayGuard } from '../rebuild/replay-guard.ts';
import { createCoalescer } from '../rebuild/coalesce.ts';

export default function webhook(
  request: Request,
  { deploy, log: write, waitUntil }: Pick<Context, 'deploy' | 'log' | 'waitUntil'>,
): Promise<Response> {
  return answerVisitor(request, { deploy, log: write }, ({ config, storage, now, log }) => {
    const { rebuildSecret: secret, buildHookUrl, preview } = config;
    // A preview does not know production's calls, so it could not detect a replay.
    if (secret === null || buildHookUrl === null || preview !== null)
      return handleRebuild(request, { webhook: null, waitUntil, now, log });
    const start = () => callBuildHook(buildHookUrl, 'webhook', fetch, log);
    const coalescer = createCoalescer({ storage, start, now, sleep });
    return handleRebuild(request, {
      webhook: { secret, replayGuard: createReplayGuard(storage, now), coalescer, start },
      waitUntil,
      now,
      log,
    });
  });
}

export const config: Config = {
  path: '/api/rebuild',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
