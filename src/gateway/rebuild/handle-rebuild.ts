/** `POST /api/rebuild`: the back office reports changed content. */
import { jsonOrNull } from '../../lib/json-or-null.ts';
import { within } from '../../lib/with-timeout.ts';
import { jsonAnswer, wrongMethod } from '../answers.ts';
import { readCapped } from '../../lib/capped-body.ts';
import { toErrorCode, type Log } from '../log.ts';
import type { Coalescer, RebuildRequest } from './coalesce.ts';
import { TOLERANCE, type ReplayGuard } from './replay-guard.ts';
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts';

export interface Webhook {
  readonly secret: string;
  readonly replayGuard: ReplayGuard;
  readonly coalescer: Coalescer;
  readonly start: () => Promise<boolean>;
}

export interface RebuildDeps {
  readonly webhook: Webhook | null;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly now: () => number;
  readonly log: Log;
}

const LARGEST_BODY = 64 * 1024;
const BODY_TIMEOUT = 10_000;
/** Milliseconds; with the hook's own limit, less than a caller waits. */
const STORAGE_TIMEOUT = 3_500;
const FORGET_TIMEOUT = 1_000;

/** 202: a rebuild started or was joined; 401: bad signature, missing or distant time, replay; 503:
 * unconfigured or not started. */
export async function handleRebuild(
  request: Request,
  { webhook, waitUntil, now, log }: RebuildDeps,
): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod('POST');
  if (webhook === null) return jsonAnswer(503, { error: 'unconfigured' });

  let body: Uint8Array | 'too large';
  try {
    body = await readCapped(request.body, LARGEST_BODY, AbortSignal.timeout(BODY_TIMEOUT));
  } catch {
    return jsonAnswer(400, { error: 'body' });
  }
  if (body === 'too large') return jsonAnswer(413, { error: 'tooLarge' });
  if (!isSignedBy(webhook.secret, body, request.headers.get(SIGNATURE_HEADER)))
    return refuse('signature', log);
  const sentAt = readSentAt(body);
  if (!(Math.abs(now() - sentAt) <= TOLERANCE)) return refuse('outdated', log);

  const outcome = await requestRebuild(webhook, body, sentAt, waitUntil, log);
  if (outcome === 'repeated') return refuse('repeated', log);
  if (outcome !== 'failed') return jsonAnswer(202, { status: outcome });
  await within(FORGET_TIMEOUT, webhook.replayGuard.forget(body, sentAt)).catch(
    logStorageError(log),
  );
  return jsonAnswer(503, { error: 'unavailable' });
}

type Outcome = 'started' | 'joined' | 'repeated' | 'failed';

async function requestRebuild(
  { replayGuard, coalescer, start }: Webhook,
  body: Uint8Array,
  sentAt: number,
  waitUntil: RebuildDeps['waitUntil'],
  log: Log,
): Promise<Outcome> {
  const register = async (): Promise<RebuildRequest | null> =>
    (await replayGuard.accept(body, sentAt)) ? await coalescer.request() : null;
  /** Does this call's part; a trailing rebuild continues after the answer. */
  const carryOut = async (request: RebuildRequest | null): Promise<Outcome> => {
    if (request === null) return 'repeated';
    const { isStarted, trailing } =
      request.kind === 'first'
        ? await request.start()
        : { isStarted: true, trailing: request.trailing };
    if (trailing !== null) waitUntil(trailing());
    if (!isStarted) return 'failed';
    return request.kind === 'first' ? 'started' : 'joined';
  };

  const registration = register();
  let request: RebuildRequest | null;
  try {
    request = await within(STORAGE_TIMEOUT, registration);
  } catch (error) {
    logStorageError(log)(error);
    // The storage may have recorded the window all the same, and other calls rely on it.
    waitUntil(registration.then(carryOut, () => undefined));
    // Without the storage other calls are unknown: one rebuild too many beats none.
    return (await start()) ? 'started' : 'failed';
  }
  return await carryOut(request);
}

function logStorageError(log: Log): (error: unknown) => void {
  return (error) => {
    log({ level: 'warn', event: 'rebuild.storage', code: toErrorCode(error) });
  };
}

function refuse(error: 'signature' | 'outdated' | 'repeated', log: Log): Response {
  log({ level: 'warn', event: 'rebuild.unauthorised', error });
  return jsonAnswer(401, { error });
}

/** The body's own time of sending (`at`, ISO 8601) in ms since 1970; `NaN` without one. */
function readSentAt(body: Uint8Array): number {
  const json = jsonOrNull(new TextDecoder().decode(body));
  return typeof json === 'object' && json !== null && 'at' in json && typeof json.at === 'string'
    ? Date.parse(json.at)
    : Number.NaN;
}
