import type { Config } from '@netlify/functions';
import { withGateway, type Platform } from '../gateway.ts';
import { handleScheduledRebuild } from '../handle-scheduled-rebuild.ts';

export default (_request: Request, context: Platform) =>
  withGateway(context, ({ config, log }) => handleScheduledRebuild(config.buildHookUrl, log));

export const config: Config = {
  schedule: '@hourly',
};
