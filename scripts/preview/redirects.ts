/** The redirect rules of netlify.toml and of the published `_redirects`, matched by Netlify's own engine. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RedirectsHandler } from '@netlify/redirects';

export type RuleAnswer =
  /** The browser is sent elsewhere. */
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string; readonly force: boolean }
  /** Another file, or the image CDN, answers under the address asked for. */
  | { readonly kind: 'rewrite'; readonly status: number; readonly to: URL; readonly force: boolean };

/** Answers what the first matching rule does with a request; `null` where none matches. */
export type MatchRules = (url: URL, headers: Headers) => Promise<RuleAnswer | null>;

/** `configFile` is a netlify.toml, `publish` the folder that it publishes. */
export function createRules(configFile: string, root: string, publish: string): MatchRules {
  let current: { readonly version: string; readonly handler: RedirectsHandler } | null = null;

  /** The engine reads its rules once; a release that takes the place of another brings its own. */
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
    // What a placeholder caught may read as another host; only a rule that names one may lead there.
    if (!match.external && target.origin !== url.origin) return null;
    if (match.redirect) {
      return { kind: 'redirect', status, force, location: match.external ? target.href : target.pathname + url.search };
    }
    return match.external ? null : { kind: 'rewrite', status, force, to: target };
  };
}
