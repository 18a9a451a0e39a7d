import type { Config, Context } from '@netlify/functions';
import { withGateway } from '../gateway.ts';
import { handleScheduledRebuild } from '../scheduled-rebuild.ts';

export default function scheduledRebuild(
  _request: Request,
  context: Pick<Context, 'deploy' | 'log' | 'site'>,
): Promise<Response> {
  return withGateway(context, ({ config: { buildHookUrl }, log }) =>
    handleScheduledRebuild(buildHookUrl, log),
  );
}

export const config: Config = {
  schedule: '@hourly',
};
