/** The content bypasses Vite, so no credential ends up in a bundle. */
import type { ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { getBuildContent } from '../catalogue/current.ts';
import { localeOf } from '../routes.ts';
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { toBarePage } from '../lib/bare-page.ts';
import { createDevCatalogue, type DevState } from './dev-catalogue.ts';
import type { Environment } from '../config/variables.ts';

const CODE_PATH = /^\/(?:@|_|api\/|src\/|i18n\/|node_modules\/|\.)/;

export function catalogueIntegration(env: Environment): AstroIntegration {
  return {
    name: 'catalogue',
    hooks: {
      'astro:build:start': () => {
        if (getBuildContent() === null)
          throw new Error('Build with `npm run build`, which reads the content first.');
      },
      'astro:server:setup': ({ server, logger }) => {
        const refresh = createDevCatalogue(env);
        let shown = '';
        server.middlewares.use((request, response, next) => {
          const path = request.url ?? '/';
          if (CODE_PATH.test(path)) {
            next();
            return;
          }
          void refresh().then((state) => {
            const message = state.ok ? state.warnings.join('\n') : state.reason;
            if (message !== shown && message !== '') logger.warn(message);
            shown = message;
            if (state.ok) {
              // Astro caches `getStaticPaths` until this undocumented hot message.
              if (state.changed)
                for (const { hot } of Object.values(server.environments))
                  hot.send('astro:content-changed', {});
              next();
            } else answerUnavailable(response, path, state, request.headers.accept ?? '');
          }, next);
        });
      },
    },
  };
}

function answerUnavailable(
  response: ServerResponse,
  path: string,
  state: Extract<DevState, { ok: false }>,
  accept: string,
): void {
  response.statusCode = 503;
  response.setHeader('cache-control', 'no-store');
  if (!accept.includes('text/html')) {
    response.setHeader('content-type', 'text/plain; charset=utf-8').end(`${state.code}\n`);
    return;
  }
  const locale = localeOf(path);
  const { title, heading, help, again } = dictionary(locale).errors.unavailable;
  const page = toBarePage({
    language: LOCALES[locale].tag,
    title,
    heading,
    code: state.code,
    lines: [help, state.reason],
    link: { label: again, href: '' },
  });
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
}
