/** React Refresh for the dev server: Astro loads its preamble for `client:*` islands only, and ours
 * throw without it. */
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
