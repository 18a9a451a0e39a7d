/** `npm run back-office`: the embedded services on their own, for working on the site by hand. */
import { CREDENTIAL_VARIABLES, credentialsFile, type Credentials } from './credentials.ts';
import { startBackOffice } from './server.ts';

const DEFAULT_PORT = 4322;
/** Where `npm run preview` listens. */
const DEFAULT_PUBLISH_URL = 'http://localhost:4321/api/rebuild';

function readPort(value: string | undefined): number {
  const port = Number(value ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`BACK_OFFICE_PORT must be a port number, not "${value ?? ''}"`);
  return port;
}

function readGivenCredentials(env: NodeJS.ProcessEnv): Partial<Credentials> {
  const given = Object.entries(CREDENTIAL_VARIABLES).flatMap(([name, variable]) => (env[variable] ? [[name, env[variable]]] : []));
  return Object.fromEntries(given) as Partial<Credentials>;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' ? `${error.message}; choose another port with BACK_OFFICE_PORT` : error.message;
}

try {
  const { env } = process;
  const office = await startBackOffice({
    port: readPort(env['BACK_OFFICE_PORT']),
    credentials: readGivenCredentials(env),
    publishUrl: env['PUBLISH_URL'] ?? DEFAULT_PUBLISH_URL,
    ...(env['REBUILD_SECRET'] && { publishSecret: env['REBUILD_SECRET'] }),
  });
  console.log(`Back office: ${office.url}  (the desk; both services answer below ${office.url}/api)`);
  console.log(`Credentials: ${Object.values(CREDENTIAL_VARIABLES).join(', ')} in ${credentialsFile(office.dataDir)}`);
  const stop = (): void => void office.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(`The back office could not start: ${reasonOf(error)}`);
  process.exitCode = 1;
}
