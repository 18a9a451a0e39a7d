/**
 * Stands in for Netlify's REST API on loopback, as far as the Netlify CLI asks for it to build and
 * deploy one site: the site and its environment variables, and deploys that are created, told their
 * files and functions, sent what is missing, and published or cancelled. Whatever else is asked for
 * is answered 404 and noted.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { portOf } from './free-port.ts';

/** A value of the site's settings, by context; `all` is every one. */
export interface Variable {
  readonly key: string;
  readonly values: readonly { readonly context: string; readonly value: string }[];
}

/** What the CLI said of a deploy, and what it sent. */
export interface Deploy {
  readonly id: string;
  /** Whether it replaces nothing: the CLI makes drafts unless `--prod` or `--alias` asks for
   * more. */
  readonly draft: boolean;
  readonly branch: string | null;
  state: 'new' | 'uploading' | 'ready' | 'cancelled';
  /** SHA-1 by path. */
  files: Readonly<Record<string, string>>;
  /** SHA-256 by name. */
  functions: Readonly<Record<string, string>>;
  schedules: readonly { readonly name: string; readonly cron: string }[];
  functionsConfig: Readonly<Record<string, FunctionSettings>>;
  /** Sent bytes by path, and archives by the function's name. */
  readonly uploads: Map<string, Buffer>;
  readonly archives: Map<string, Buffer>;
}

export interface FunctionSettings {
  readonly routes?: readonly { readonly pattern: string; readonly prefer_static?: boolean }[];
  readonly traffic_rules?: {
    readonly action: {
      readonly config: {
        readonly rate_limit_config: Readonly<Record<string, unknown>>;
        readonly aggregate: unknown;
      };
    };
  };
}

export type NetlifyApi = Awaited<ReturnType<typeof startNetlifyApi>>;

const SITE_ID = '7d1f5e0c-0000-4000-8000-000000000000';
const TOKEN = 'a-token-of-nobody';
const ACCOUNT = { id: 'account-1', slug: 'agency', name: 'Agency', default: true };
const SITE_URL = 'https://www.agency.example';

interface UpdateBody {
  readonly files?: Readonly<Record<string, string>>;
  readonly functions?: Readonly<Record<string, string>>;
  readonly function_schedules?: Deploy['schedules'];
  readonly functions_config?: Deploy['functionsConfig'];
}

