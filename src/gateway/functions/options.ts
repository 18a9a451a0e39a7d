import type { Config } from '@netlify/functions';
import { toFunction } from '../gateway.ts';
import { handleOptions } from '../handle-options.ts';

export default toFunction(handleOptions);

export const config: Config = {
  path: '/api/options',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
