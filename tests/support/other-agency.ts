/**
 * Another implementation of the two services, small and deliberately odd: two servers on two ports,
 * lists wrapped, tokens that run out, no validators unless asked for, a share of requests that
 * fails. Faults can be switched on and off while it runs.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from './free-port.ts';
import {
  listedTalent,
  optionLists,
  panelContent,
  profile,
  TALENT_IDS,
} from './other-agency-data.ts';

type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** To another origin, the path kept. */
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** The connection is accepted and nothing ever comes. */
  | { readonly kind: 'hang' }
  /** The connection breaks, at once or in the middle of the answer. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'truncate' }
  /** Another answer with status 200: JSON of any value, or text as it is. */
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'text'; readonly body: string };

interface FaultRule {
  /** Part of the request's path and query. */
  readonly path: string;
  readonly fault: Fault;
  /** How often it strikes; always when absent. */
  readonly times?: number;
}

/** Faults that strike at random: each may pass with the next try. */
const PASSING_FAULTS: readonly Fault[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: '0' },
  { kind: 'status', status: 425 },
  { kind: 'drop' },
  { kind: 'truncate' },
  { kind: 'text', body: '<html>Bad gateway</html>' },
];

export interface OtherAgencyOptions {
  readonly talents?: number;
  /** Share of requests that fail in some way, from a fixed seed. */
  readonly failureRate?: number;
  /** Requests that a token is good for. */
  readonly tokenUses?: number;
  /** Sends ETags and answers 304. */
  readonly validators?: boolean;
  /** Milliseconds before each answer. */
  readonly latency?: number;
  /** Milliseconds by which the `Date` of its answers is ahead. */
  readonly clockOffset?: number;
  readonly refuseSignIn?: readonly ('panel' | 'talent')[];
  /** Changes what a path answers. */
  readonly edit?: (path: string, content: unknown) => unknown;
}

export type OtherAgency = Awaited<ReturnType<typeof startOtherAgency>>;

/** Random faults pass with the third try, so that what a build shows does not depend on luck. */
const MOST_IN_A_ROW = 2;

const PLAIN: Required<OtherAgencyOptions> = {
  talents: 60,
  failureRate: 0,
  tokenUses: Number.POSITIVE_INFINITY,
  validators: false,
  latency: 0,
  clockOffset: 0,
  refuseSignIn: [],
  edit: (_, content) => content,
};

function createState(options: Required<OtherAgencyOptions>) {
  return {
    options,
    credentials: {
      salt: `salt-${randomBytes(12).toString('hex')}`,
      apiToken: randomBytes(16).toString('hex'),
      apiKey: randomBytes(16).toString('hex'),
    },
    tokens: new Map<string, number>(),
    issued: [] as string[],
    requests: new Map<string, number>(),
    rules: [] as { rule: FaultRule; left: number }[],
    random: createRandom(7),
    struckInARow: new Map<string, number>(),
    talents: options.talents,
    underWay: 0,
    peak: 0,
    unchanged: 0,
    cdn: '',
  };
}
type State = ReturnType<typeof createState>;

/** Starts both services on 127.0.0.1. */
export async function startOtherAgency(options: OtherAgencyOptions = {}) {
  const state = createState({ ...PLAIN, ...options });
  const panel = createServer((request, response) => void answer(state, 'panel', request, response));
  const talent = createServer(
    (request, response) => void answer(state, 'talent', request, response),
  );
  const panelUrl = `http://127.0.0.1:${await portOf(panel)}`;
  const talentUrl = `http://127.0.0.1:${await portOf(talent)}`;
  state.cdn = panelUrl;

  return {
    panelUrl,
    talentUrl,
    /** What a build must be given. */
    env: {
      PANEL_URL: `${panelUrl}/`,
      PANEL_SALT: state.credentials.salt,
      PANEL_API_TOKEN: state.credentials.apiToken,
      TALENT_URL: talentUrl,
      TALENT_SALT: state.credentials.salt,
      TALENT_API_KEY: state.credentials.apiKey,
    },
    /** Everything secret that must appear nowhere in a site. Grows as tokens are issued. */
    secrets: (): readonly string[] => [...Object.values(state.credentials), ...state.issued],
    /** Requests answered so far, by method and path without query. */
    requests: state.requests as ReadonlyMap<string, number>,
    /** Most requests that were under way at once. */
    peak: () => state.peak,
    unchangedAnswers: () => state.unchanged,
    addFault: (rule: FaultRule) =>
      void state.rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }),
    clearFaults: () => {
      state.rules.length = 0;
    },
    setTalents: (count: number) => {
      state.talents = count;
    },
    close: async () => {
      await Promise.all([stop(panel), stop(talent)]);
    },
  };
}

