/** Rebuilds once an hour if content changed and no webhook call arrived. */
import type { Config, Context } from '@netlify/functions';
import { withGateway } from '../gateway.ts';
import { callBuildHook } from '../rebuild/build-hook.ts';
import { handleScheduledRebuild } from '../rebuild/handle-scheduled-rebuild.ts';

export default function scheduledRebuild(
  _request: Request,
  context: Pick<Context, 'deploy' | 'log' | 'site'>,
): Promise<Response> {
  return withGateway(
    { env: Netlify.env.toObject(), context },
    ({ config: { buildHookUrl, site }, client, now, log }) =>
      handleScheduledRebuild({
        client,
        siteUrl: context.site.url ?? site.siteUrl,
        fetcher: fetch,
        start:
          buildHookUrl === null ? null : () => callBuildHook(buildHookUrl, 'schedule', fetch, log),
        now,
        random: Math.random,
        log,
      }),
  );
}

export const config: Config = {
  schedule: '@hourly',
};
