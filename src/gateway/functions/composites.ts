import type { Config, Context } from '@netlify/functions';
import { handleComposites } from '../handle-composite.ts';
import { answerVisitor } from '../gateway.ts';

export default function composites(
  request: Request,
  context: Pick<Context, 'deploy' | 'log'>,
): Promise<Response> {
  return answerVisitor(request, context, (gateway) => handleComposites(request, gateway));
}

export const config: Config = {
  path: '/api/composites',
  rateLimit: { windowLimit: 6, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
