import { readPort } from '../ports.ts';
import { runUntilStopped } from '../process-end.ts';
import { startBackOffice } from './back-office-server.ts';

const PORT = 'BACK_OFFICE_PORT';

await runUntilStopped(async (running) => {
  const { env } = process;
  const office = await startBackOffice({ port: readPort(PORT, env) });
  running.defer(office.close);
  const site = env['SITE_URL']?.trim() ?? '';
  const hook = env['BUILD_HOOK_URL']?.trim() ?? '';
  if (site !== '' && hook !== '') office.publishTo({ site, hook });
  console.log(`The desk: ${office.url}. Both services answer below ${office.url}/api.`);
  console.log(`Their credentials: ${office.dataDir}/credentials.env`);
}, PORT);
