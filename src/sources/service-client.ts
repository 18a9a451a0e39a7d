import * as v from 'valibot';
import {
  HttpError,
  malformed,
  request,
  readJson,
  timedOut,
  type HttpRequest,
  type HttpRules,
  type ReadAnswer,
} from '../lib/http.ts';

export const SERVICE_NAMES = ['panel', 'talent'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

export interface ServiceRequest extends Omit<HttpRequest, 'url'> {
  readonly service: ServiceName;
  readonly path: string;
}

export type ServiceClient = ReturnType<typeof createServiceClient>;

const SIGN_IN = {
  panel: { path: '/api/login', keyName: 'api_token', tokenName: 'token' },
  talent: { path: '/api/signin', keyName: 'api_key', tokenName: 'access_token' },
} as const;
const tokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
export const READ_TIMEOUT = 10_000;
const VISIT_SIGN_IN_TIMEOUT = 5_000;
/** Visits share a sign-in, so the end of one must not end it. */
const SHARED_RULES: HttpRules = { signal: new AbortController().signal, limit: null };
/** In a row: then a build asks the service no more. */
const MOST_SILENCES = 16;
/** More than one: tokens for a few calls run out while many reads are under way. */
const MOST_REFUSALS_IN_ROW = { build: 4, visit: 2 };
/** For a service that takes and refuses tokens in turn. */
const MOST_REFUSALS = 1_000;

interface Refused {
  readonly token: string;
  /** Since the service last answered anybody: then the sign-in was good. */
  readonly inRow: number;
  readonly answersOfServiceThen: number;
}

function toNextRefusal(last: Refused, token: string, answersNow: number): Refused {
  return {
    token,
    inRow: answersNow > last.answersOfServiceThen ? 1 : last.inRow + 1,
    answersOfServiceThen: answersNow,
  };
}

export function createServiceClient(
  access: Readonly<Record<ServiceName, Readonly<Record<'url' | 'salt' | 'key', string>>>>,
  /** `null` for a visitor's calls. */
  buildRules: HttpRules | null = null,
) {
  /** Tokens, '' where one is refused. A build keeps a sign-in that failed, a visit forgets it. */
  const signIns = new Map<ServiceName, Promise<string>>();
  const faults = new Map<ServiceName, HttpError>();
  const silences: Record<ServiceName, HttpError[]> = { panel: [], talent: [] };
  const answers: Record<ServiceName, number> = { panel: 0, talent: 0 };

  const askToken = async (service: ServiceName): Promise<string> => {
    const { url, salt, key } = access[service];
    const { path, keyName, tokenName } = SIGN_IN[service];
    const credentials = JSON.stringify({ salt, [keyName]: key });
    const timeout = buildRules === null ? VISIT_SIGN_IN_TIMEOUT : READ_TIMEOUT;
    const asked = { method: 'POST', url: url + path, body: credentials, timeout } as const;
    try {
      const answer = await request(asked, readJson, buildRules ?? SHARED_RULES);
      const body = Object(answer?.json) as { readonly data?: unknown };
      const schema = v.object({ [tokenName]: tokenSchema });
      const given = [body, body.data].find((each) => v.is(schema, each));
      if (given === undefined) throw new HttpError('POST', asked.url, malformed('without a token'));
      faults.delete(service);
      return given[tokenName] ?? '';
    } catch (error) {
      if (buildRules === null) signIns.delete(service);
      if (!(error instanceof HttpError)) throw error;
      faults.set(service, error);
      if (isOutage(error)) throw error;
      // The other token may serve, or none be needed.
      return '';
    }
  };
  const signIn = (service: ServiceName): Promise<string> => {
    const given = signIns.get(service) ?? askToken(service);
    signIns.set(service, given);
    given.catch(() => undefined);
    return given;
  };
  /** The service's token, else the other's, which may serve both: so both are asked at once. */
  const authorise = async (service: ServiceName) => {
    if (signIns.size === 0) for (const name of SERVICE_NAMES) void signIn(name);
    const own = signIn(service);
    const token = await own;
    if (token !== '') return { token, givenBy: own };
    const other = signIn(toOther(service));
    return { token: await other.catch(() => ''), givenBy: other };
  };
  const forgetSignIn = (used: Promise<string>): void => {
    for (const [name, known] of signIns) if (known === used) signIns.delete(name);
  };
  const noteSilence = (service: ServiceName, failed: HttpError | null): void => {
    const silent = failed?.isUnreachable === true ? [failed, ...silences[service]] : [];
    silences[service] = silent.slice(0, MOST_SILENCES);
  };

  return {
    ask: async <Answer>(given: ServiceRequest, read: ReadAnswer<Answer>): Promise<Answer> => {
      const { service, method, path, timeout } = given;
      const url = `${access[service].url}${path}`;
      const rules = buildRules ?? { signal: AbortSignal.timeout(timeout), limit: null };
      const mostInRow = MOST_REFUSALS_IN_ROW[buildRules === null ? 'visit' : 'build'];
      let refused: Refused = { token: '', inRow: 0, answersOfServiceThen: 0 };
      // 401: the sign-in is forgotten, unless another call has renewed it, and asked again. That
      // ends with the same token, `mostInRow` refusals without an answer between, or MOST_REFUSALS.
      for (let refusals = 1; ; refusals += 1) {
        const [silence] = silences[service];
        if (buildRules && silence && silences[service].length >= MOST_SILENCES) throw silence;
        let usedSignIn: Promise<string> | null = null;
        let token = '';
        try {
          const authority = await waitUnlessAborted(rules.signal, authorise(service));
          token = authority.token;
          if (token !== '') usedSignIn = authority.givenBy;
          const headers = { ...given.headers, authorization: `Bearer ${token}` };
          const answer = await request({ ...given, url, headers }, read, rules);
          silences[service] = [];
          answers[service] += 1;
          return answer;
        } catch (error) {
          const failed = error instanceof HttpError ? error : null;
          noteSilence(service, failed);
          if (buildRules === null && rules.signal.aborted)
            throw new HttpError(method, url, timedOut(timeout));
          // Without a token there is none to renew.
          if (failed?.status !== 401 || usedSignIn === null) throw error;
          const isGivenAgain = token === refused.token;
          refused = toNextRefusal(refused, token, answers[service]);
          if (isGivenAgain || refused.inRow >= mostInRow || refusals >= MOST_REFUSALS) throw error;
          forgetSignIn(usedSignIn);
        }
      }
    },
    signInFault: (service: ServiceName): HttpError | null => faults.get(service) ?? null,
  };
}

/** Stops waiting, not the work: other calls share it. */
async function waitUnlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, end]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export function toOther(service: ServiceName): ServiceName {
  return service === 'panel' ? 'talent' : 'panel';
}

export function isOutage({ failure, isMalformed, isTransient }: HttpError): boolean {
  // A moved service is down until its URL is set.
  return failure.redirectsTo !== undefined || (isTransient && !isMalformed);
}
