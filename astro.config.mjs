// @ts-check
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { catalogueIntegration } from './src/astro/catalogue-integration.ts';
import { CLIENT_CHUNKS } from './src/astro/client-chunks.ts';
import { contentPolicyIntegration } from './src/astro/content-policy.ts';
import { devFunctionsIntegration } from './src/astro/dev-functions.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', concurrency: 8, inlineStylesheets: 'always' },
  compressHTML: true,
  prefetch: false,
  devToolbar: { enabled: false },
  security: { csp: true },
  markdown: { syntaxHighlight: false },
  vite: CLIENT_CHUNKS,
  integrations: [
    react(),
    {
      name: 'press-directive',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'press', entrypoint: './src/islands/press.ts' });
        },
      },
    },
    contentPolicyIntegration(),
    catalogueIntegration(process.env),
    devFunctionsIntegration(process.env),
  ],
});
