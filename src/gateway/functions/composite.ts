import type { Config, Context } from '@netlify/functions';
import { handleComposite } from '../handle-composite.ts';
import { answerVisitor } from '../gateway.ts';

export default function composite(
  request: Request,
  context: Pick<Context, 'deploy' | 'log'>,
): Promise<Response> {
  return answerVisitor(request, context, (gateway) => handleComposite(request, gateway));
}

export const config: Config = {
  path: '/api/composite/:id',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