export async function startNetlifyApi() {
  const deploys: Deploy[] = [];
  const unknown: string[] = [];
  let variables: readonly Variable[] = [];
  let published: Deploy | null = null;

  const toSite = () => ({
    ...{
      id: SITE_ID,
      name: 'agency',
      url: SITE_URL,
      ssl_url: SITE_URL,
      admin_url: 'https://app.netlify.example/projects/agency',
    },
    ...{
      account_id: ACCOUNT.id,
      account_slug: ACCOUNT.slug,
      use_envelope: true,
      build_settings: {},
      plugins: [],
      feature_flags: {},
    },
    ...(published !== null && { published_deploy: { id: published.id, locked: false } }),
  });
  const toAnswer = (deploy: Deploy) => {
    const missing = (wanted: Readonly<Record<string, string>>, sent: ReadonlyMap<string, Buffer>) =>
      Array.from(
        new Set(Object.entries(wanted).flatMap(([name, sha]) => (sent.has(name) ? [] : [sha]))),
      );
    const deployUrl = `https://${deploy.id}--agency.netlify.example`;
    return {
      ...{
        id: deploy.id,
        site_id: SITE_ID,
        name: 'agency',
        state: deploy.state,
        admin_url: toSite().admin_url,
      },
      ...{ url: SITE_URL, ssl_url: SITE_URL, deploy_url: deployUrl, deploy_ssl_url: deployUrl },
      required: missing(deploy.files, deploy.uploads),
      required_functions: missing(deploy.functions, deploy.archives),
    };
  };
  /** Ready once everything is there. A draft and an alias have addresses of their own and replace
   * nothing. */
  const settle = (deploy: Deploy) => {
    const { required, required_functions } = toAnswer(deploy);
    // The CLI sends one file per digest.
    const sent = new Set(
      Array.from(deploy.uploads.values(), (content) =>
        createHash('sha1').update(content).digest('hex'),
      ),
    );
    if (required.some((sha) => !sent.has(sha)) || required_functions.length > 0) return;
    deploy.state = 'ready';
    if (!deploy.draft && deploy.branch === null) published = deploy;
  };
  const find = (id: string | undefined) => deploys.find((deploy) => deploy.id === id) ?? null;

  const answer = async (
    method: string,
    path: string,
    query: URLSearchParams,
    request: IncomingMessage,
  ): Promise<unknown> => {
    const [, area, id, part, last = '', ...rest] = path.split('/');
    const is = (pattern: string) =>
      `${method} /${[area, area === 'accounts' || id === undefined ? id : ':id', part].filter(Boolean).join('/')}` ===
      pattern;
    if (is('GET /accounts')) return [ACCOUNT];
    if (is(`GET /accounts/${ACCOUNT.slug}/env`))
      return query.get('site_id') === null
        ? []
        : variables.map((variable) => ({ ...variable, scopes: ['builds', 'functions'] }));
    // What the agency's team has installed besides: nothing.
    if (area === 'team' || path.endsWith('/integrations/safe')) return [];
    if (is('GET /sites/:id')) return toSite();
    if (is('POST /sites/:id/deploys')) {
      const body = (await json(request)) as { readonly draft?: boolean; readonly branch?: string };
      const deploy: Deploy = {
        ...{
          id: `deploy${deploys.length + 1}`,
          draft: body.draft ?? false,
          branch: body.branch ?? null,
          state: 'new',
        },
        ...{
          files: {},
          functions: {},
          schedules: [],
          functionsConfig: {},
          uploads: new Map(),
          archives: new Map(),
        },
      };
      deploys.push(deploy);
      return toAnswer(deploy);
    }
    const deploy = find(area === 'sites' ? last : id);
    if (deploy === null) return undefined;
    if (is('PUT /sites/:id/deploys')) {
      const body = (await json(request)) as UpdateBody;
      deploy.files = body.files ?? {};
      deploy.functions = body.functions ?? {};
      deploy.schedules = body.function_schedules ?? [];
      deploy.functionsConfig = body.functions_config ?? {};
      deploy.state = 'uploading';
      settle(deploy);
      return toAnswer(deploy);
    }
    if (is('GET /sites/:id/deploys')) return toAnswer(deploy);
    if (is('PUT /deploys/:id/files')) {
      deploy.uploads.set(decodeURI(['', last, ...rest].join('/')), await buffer(request));
      settle(deploy);
      return {};
    }
    if (is('PUT /deploys/:id/functions')) {
      deploy.archives.set(last, await buffer(request));
      settle(deploy);
      return {};
    }
    if (is('POST /deploys/:id/cancel')) {
      deploy.state = 'cancelled';
      return toAnswer(deploy);
    }
    return undefined;
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    void answer(request.method ?? '', pathname.replace('/api/v1', ''), searchParams, request).then(
      (body) => {
        if (body === undefined) unknown.push(`${request.method ?? ''} ${pathname}`);
        response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body ?? { message: 'Not Found' }));
      },
      (error: unknown) => {
        unknown.push(`${request.method ?? ''} ${pathname}: ${String(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  const port = await portOf(server);

  return {
    /** `unknown` are requests that it has no answer for. */
    ...{
      url: `http://127.0.0.1:${port}`,
      siteId: SITE_ID,
      token: TOKEN,
      deploys: deploys as readonly Deploy[],
      unknown: unknown as readonly string[],
    },
    setVariables: (given: readonly Variable[]) => {
      variables = given;
    },
    /** The deploy that visitors of the site would see. */
    published: (): Deploy | null => published,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
