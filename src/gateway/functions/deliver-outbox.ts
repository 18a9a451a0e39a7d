import type { Config } from '@netlify/functions';
import { withGateway, type Platform } from '../gateway.ts';
import { handleDeliverOutbox } from '../outbox/handle-deliver-outbox.ts';

export default (_request: Request, context: Platform) => withGateway(context, handleDeliverOutbox);

export const config: Config = {
  schedule: '*/5 * * * *',
};
