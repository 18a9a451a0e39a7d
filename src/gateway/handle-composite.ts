/** Serves only what the site offers: the service also knows minors and talents who left. */
import pLimit from 'p-limit';
import * as v from 'valibot';
import { readCompositePath, readCompositesQuery } from '../contracts/composite-call.ts';
import { MOST_COMPOSITES } from '../domain/constants.ts';
import { isId } from '../domain/id.ts';
import { parseTalentFile } from '../domain/talent-index.ts';
import { HttpError, readOk } from '../lib/http.ts';
import { unwrap } from '../sources/json-shapes.ts';
import type { ServiceClient } from '../sources/service-client.ts';
import { profileRead } from '../sources/talent/talent-reads.ts';
import { wireName } from '../sources/wire-values.ts';
import { jsonAnswer, wrongMethod, UNCACHED } from './answers.ts';
import { toCodedError, toErrorCode } from '../lib/errors.ts';
import type { Log } from './log.ts';
import { readLive } from './read-live.ts';

export interface CompositeDeps {
  readonly client: Pick<ServiceClient, 'ask'>;
  readonly offered?: () => Promise<ReadonlySet<string>>;
  readonly log: Log;
}

const INDEX_TIMEOUT = 5_000;
const PROFILE_TIMEOUT = 8_000;
const PROFILES_AT_ONCE = 5;
const ZIP_TIMEOUT = 45_000;
const ZIP_BYTES = 20_000_000;
const TOO_LARGE = 'TOO_LARGE';
const ZIP_MARK = Buffer.from('PK');

const namedSchema = v.object({ name: wireName });

export async function handleComposite(request: Request, deps: CompositeDeps): Promise<Response> {
  const id = readCompositePath(new URL(request.url).pathname);
  if (id === null || !isId(id)) return notFound();
  return await answerZip(request, [id], deps, ([composite]) => ({
    name: composite.name,
    path: '/api/download/gallery',
    body: { talent: JSON.stringify(composite.profile), gallery: 'compo' },
  }));
}

export async function handleComposites(request: Request, deps: CompositeDeps): Promise<Response> {
  const ids = readCompositesQuery(new URL(request.url).searchParams);
  if (ids.length === 0 || ids.length > MOST_COMPOSITES || !ids.every(isId))
    return jsonAnswer(400, { error: 'ids', most: MOST_COMPOSITES });
  return await answerZip(request, ids, deps, (composites) => ({
    name: 'Composites',
    path: '/api/download/zip',
    body: { name: 'composites', files: composites.flatMap(({ files }) => files) },
  }));
}

/** Asks the site: functions cannot open their deploy's files; no cache may answer. */
async function loadOffered(request: Request): Promise<ReadonlySet<string>> {
  const read = async () => {
    const answer = await fetch(new URL('/talents.json', request.url), {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(INDEX_TIMEOUT),
    });
    if (answer.ok) return parseTalentFile(await answer.json());
    await answer.body?.cancel();
    return null;
  };
  const talents = await read().catch(() => null);
  if (talents === null) throw toCodedError('NO_INDEX');
  return new Set(talents.filter(({ composite }) => composite).map(({ card }) => card.id));
}

const notFound = () => jsonAnswer(404, { error: 'unknown' });

interface ZipCall {
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

async function answerZip(
  request: Request,
  ids: readonly string[],
  { client, offered = () => loadOffered(request), log }: CompositeDeps,
  toCall: (composites: readonly [Composite, ...Composite[]]) => ZipCall,
): Promise<Response> {
  if (request.method !== 'GET') return wrongMethod('GET');
  const fail = (event: string, code: string) =>
    log({ level: 'error', event, code, talent: ids.join(',') });
  try {
    const known = await offered();
    const listed = ids.filter((id) => known.has(id));
    const found = await pLimit(PROFILES_AT_ONCE).map(listed, (id) => findComposite(id, client));
    const [first, ...others] = found.filter((composite) => composite !== null);
    if (first === undefined) return notFound();
    const call = toCall([first, ...others]);
    const zip = await openZip(call, client, (code) => fail('composite.broken', code));
    return new Response(zip, {
      headers: {
        ...UNCACHED,
        'Content-Type': 'application/zip',
        'Content-Disposition': toDisposition(`${call.name} | Amazing.zip`),
      },
    });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return notFound();
    const code = toErrorCode(error);
    fail('composite.unavailable', code);
    return code === TOO_LARGE && ids.length > 1
      ? jsonAnswer(413, { error: 'large' })
      : jsonAnswer(503, { error: 'unavailable' });
  }
}

interface Composite {
  readonly name: string;
  readonly profile: unknown;
  readonly files: readonly string[];
}

async function findComposite(
  id: string,
  client: CompositeDeps['client'],
): Promise<Composite | null> {
  const read = await readLive(client, profileRead(id), PROFILE_TIMEOUT).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  if (read === null) return null;
  const profile = unwrap(read.json);
  // A service may answer an error with a nameless record.
  const { name } = v.parse(namedSchema, profile);
  const files = read.value.galleries.compo.map(({ file }) => file);
  return read.value.underAge || files.length === 0 ? null : { name, profile, files };
}

async function openZip(
  { path, body }: ZipCall,
  client: CompositeDeps['client'],
  onBroken: (code: string) => void,
): Promise<ReadableStream<Uint8Array>> {
  const asked = {
    service: 'talent',
    method: 'POST',
    path,
    headers: { accept: 'application/zip' },
    body: JSON.stringify(body),
    timeout: ZIP_TIMEOUT,
  } as const;
  const answer = await client.ask(asked, readOk);
  if (answer.body === null) throw toCodedError('NO_ZIP');
  if (Number(answer.headers.get('Content-Length')) > ZIP_BYTES) {
    await answer.body.cancel().catch(() => undefined);
    throw toCodedError(TOO_LARGE);
  }
  const reader = answer.body.getReader();
  return toBounded(await readBeginning(reader), reader, onBroken);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readBeginning(reader: Reader): Promise<Uint8Array> {
  let beginning = Buffer.alloc(0);
  while (beginning.length < ZIP_MARK.length) {
    const { done, value } = await reader.read();
    if (done) throw toCodedError('NO_ZIP');
    beginning = Buffer.concat([beginning, value]);
  }
  if (beginning.subarray(0, ZIP_MARK.length).equals(ZIP_MARK)) return beginning;
  await reader.cancel().catch(() => undefined);
  throw toCodedError('NO_ZIP');
}

function toBounded(
  beginning: Uint8Array,
  reader: Reader,
  onBroken: (code: string) => void,
): ReadableStream<Uint8Array> {
  let size = beginning.length;
  return new ReadableStream({
    start: (controller) => controller.enqueue(beginning),
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
        throw toCodedError(TOO_LARGE);
      }
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** ASCII for old browsers beside the true name (RFC 6266, RFC 8187). */
export function toDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\s*\|\s*/g, ' - ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%/:*?<>]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|\s+$/g, '');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
