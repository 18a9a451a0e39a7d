/**
 * The line to one service: its sign-in, its token, and whether anybody is there. A service that cannot be reached closes its
 * line, and everything on it ends with that reason.
 */
import { HttpError } from '../lib/http-error.ts';
import { requestJson, type Authorisation, type HttpTools } from '../lib/http.ts';
import type { SignIn } from './sign-in.ts';

export const TRIES = 3;
/** So many tries in a row without any answer, and the service is asked whether it is there at all. */
const SILENT_TRIES = 32;

export interface ServiceLine {
  readonly url: string;
  /** Aborts when the service cannot be reached, or when the caller gives up. */
  readonly signal: AbortSignal;
  /** Empty where there is none. */
  readonly token: () => string;
  /** Rises with every token. */
  readonly generation: () => number;
  /** Why the last sign-in gave no token; `null` when it did. */
  readonly fault: () => HttpError | null;
  /** Signs in. A refusal leaves an empty token; only the caller's own giving up throws. */
  readonly signIn: () => Promise<void>;
  /** Sees to the token of a generation that was answered 401; signs in again only where the request may ask for that. */
  readonly authorise: (sentWith: number, mayRenew: boolean) => Promise<Authorisation>;
  /** The renewal under way, which sending waits for. */
  readonly renewal: () => Promise<void> | null;
  /** Takes note of a try on this line. */
  readonly hearTry: (reached: boolean) => void;
  /** Ends everything on this line. */
  readonly close: (reason: unknown) => void;
}

/** `url` is the service's, `timeout` the milliseconds that one try of a sign-in may take. */
export function openLine(url: string, how: SignIn, tools: HttpTools, timeout: number): ServiceLine {
  const controller = new AbortController();
  let [token, generation, silentTries] = ['', 0, 0];
  let fault: HttpError | null = null;
  let renewal: Promise<void> | null = null;
  let renewalFailed = false;

  const askForToken = async (tries: number): Promise<string> => {
    const answer = await requestJson(
      {
        method: 'POST',
        url: how.url,
        headers: () => ({ accept: 'application/json', 'content-type': 'application/json' }),
        body: how.body,
        urgent: true,
        timeout,
        tries,
        signal: controller.signal,
      },
      tools,
    );
    const given = answer.kind === 'content' ? how.readToken(answer.json) : '';
    if (given === '') throw new HttpError('POST', how.url, { kind: 'malformed', detail: 'without a token' });
    return given;
  };

  const signIn = async (): Promise<void> => {
    try {
      token = await askForToken(TRIES);
      fault = null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      token = '';
      fault = error;
      if (error.isUnreachable) controller.abort(error);
    }
    generation += 1;
  };

  const renew = async (): Promise<void> => {
    await signIn();
    renewalFailed = token === '';
    renewal = null;
  };

  /** One try, because the many silent ones before it count too; only whether anything answers matters. */
  const probe = async (): Promise<void> => {
    try {
      await askForToken(1);
    } catch (error) {
      if (error instanceof HttpError && error.isUnreachable) controller.abort(error);
    }
    silentTries = 0;
  };

  return {
    url,
    signal: controller.signal,
    token: () => token,
    generation: () => generation,
    fault: () => fault,
    signIn,
    authorise: async (sentWith, mayRenew) => {
      if (sentWith !== generation) return 'replaced';
      if (renewal !== null) {
        await renewal;
        return 'replaced';
      }
      if (!mayRenew || renewalFailed) return 'refused';
      renewal = renew();
      await renewal;
      return 'renewed';
    },
    renewal: () => renewal,
    hearTry: (reached) => {
      silentTries = reached ? 0 : silentTries + 1;
      if (silentTries === SILENT_TRIES) void probe();
    },
    close: (reason) => {
      controller.abort(reason);
    },
  };
}
