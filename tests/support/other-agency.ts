/** Another implementation of the two services: two ports, lists wrapped, no validators unless
 * asked for. */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from './hosts.ts';
import {
  listedTalent,
  optionLists,
  panelContent,
  profile,
  TALENT_IDS,
} from './other-agency-data.ts';

/** What is done in place of an answer. A strike that does nothing keeps the caller waiting. */
type Strike = (response: ServerResponse) => unknown;

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
  let faults: { readonly path: string; readonly strike: Strike }[] = [];
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
    const fault = faults.find((one) => path.includes(one.path));
    if (fault !== undefined) fault.strike(response);
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

  const strike = (path: string, how: Strike) => void faults.push({ path, strike: how });
  const faulty = {
    strike,
    fail: (path: string, status: number) =>
      strike(path, (response) => send(response, status, { message: 'Fault.' })),
    answer: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      strike(path, (response) => send(response, 200, body, headers)),
  };
  return {
    ...faulty,
    recover: () => {
      faults = [];
      return faulty;
    },
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
    setTalents: (talents: number) => {
      count = talents;
    },
    close: async () => {
      await Promise.all(servers.map(stop));
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  const all = { 'content-type': 'application/json', ...headers };
  response.writeHead(status, all).end(JSON.stringify(body));
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
