import type { Config, Context } from '@netlify/functions';
import { handleComposites } from '../handle-composite.ts';
import { withGateway } from '../gateway.ts';
import { toReadStatic } from '../deploy-file.ts';
import { withErrorPage } from '../error-page.ts';

export default function composites(request: Request, context: Pick<Context, 'deploy' | 'log'>): Promise<Response> {
  const readStatic = toReadStatic(request, fetch);
  return withErrorPage(
    request,
    withGateway({ env: Netlify.env.toObject(), context }, (gateway) => handleComposites(request, { ...gateway, readStatic })),
  );
}

export const config: Config = {
  path: '/api/composites',
  rateLimit: { windowLimit: 6, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
