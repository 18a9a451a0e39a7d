import { onStop } from '../process-end.ts';
import { describeStartFailure, readPort } from '../ports.ts';
import { startBackOffice } from './back-office-server.ts';

const PORT = 'BACK_OFFICE_PORT';

try {
  const { env } = process;
  const office = await startBackOffice({ port: readPort(PORT, env) });
  const site = env['SITE_URL']?.trim() ?? '';
  const hook = env['BUILD_HOOK_URL']?.trim() ?? '';
  if (site !== '' && hook !== '') office.publishTo({ site, hook });
  onStop(() => void office.close());
  console.log(`The desk: ${office.url}. Both services answer below ${office.url}/api.`);
  console.log(`Their credentials: ${office.dataDir}/credentials.env`);
} catch (error) {
  console.error(`The back office could not start: ${describeStartFailure(error, PORT)}`);
  process.exitCode = 1;
}
