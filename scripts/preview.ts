/** `npm run preview`: serves the built site. */
import { startPreview } from './preview/server.ts';
import { describeStartFailure, readPort } from './preview/port.ts';

const DEFAULT_PORT = 4321;

try {
  const port = readPort('PORT', process.env, DEFAULT_PORT);
  const preview = await startPreview({ port });
  console.log(`The site is at ${preview.url}`);
  console.log('Press Ctrl-C to stop.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void preview.close().finally(() => process.exit(0)));
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
