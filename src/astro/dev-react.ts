/**
 * React Refresh for the development server. Astro loads its preamble with `client:*` islands only; ours are hydrated by their own
 * scripts, which throw "can't detect preamble" without it.
 */
import type { AstroIntegration } from 'astro';

export function devReactIntegration(): AstroIntegration {
  return {
    name: 'dev-react',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', "import 'astro:scripts/before-hydration.js';");
      },
    },
  };
}
