/** Leads what functions and the image CDN answer, while developing, to a preview beside the dev server, so that both run the same handlers. */
import type { AstroIntegration } from 'astro';
import type { ProxyOptions } from 'vite';
import type { Environment } from '../config/variables.ts';

/** Set by `npm run dev`: the origin of the preview beside it. */
export const FUNCTIONS_ORIGIN = 'FUNCTIONS_ORIGIN';

const PATHS = ['/api/', '/.netlify/'];

export function devFunctionsIntegration(env: Environment): AstroIntegration {
  const target = env[FUNCTIONS_ORIGIN] ?? '';
  return {
    name: 'dev-functions',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev' || target === '') return;
        const proxy = Object.fromEntries(PATHS.map((path) => [path, toProxy(target)]));
        updateConfig({ vite: { server: { proxy } } });
      },
    },
  };
}

function toProxy(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (outgoing, incoming) => {
        // A page of the dev server is one of the preview's own; any other origin stays as foreign as it is.
        if (incoming.headers.origin === `http://${incoming.headers.host ?? ''}`) outgoing.setHeader('Origin', target);
      });
    },
  };
}