async function answer(
  state: State,
  service: 'panel' | 'talent',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const name = `${request.method} ${url.pathname}`;
  state.requests.set(name, (state.requests.get(name) ?? 0) + 1);
  state.underWay += 1;
  state.peak = Math.max(state.peak, state.underWay);
  response.once('close', () => {
    state.underWay -= 1;
  });
  response.setHeader('date', new Date(Date.now() + state.options.clockOffset).toUTCString());
  const body = await text(request);
  if (state.options.latency > 0)
    await new Promise((resolve) => setTimeout(resolve, state.options.latency));

  const path = `${url.pathname}${url.search}`;
  const fault = strike(state, path);
  if (fault !== null) {
    inflict(fault, response);
    return;
  }
  if (url.pathname.startsWith('/cdn/') || url.pathname.startsWith('/storage/')) {
    response.setHeader('content-type', 'image/png').end(PIXEL);
    return;
  }
  if (name === 'POST /api/login' || name === 'POST /api/signin') {
    state.struckInARow.delete(path);
    signIn(state, service, body, response);
    return;
  }
  if (!mayPass(state, request.headers.authorization)) {
    send(response, 401, { message: 'Unauthenticated.' });
    return;
  }
  const content =
    service === 'panel' ? panelAnswer(state, name, url.pathname) : talentAnswer(state, name, url);
  state.struckInARow.delete(path);
  if (content === undefined) send(response, 404, { message: 'Not found.' });
  else sendContent(state, request, response, state.options.edit(path, content));
}

function panelAnswer(state: State, name: string, path: string): unknown {
  return name.startsWith('GET ') ? panelContent(state.cdn)[path] : undefined;
}

function talentAnswer(state: State, name: string, url: URL): unknown {
  if (name === 'POST /api/talents') {
    return {
      data: Array.from({ length: state.talents }, (_, index) => listedTalent(index, state.cdn)),
      links: {},
      total: String(state.talents),
    };
  }
  if (name === 'GET /api/talents/attributes') return optionLists();
  const id = Number(url.searchParams.get('id'));
  const isKnown = id >= 1001 && id < 1001 + state.talents && id !== TALENT_IDS.leftBehind;
  return name === 'GET /api/talent/profile' && isKnown ? profile(id - 1001, state.cdn) : undefined;
}

function signIn(
  state: State,
  service: 'panel' | 'talent',
  body: string,
  response: ServerResponse,
): void {
  const sent = JSON.parse(body === '' ? '{}' : body) as Record<string, unknown>;
  const { salt, apiToken, apiKey } = state.credentials;
  const accepted =
    sent['salt'] === salt &&
    (service === 'panel' ? sent['api_token'] === apiToken : sent['api_key'] === apiKey);
  if (!accepted || state.options.refuseSignIn.includes(service)) {
    send(response, 401, { message: 'Wrong credentials.' });
    return;
  }
  const token = `${service}-${randomBytes(16).toString('hex')}`;
  state.tokens.set(token, state.options.tokenUses);
  state.issued.push(token);
  send(
    response,
    200,
    service === 'panel' ? { token, type: 'bearer' } : { access_token: token, expires_in: 3600 },
  );
}

/** Each use wears a token out; either service takes the other's. */
function mayPass(state: State, header: string | undefined): boolean {
  const token = header?.replace(/^Bearer /, '') ?? '';
  const left = state.tokens.get(token) ?? 0;
  state.tokens.set(token, left - 1);
  return left > 0;
}

function strike(state: State, path: string): Fault | null {
  const hit = state.rules.find(({ rule, left }) => left > 0 && path.includes(rule.path));
  if (hit !== undefined) {
    hit.left -= 1;
    return hit.rule.fault;
  }
  const before = state.struckInARow.get(path) ?? 0;
  if (before >= MOST_IN_A_ROW || state.random() >= state.options.failureRate) return null;
  state.struckInARow.set(path, before + 1);
  return PASSING_FAULTS[Math.floor(state.random() * PASSING_FAULTS.length)] ?? null;
}

function sendContent(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  content: unknown,
): void {
  const json = JSON.stringify(content);
  if (state.options.validators) {
    const etag = `"${createHash('sha1').update(json).digest('hex')}"`;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      state.unchanged += 1;
      response.writeHead(304).end();
      return;
    }
  }
  response.setHeader('content-type', 'application/json; charset=utf-8').end(json);
}

/** Answers with a fault instead of content. */
function inflict(fault: Fault, response: ServerResponse): void {
  const { url = '' } = response.req;
  switch (fault.kind) {
    case 'status':
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
      send(response, fault.status, { message: 'Fault.' });
      return;
    case 'redirect':
      response.writeHead(fault.status, { location: fault.to + url }).end();
      return;
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'truncate':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":[');
      setTimeout(() => response.destroy(), 5);
      return;
    case 'answer':
      send(response, 200, fault.body);
      return;
    case 'text':
      response.setHeader('content-type', 'text/html').end(fault.body);
      return;
  }
}

/** Answers with JSON. */
function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Numbers from 0 to 1, the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
