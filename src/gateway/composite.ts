/**
 * `GET /api/composite/{id}`: a talent's composite as a zip, only for talents whose composite the site offers: the service may also have
 * talents who left, and minors, whose composite nobody gets. The zip is made from the service's own profile of this id; only the digits of
 * the id are passed on from the request.
 */
import * as v from 'valibot';
import { readCompositePath } from '../contracts/composite.ts';
import { isId } from '../domain/id.ts';
import { HttpError } from '../lib/http-error.ts';
import { toMap } from '../sources/records.ts';
import { profileRead } from '../sources/talent/reads.ts';
import { wireName } from '../sources/wire.ts';
import { jsonAnswer, wrongMethod } from './answers.ts';
import { toErrorCode, type Log } from './log.ts';
import type { DeployFile, ReadStatic } from './deploy-file.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { UnusableAnswer, type ServiceClient } from './service-client.ts';
import type { Composites } from './slugs.ts';

export interface CompositeDeps {
  readonly client: ServiceClient;
  /** The talents whose composite the site offers. */
  readonly composites: DeployFile<Composites>;
  readonly readStatic: ReadStatic;
  readonly log: Log;
}

const PROFILE_TIMEOUT = 8_000;
/** Milliseconds for making the zip and for its whole way through. */
const ZIP_TIMEOUT = 45_000;
/** What a function may stream, in bytes. */
const ZIP_BYTES = 20_000_000;
const TOO_LARGE = 'TOO_LARGE';
/** Every zip begins with these letters. */
const ZIP_MARK = Buffer.from('PK');

const namedSchema = v.object({ name: wireName });

export async function handleComposite(request: Request, { client, composites, readStatic, log }: CompositeDeps): Promise<Response> {
  const id = readCompositePath(new URL(request.url).pathname);
  if (id === null || !isId(id)) return jsonAnswer(404, { error: 'unknown' });
  if (request.method !== 'GET') return wrongMethod('GET');
  try {
    const offered = await composites.load(readStatic);
    if (offered === null) throw new UnusableAnswer('no index of the talents', 'NO_INDEX');
    if (!offered.has(id)) return jsonAnswer(404, { error: 'unknown' });
    const composite = await findComposite(id, client);
    if (composite === null) return jsonAnswer(404, { error: 'unknown' });
    const zip = await openZip(composite.profile, client, (code) => {
      log({ level: 'error', event: 'composite.broken', talent: id, code });
    });
    return new Response(zip, {
      headers: {
        ...SECURITY_HEADERS,
        'Cache-Control': 'no-store',
        'Content-Type': 'application/zip',
        'Content-Disposition': toDisposition(`${composite.name} | Amazing.zip`),
      },
    });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return jsonAnswer(404, { error: 'unknown' });
    log({ level: 'error', event: 'composite.unavailable', talent: id, code: toErrorCode(error) });
    return jsonAnswer(503, { error: 'unavailable' });
  }
}

interface Composite {
  readonly name: string;
  /** As the service sent it. */
  readonly profile: unknown;
}

/** `null` for a talent without a composite, and for a minor, who may have been flagged after the deploy. */
async function findComposite(id: string, client: ServiceClient): Promise<Composite | null> {
  const read = profileRead(id);
  const json = await client.callJson({ ...read.request, timeout: PROFILE_TIMEOUT });
  const parsed = read.parse(json);
  const profile = toMap(json);
  const named = v.safeParse(namedSchema, profile);
  if (!parsed.ok || !named.success) throw new UnusableAnswer('no usable profile');
  return parsed.value.underAge || parsed.value.galleries.compo.length === 0 ? null : { name: named.output.name, profile };
}

/**
 * Streams the zip once its first bytes show that it is one. Breaks off where the service does, and beyond the limit; the reason goes to
 * `onBroken`, because the answer has begun by then.
 */
async function openZip(profile: unknown, client: ServiceClient, onBroken: (code: string) => void): Promise<ReadableStream<Uint8Array>> {
  const answer = await client.callOk({
    service: 'talent',
    method: 'POST',
    path: '/api/download/gallery',
    headers: { Accept: 'application/zip', 'Content-Type': 'application/json' },
    body: JSON.stringify({ talent: JSON.stringify(profile), gallery: 'compo' }),
    timeout: ZIP_TIMEOUT,
  });
  if (answer.body === null) throw new UnusableAnswer('no zip');
  if (Number(answer.headers.get('Content-Length')) > ZIP_BYTES) {
    await answer.body.cancel().catch(() => undefined);
    throw new UnusableAnswer('a zip that is larger than may be sent', TOO_LARGE);
  }
  const reader = answer.body.getReader();
  // The first chunks may be too short to be judged.
  const beginning: Uint8Array[] = [];
  let size = 0;
  while (size < ZIP_MARK.length) {
    const { done, value } = await reader.read();
    if (done) throw new UnusableAnswer('no zip');
    if (value.byteLength > 0) beginning.push(value);
    size += value.byteLength;
  }
  if (!Buffer.concat(beginning, ZIP_MARK.length).equals(ZIP_MARK)) {
    await reader.cancel().catch(() => undefined);
    throw new UnusableAnswer('no zip');
  }
  return new ReadableStream({
    start(controller) {
      for (const chunk of beginning) controller.enqueue(chunk);
    },
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        onBroken(toErrorCode(error));
        throw error;
      });
      if (done) {
        controller.close();
        return;
      }
      size += value.byteLength;
      if (size > ZIP_BYTES) {
        onBroken(TOO_LARGE);
        void reader.cancel().catch(() => undefined);
        controller.error(new Error('The composite is larger than may be sent'));
        return;
      }
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A file name for every browser: plain letters for old ones, the true name beside it (RFC 6266, RFC 8187). */
export function toDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\s*\|\s*/g, ' - ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%/:*?<>]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|\s+$/g, '');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
