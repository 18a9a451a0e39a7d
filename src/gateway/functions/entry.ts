import type { Config } from '@netlify/functions';
import { handleEntry } from '../entry/handle-entry.ts';
import { toFunction } from '../gateway.ts';
import { handleDeliverOutbox } from '../outbox/handle-deliver-outbox.ts';

export default toFunction(async (request, gateway, context) => {
  const { site, previewContext, takesEntries } = gateway.config;
  const answer = await handleEntry(request, { ...gateway, siteUrl: site.siteUrl, takesEntries });
  // Schedules run in production only.
  if (previewContext !== null && takesEntries) context.waitUntil(handleDeliverOutbox(gateway));
  return answer;
});

export const config: Config = {
  path: '/api/entry/:entry',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
