import type { Config, Context } from '@netlify/functions';
import { withGateway } from '../gateway.ts';
import { handleDeliverOutbox } from '../outbox/handle-deliver-outbox.ts';

export default function deliverOutbox(
  _request: Request,
  context: Pick<Context, 'deploy' | 'log'>,
): Promise<Response> {
  return withGateway(context, handleDeliverOutbox);
}

export const config: Config = {
  schedule: '*/5 * * * *',
};
