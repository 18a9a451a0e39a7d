import type { Context } from '@netlify/functions';
import { readGatewayConfig, type GatewayConfig } from '../config/gateway-config.ts';
import { type Environment, ConfigError } from '../config/variables.ts';
import { createAlert } from './alert.ts';
import { jsonAnswer } from './answers.ts';
import { withErrorPage } from './error-page.ts';
import { createDelivery } from './entry/panel-entry.ts';
import { createLog, type Log } from './log.ts';
import { createBlobStorage } from './outbox/blob-storage.ts';
import { createFileStorage } from './outbox/file-storage.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { Storage } from './outbox/storage.ts';
import { createServiceClient, type ServiceClient } from '../sources/service-client.ts';

export interface Gateway {
  readonly config: GatewayConfig;
  readonly client: ServiceClient;
  readonly outbox: Outbox;
  readonly log: Log;
}

type Instance = Pick<Gateway, 'config' | 'client'> & { readonly storage: Storage };

const instances = new Map<string, Instance>();

export type Platform = Pick<Context, 'deploy' | 'log'>;

export async function withGateway(
  { log: write, deploy }: Platform,
  answer: (gateway: Gateway) => Promise<Response>,
): Promise<Response> {
  let gateway: Gateway;
  try {
    gateway = openGateway(Netlify.env.toObject(), deploy.context, write);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    createLog(write)({ level: 'error', event: 'config.invalid', faults: error.faults });
    return jsonAnswer(503, { error: 'unavailable' });
  }
  return await answer(gateway);
}

type VisitContext = Platform & Pick<Context, 'waitUntil'>;

export function toFunction(
  handle: (request: Request, gateway: Gateway, context: VisitContext) => Promise<Response>,
) {
  return (request: Request, context: VisitContext): Promise<Response> =>
    withErrorPage(
      request,
      withGateway(context, (gateway) => handle(request, gateway, context)),
    );
}

function openGateway(
  env: Environment,
  deployContext: string,
  write: (line: string) => void,
): Gateway {
  const log = createLog(write);
  const { storage, ...instance } = openInstance(env, deployContext, log);
  const outbox = createOutbox({
    storage,
    deliver: createDelivery(instance.client, log),
    now: () => Date.now(),
    alert: createAlert(instance.config.alertUrl),
    log,
  });
  return { ...instance, outbox, log };
}

function openInstance(env: Environment, deployContext: string, log: Log): Instance {
  const config = readGatewayConfig(env, deployContext);
  const key = JSON.stringify([config, hasBlobs(env)]);
  const known = instances.get(key);
  if (known !== undefined) return known;
  // Faults of settings that forms can do without.
  if (config.faults.length > 0)
    log({ level: 'error', event: 'config.invalid', faults: config.faults });
  const client = createServiceClient(config.services);
  const storage = hasBlobs(env)
    ? createBlobStorage(config.previewContext)
    : createFileStorage(config.outboxDir);
  const instance: Instance = { config, client, storage };
  instances.set(key, instance);
  return instance;
}

function hasBlobs(env: Environment): boolean {
  return (
    Reflect.get(globalThis, 'netlifyBlobsContext') !== undefined ||
    (env['NETLIFY_BLOBS_CONTEXT'] ?? '') !== ''
  );
}
