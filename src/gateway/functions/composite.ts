import type { Config, Context } from '@netlify/functions';
import { handleComposite } from '../handle-composite.ts';
import { withGateway } from '../gateway.ts';
import { toReadStatic } from '../deploy-file.ts';
import { withErrorPage } from '../error-page.ts';

export default function composite(request: Request, context: Pick<Context, 'deploy' | 'log'>): Promise<Response> {
  const readStatic = toReadStatic(request, fetch);
  return withErrorPage(
    request,
    withGateway({ env: Netlify.env.toObject(), context }, (gateway) => handleComposite(request, { ...gateway, readStatic })),
  );
}

export const config: Config = {
  path: '/api/composite/:id',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
