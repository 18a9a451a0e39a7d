import type { Config } from '@netlify/functions';
import { toFunction } from '../gateway.ts';
import { handleComposites } from '../handle-composite.ts';

export default toFunction(handleComposites);

export const config: Config = {
  path: '/api/composites',
  rateLimit: { windowLimit: 6, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
