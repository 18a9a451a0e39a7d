import { runUntilStopped } from './process-end.ts';
import { startPreview } from './preview/preview-server.ts';
import { readHost, readPort } from './ports.ts';
import { openServices } from './open-services.ts';

await runUntilStopped(async (running) => {
  const port = readPort('PORT', process.env);
  const host = readHost(process.env);
  const { env } = running.use(await openServices(process.env));
  const preview = running.use(await startPreview({ port, host, env }));
  console.log(`The site is at ${preview.url}`);
  console.log('Press Ctrl-C to stop.');
});
