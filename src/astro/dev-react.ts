/**
 * React Refresh for the dev server. Astro loads its preamble for `client:*` islands only, and ours,
 * which hydrate by their own scripts, throw "can't detect preamble" without it.
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
