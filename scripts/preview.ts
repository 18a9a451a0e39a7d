import { onStop } from './process-end.ts';
import { startPreview } from './preview/preview-server.ts';
import { describeStartFailure, readHost, readPort } from './ports.ts';
import { openServices } from './open-services.ts';

const running = new AsyncDisposableStack();

try {
  const port = readPort('PORT', process.env);
  const host = readHost(process.env);
  const { env } = running.use(await openServices(process.env));
  const preview = running.use(await startPreview({ port, host, env }));
  onStop(() => void running.disposeAsync().then(() => process.exit(0)));
  console.log(`The site is at ${preview.url}`);
  console.log('Press Ctrl-C to stop.');
} catch (error) {
  console.error(describeStartFailure(error));
  await running.disposeAsync();
  process.exitCode = 1;
}
