import type { Config, Context } from '@netlify/functions';
import { answerVisitor } from '../gateway.ts';
import { handleOptions } from '../handle-options.ts';

export default function options(
  request: Request,
  context: Pick<Context, 'deploy' | 'log'>,
): Promise<Response> {
  return answerVisitor(request, context, (gateway) => handleOptions(request, gateway));
}

export const config: Config = {
  path: '/api/options',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
