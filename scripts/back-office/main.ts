/** `npm run back-office`: the embedded services alone, for working on the site by hand. */
import { onStop } from '../on-stop.ts';
import { DEFAULT_PORTS, describeStartFailure, readPort } from '../ports.ts';
import { startBackOffice } from './back-office-server.ts';
import { CREDENTIAL_VARIABLES, credentialsFile } from './demo-credentials.ts';

const PORT = 'BACK_OFFICE_PORT';
const DEFAULT_SITE_URL = `http://localhost:${DEFAULT_PORTS.PORT}`;

try {
  const { env } = process;
  const port = readPort(PORT, env);
  // Blank is unset.
  const site = env['SITE_URL']?.trim() || DEFAULT_SITE_URL;
  const hook = env['BUILD_HOOK_URL']?.trim() || undefined;
  const office = await startBackOffice({ port, publish: { site, hook } });
  onStop(() => void office.close());
  console.log(
    `Back office: ${office.url}  (the desk; both services answer below ${office.url}/api)`,
  );
  console.log(
    `Credentials: ${CREDENTIAL_VARIABLES.join(', ')} in ${credentialsFile(office.dataDir)}`,
  );
} catch (error) {
  console.error(`The back office could not start: ${describeStartFailure(error, PORT)}`);
  process.exitCode = 1;
}
