/**
 * `npm run dev`: Astro's dev server on 127.0.0.1, PORT or 4321, with the embedded back office beside it when the environment names no
 * panel. The content is read anew every few seconds.
 */
import { join } from 'node:path';
import { dev } from 'astro';
import { openServices } from './services.ts';

const DEFAULT_PORT = 4321;

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
const services = await openServices(process.env);
// `astro.config.mjs` reads the environment of the process.
Object.assign(process.env, services.env);
console.log(`Content comes from ${process.env['PANEL_URL']}`);

const server = await dev({
  root: join(import.meta.dirname, '..'),
  server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? DEFAULT_PORT) },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.allSettled([server.stop(), services.close()]).then(() => process.exit(0));
  });
}
