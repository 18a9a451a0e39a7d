import type { Config } from '@netlify/functions';
import { toFunction } from '../gateway.ts';
import { handleComposite } from '../handle-composite.ts';

export default toFunction(handleComposite);

export const config: Config = {
  path: '/api/composite/:id',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
