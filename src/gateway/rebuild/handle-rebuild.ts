/** `POST /api/rebuild`: the back office says that content changed. */
import { within } from '../../lib/within.ts';
import { jsonAnswer, wrongMethod } from '../answers.ts';
import { readCapped } from '../capped-body.ts';
import { toErrorCode, type Log } from '../log.ts';
import { LIFETIME, type Heard } from './heard.ts';
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts';
import type { Asked, Turns } from './turns.ts';

export interface Webhook {
  readonly secret: string;
  readonly heard: Heard;
  readonly turns: Turns;
  readonly start: () => Promise<boolean>;
}

export interface RebuildDeps {
  /** `null` where no secret is shared, or no rebuild can be started: the webhook is not configured. */
  readonly webhook: Webhook | null;
  /** Takes work that goes on behind the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const LARGEST_BODY = 64 * 1024;
/** Milliseconds that the body may take to arrive. */
const BODY_TIMEOUT = 10_000;
/** Milliseconds for what the storage says of other calls, and for letting a call go: with the hook's own time, less than a caller waits. */
const STORAGE_TIMEOUT = 3_500;
const RELEASE_TIMEOUT = 1_000;

/**
 * 202 when the rebuild is asked for (`started`), or is part of one that is (`joined`); 401 without a good signature, and for a call that
 * does not say when it was sent, is of another time or has been heard; 503 where the webhook is not configured or the rebuild could not be
 * started.
 */
export async function handleRebuild(request: Request, { webhook, waitUntil, now, log }: RebuildDeps): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod('POST');
  if (webhook === null) return jsonAnswer(503, { error: 'unconfigured' });

  let body: Uint8Array | 'too large';
  try {
    body = await readCapped(request.body, LARGEST_BODY, AbortSignal.timeout(BODY_TIMEOUT));
  } catch {
    return jsonAnswer(400, { error: 'body' });
  }
  if (body === 'too large') return jsonAnswer(413, { error: 'tooLarge' });
  if (!isSignedBy(webhook.secret, body, request.headers.get(SIGNATURE_HEADER))) return refuse('signature', log);
  const sentAt = readMoment(body);
  if (!(Math.abs(now() - sentAt) <= LIFETIME)) return refuse('outdated', log);

  const outcome = await ask(webhook, body, sentAt, waitUntil, log);
  if (outcome === 'repeated') return refuse('repeated', log);
  if (outcome !== 'failed') return jsonAnswer(202, { status: outcome });
  await within(RELEASE_TIMEOUT, webhook.heard.release(body, sentAt)).catch(noteStorage(log));
  return jsonAnswer(503, { error: 'unavailable' });
}

type Outcome = 'started' | 'joined' | 'repeated' | 'failed';

async function ask(
  { heard, turns, start }: Webhook,
  body: Uint8Array,
  sentAt: number,
  waitUntil: RebuildDeps['waitUntil'],
  log: Log,
): Promise<Outcome> {
  const hear = async (): Promise<Asked | null> => ((await heard.take(body, sentAt)) ? await turns.ask() : null);
  /** Does what is this call's to do; what may come later goes on behind the answer. */
  const see = async (asked: Asked | null): Promise<Outcome> => {
    if (asked === null) return 'repeated';
    const { isStarted, later } = asked.kind === 'first' ? await asked.start() : { isStarted: true, later: asked.later };
    if (later !== null) waitUntil(later());
    if (!isStarted) return 'failed';
    return asked.kind === 'first' ? 'started' : 'joined';
  };

  const hearing = hear();
  let asked: Asked | null;
  try {
    asked = await within(STORAGE_TIMEOUT, hearing);
  } catch (error) {
    noteStorage(log)(error);
    // What the storage says too late is a promise to other calls all the same.
    waitUntil(hearing.then(see, () => undefined));
    // Without the storage nobody knows of other calls: one rebuild too many is better than none.
    return (await start()) ? 'started' : 'failed';
  }
  return await see(asked);
}

function noteStorage(log: Log): (error: unknown) => void {
  return (error) => {
    log({ level: 'warn', event: 'rebuild.storage', code: toErrorCode(error) });
  };
}

function refuse(error: 'signature' | 'outdated' | 'repeated', log: Log): Response {
  log({ level: 'warn', event: 'rebuild.unauthorised', error });
  return jsonAnswer(401, { error });
}

/** When a body says that it was sent (`at`, ISO 8601), in milliseconds since 1970; not a number where it does not say. */
function readMoment(body: Uint8Array): number {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof json === 'object' && json !== null && 'at' in json && typeof json.at === 'string' ? Date.parse(json.at) : Number.NaN;
  } catch {
    return Number.NaN;
  }
}
