/** Another implementation of the two services: two ports, lists wrapped, no validators unless
 * asked for. */
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
  | { readonly kind: 'status'; readonly status: number }
  /** To another origin, the path kept. */
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** The connection is accepted and nothing ever comes. */
  | { readonly kind: 'hang' }
  | { readonly kind: 'drop' }
  /** Another answer with status 200: JSON of any value, or text as it is. */
  | {
      readonly kind: 'answer';
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'text'; readonly body: string };

interface FaultRule {
  readonly path: string;
  readonly fault: Fault;
}

type Service = 'panel' | 'talent';

export interface OtherAgencyOptions {
  readonly talents?: number;
  readonly validators?: boolean;
  readonly latency?: number;
  readonly edit?: (path: string, content: unknown) => unknown;
}

export type OtherAgency = Awaited<ReturnType<typeof startOtherAgency>>;

export async function startOtherAgency({
  talents = 60,
  validators = false,
  latency = 0,
  edit = (_, content) => content,
}: OtherAgencyOptions = {}) {
  const salt = `salt-${randomBytes(12).toString('hex')}`;
  const apiToken = randomBytes(16).toString('hex');
  const apiKey = randomBytes(16).toString('hex');
  const issued: string[] = [];
  const requests = new Map<string, number>();
  let rules: FaultRule[] = [];
  let [count, underWay, peak] = [talents, 0, 0];

  const signIn = (service: Service, body: string, response: ServerResponse): void => {
    const sent = JSON.parse(body) as Record<string, unknown>;
    const isKnown =
      service === 'panel' ? sent['api_token'] === apiToken : sent['api_key'] === apiKey;
    if (sent['salt'] !== salt || !isKnown) {
      send(response, 401, { message: 'Wrong credentials.' });
      return;
    }
    const token = `${service}-${randomBytes(16).toString('hex')}`;
    issued.push(token);
    send(response, 200, service === 'panel' ? { token } : { access_token: token });
  };

  const contentOf = (service: Service, name: string, url: URL): unknown => {
    if (service === 'panel')
      return name.startsWith('GET ') ? panelContent(panelUrl)[url.pathname] : undefined;
    if (name === 'POST /api/talents') {
      const data = Array.from({ length: count }, (_, index) => listedTalent(index, panelUrl));
      return { data, links: {}, total: String(count) };
    }
    if (name === 'GET /api/talents/attributes') return optionLists();
    const id = Number(url.searchParams.get('id'));
    const isListed = id >= 1001 && id < 1001 + count && id !== TALENT_IDS.leftBehind;
    return name === 'GET /api/talent/profile' && isListed
      ? profile(id - 1001, panelUrl)
      : undefined;
  };

  const sendContent = (request: IncomingMessage, response: ServerResponse, content: unknown) => {
    const json = JSON.stringify(content);
    if (validators) {
      const etag = `"${createHash('sha1').update(json).digest('hex')}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
    }
    response.setHeader('content-type', 'application/json; charset=utf-8').end(json);
  };

  const answer = async (service: Service, request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = `${request.method} ${url.pathname}`;
    requests.set(name, (requests.get(name) ?? 0) + 1);
    underWay += 1;
    peak = Math.max(peak, underWay);
    response.once('close', () => {
      underWay -= 1;
    });
    const body = await text(request);
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    const path = `${url.pathname}${url.search}`;
    const rule = rules.find((one) => path.includes(one.path));
    if (rule !== undefined) inflict(rule.fault, response);
    else if (/^\/(?:cdn|storage)\//.test(path))
      response.setHeader('content-type', 'image/png').end(PIXEL);
    else if (/^POST \/api\/(?:login|signin)$/.test(name)) signIn(service, body, response);
    // Either service takes the other's token.
    else if (!issued.includes(request.headers.authorization?.replace(/^Bearer /, '') ?? ''))
      send(response, 401, { message: 'Unauthenticated.' });
    else {
      const content = contentOf(service, name, url);
      if (content === undefined) send(response, 404, { message: 'Not found.' });
      else sendContent(request, response, edit(path, content));
    }
  };

  const open = (service: Service) =>
    createServer((request, response) => void answer(service, request, response));
  const servers = [open('panel'), open('talent')] as const;
  const panelUrl = `http://127.0.0.1:${await portOf(servers[0])}`;
  const talentUrl = `http://127.0.0.1:${await portOf(servers[1])}`;

  return {
    panelUrl,
    talentUrl,
    env: {
      PANEL_URL: `${panelUrl}/`,
      PANEL_SALT: salt,
      PANEL_API_TOKEN: apiToken,
      TALENT_URL: talentUrl,
      TALENT_SALT: salt,
      TALENT_API_KEY: apiKey,
    },
    /** Everything secret that must appear nowhere in a site. Grows as tokens are issued. */
    secrets: (): readonly string[] => [salt, apiToken, apiKey, ...issued],
    requests: requests as ReadonlyMap<string, number>,
    peak: () => peak,
    addFault: (rule: FaultRule) => void rules.push(rule),
    clearFaults: () => {
      rules = [];
    },
    setTalents: (talents: number) => {
      count = talents;
    },
    close: async () => {
      await Promise.all(servers.map(stop));
    },
  };
}

function inflict(fault: Fault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'status':
      send(response, fault.status, { message: 'Fault.' });
      return;
    case 'redirect':
      response.writeHead(fault.status, { location: fault.to + (response.req.url ?? '') }).end();
      return;
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'answer':
      for (const [name, value] of Object.entries(fault.headers ?? {}))
        response.setHeader(name, value);
      send(response, 200, fault.body);
      return;
    case 'text':
      response.setHeader('content-type', 'text/html').end(fault.body);
  }
}

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
