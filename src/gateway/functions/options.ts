import type { Config, Context } from '@netlify/functions';
import { withGateway } from '../gateway.ts';
import { handleOptions } from '../handle-options.ts';
import { withErrorPage } from '../error-page.ts';

export default function options(request: Request, context: Pick<Context, 'deploy' | 'log'>): Promise<Response> {
  return withErrorPage(
    request,
    withGateway({ env: Netlify.env.toObject(), context }, (gateway) => handleOptions(request, gateway)),
  );
}

export const config: Config = {
  path: '/api/options',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
