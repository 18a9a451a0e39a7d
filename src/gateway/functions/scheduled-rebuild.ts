/** Calls the build hook once an hour if the services and the site differ. */
import type { Config, Context } from '@netlify/functions';
import { toDigestKey } from '../../config/services.ts';
import { withGateway } from '../gateway.ts';
import { callBuildHook } from '../rebuild/build-hook.ts';
import { handleScheduledRebuild } from '../rebuild/handle-scheduled-rebuild.ts';

export default function scheduledRebuild(
  _request: Request,
  context: Pick<Context, 'deploy' | 'log' | 'site'>,
): Promise<Response> {
  return withGateway(context, ({ config: { buildHookUrl, services, site }, client, log }) =>
    handleScheduledRebuild({
      client,
      key: toDigestKey(services),
      siteUrl: context.site.url ?? site.siteUrl,
      start: buildHookUrl === null ? null : () => callBuildHook(buildHookUrl, log),
      log,
    }),
  );
}

export const config: Config = {
  schedule: '@hourly',
};
