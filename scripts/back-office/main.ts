/** `npm run back-office`: the embedded services alone, for working on the site by hand. */
import { CREDENTIAL_VARIABLES, credentialsFile } from './demo-credentials.ts';
import { startBackOffice } from './back-office-server.ts';
import { readSettings } from './back-office-settings.ts';

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `${error.message}; choose another port with BACK_OFFICE_PORT`
    : error.message;
}

try {
  const office = await startBackOffice(readSettings(process.env));
  const stop = (): void => void office.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(
    `Back office: ${office.url}  (the desk; both services answer below ${office.url}/api)`,
  );
  console.log(
    `Credentials: ${CREDENTIAL_VARIABLES.join(', ')} in ${credentialsFile(office.dataDir)}`,
  );
} catch (error) {
  console.error(`The back office could not start: ${reasonOf(error)}`);
  process.exitCode = 1;
}
