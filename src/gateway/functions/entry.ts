/** Contact messages and applications, on their way to the panel. */
import type { Config, Context } from '@netlify/functions';
import { handleEntry } from '../entry/handle-entry.ts';
import { withGateway } from '../gateway.ts';
import { readable } from '../readable.ts';

export default function entry(request: Request, context: Pick<Context, 'log'>): Promise<Response> {
  return readable(
    request,
    withGateway({ env: Netlify.env.toObject(), write: context.log }, ({ config, outbox, now, log }) =>
      handleEntry(request, { outbox, siteUrl: config.site.siteUrl, now, log }),
    ),
  );
}

export const config: Config = {
  path: '/api/entry/:entry',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
