/** `npm run preview`: serves the built site, on the services of the environment or on the embedded back office. */
import { startPreview } from './preview/server.ts';
import { claimPort, describeStartFailure, readPort } from './preview/port.ts';
import { openServices, type RunningServices } from './services.ts';

const DEFAULT_PORT = 4321;

let services: RunningServices | null = null;

try {
  const port = readPort('PORT', process.env, DEFAULT_PORT);
  await claimPort(port);
  services = await openServices(process.env);
  const preview = await startPreview({ port, env: services.env });
  const stop = async () => {
    await preview.close();
    await services?.close();
    process.exit(0);
  };
  console.log(`The site is at ${preview.url}`);
  console.log('Press Ctrl-C to stop.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error(describeStartFailure(error));
  await services?.close();
  process.exitCode = 1;
}
