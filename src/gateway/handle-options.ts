/** The CDN keeps an answer for a day, or for a week while the service is down. */
import * as v from 'valibot';
import { OPTIONS_LANGUAGES } from '../contracts/options-call.ts';
import { isId } from '../domain/id.ts';
import { HttpError } from '../lib/http.ts';
import type { ServiceClient } from '../sources/service-client.ts';
import { placesRead } from '../sources/talent/place-reads.ts';
import { jsonAnswer, wrongMethod } from './answers.ts';
import { toErrorCode } from '../lib/errors.ts';
import type { Log } from './log.ts';
import { readLive } from './read-live.ts';

const SERVICE_TIMEOUT = 8_000;

const CACHED = {
  'Cache-Control': 'public, max-age=300',
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400, stale-while-revalidate=604800',
  'Netlify-Vary': 'query=language|country|state',
};
/** A service that is half down may answer no places. */
const CACHED_BRIEFLY = {
  ...CACHED,
  'Cache-Control': 'public, max-age=60',
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=60',
};
const id = v.optional(v.pipe(v.string(), v.check(isId)));
const querySchema = v.pipe(
  v.object({ language: v.optional(v.picklist(OPTIONS_LANGUAGES), 'pt'), country: id, state: id }),
  v.check(({ country, state }) => state === undefined || country !== undefined),
);

export async function handleOptions(
  request: Request,
  { client, log }: { readonly client: Pick<ServiceClient, 'ask'>; readonly log: Log },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod('GET, HEAD');
  const query = v.safeParse(querySchema, readQuery(new URL(request.url).search));
  if (!query.success) return jsonAnswer(400, { error: 'query' });
  const read = placesRead(query.output);
  try {
    const { value } = await readLive(client, read, SERVICE_TIMEOUT);
    const { country, state } = query.output;
    const asked = country === undefined ? 'countries' : state === undefined ? 'states' : 'cities';
    return jsonAnswer(200, value, value[asked].length > 0 ? CACHED : CACHED_BRIEFLY);
  } catch (error) {
    const isUnknown = error instanceof HttpError && (error.status === 404 || error.status === 422);
    if (isUnknown && query.output.country !== undefined)
      return jsonAnswer(404, { error: 'unknown' });
    log({ level: 'error', event: 'options.unavailable', code: toErrorCode(error) });
    return jsonAnswer(503, { error: 'unavailable' });
  }
}

/** Refuses what the CDN, which decodes no name, would keep as another call: `%63ountry=1`. */
function readQuery(search: string): unknown {
  const parts = search === '' ? [] : search.slice(1).split('&');
  const pairs = parts.flatMap((part) => {
    const [, name, value] = /^(language|country|state)=(.*)$/.exec(part) ?? [];
    return name === undefined ? [] : [[name, value] as const];
  });
  const query = new Map(pairs);
  return query.size === parts.length ? Object.fromEntries(query) : null;
}
