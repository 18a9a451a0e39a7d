/** The redirect rules of netlify.toml and of the published `_redirects`, matched by Netlify's own
 * engine. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RedirectsHandler } from '@netlify/redirects';

export type RuleAnswer =
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      readonly force: boolean;
    }
  /** Another file, or the image CDN, answers under the requested address. */
  | {
      readonly kind: 'rewrite';
      readonly status: number;
      readonly to: URL;
      readonly force: boolean;
    };

/** The answer of the first rule that matches a request; `null` if none does. */
export type MatchRules = (url: URL, headers: Headers) => Promise<RuleAnswer | null>;

/** `configFile` is a netlify.toml, `publish` the folder that it publishes. */
export function createRules(configFile: string, root: string, publish: string): MatchRules {
  let current: { readonly version: string; readonly handler: RedirectsHandler } | null = null;

  /** The engine reads its rules once, so each release gets a new one. */
  async function open(): Promise<RedirectsHandler> {
    const version = await stat(join(publish, '_redirects')).then(
      ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
      () => '',
    );
    if (current?.version !== version) {
      const handler = new RedirectsHandler({
        configPath: configFile,
        configRedirects: [],
        jwtRoleClaim: '',
        jwtSecret: '',
        projectDir: root,
        publicDir: publish,
      });
      current = { version, handler };
    }
    return current.handler;
  }

  return async (url, headers) => {
    const match = await (await open()).match(new Request(url, { headers }));
    if (match === undefined) return null;
    const { force, statusCode: status, target } = match;
    // The value of a placeholder may read as another host; only a rule that names a host may lead
    // there.
    if (!match.external && target.origin !== url.origin) return null;
    if (match.redirect) {
      return {
        kind: 'redirect',
        status,
        force,
        location: match.external ? target.href : target.pathname + url.search,
      };
    }
    return match.external ? null : { kind: 'rewrite', status, force, to: target };
  };
}
