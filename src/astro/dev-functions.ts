import type { AstroIntegration } from 'astro';
import type { ProxyOptions } from 'vite';
import { readBuildConfig } from '../config/build-config.ts';
import { toPictureRewrite } from '../images/image.ts';
import type { Environment } from '../config/variables.ts';

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
        updateConfig({
          vite: {
            server: {
              proxy: { ...proxy, '/p/': { ...toProxy(target), rewrite: toRewrite(env) } },
              watch: { ignored: ['**/.dist-*/**', '**/.local*/**'] },
            },
          },
        });
      },
    },
  };
}

function toRewrite(env: Environment): (path: string) => string {
  const [, to = ''] = toPictureRewrite(readBuildConfig(env).site.imageBaseUrl).split(' ');
  return (path) => {
    const [, , width = '', ...file] = path.split('/');
    return to.replace(':splat', file.join('/')).replace(':width', width);
  };
}

function toProxy(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      // Functions refuse foreign posts: ours stay ours behind the proxy.
      proxy.on('proxyReq', (outgoing, incoming) => {
        if (incoming.headers.origin === `http://${incoming.headers.host ?? ''}`)
          outgoing.setHeader('Origin', target);
      });
    },
  };
}
