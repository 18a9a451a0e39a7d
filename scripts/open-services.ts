import { mayShowDemo } from '../src/config/netlify.ts';
import type { Environment } from '../src/config/variables.ts';
import type { BackOffice } from './back-office/back-office-server.ts';
import { describeTaken, isListenError, readPort } from './ports.ts';

export interface RunningServices extends AsyncDisposable {
  readonly env: Environment;
  readonly isEmbedded: boolean;
  readonly office: BackOffice | null;
}

const SIGN_IN_TIMEOUT = 2_000;

/** A deploy without settings must fail, not publish the demo. */
export async function openServices(env: Environment): Promise<RunningServices> {
  if (env['PANEL_URL']?.trim() || !mayShowDemo(env))
    return { env, isEmbedded: false, office: null, [Symbol.asyncDispose]: async () => undefined };
  const { startBackOffice } = await import('./back-office/back-office-server.ts');
  const port = readPort('BACK_OFFICE_PORT', env);
  try {
    const office = await startBackOffice({ port });
    return toRunning(env, office, office);
  } catch (error) {
    if (!isListenError(error) || error.code !== 'EADDRINUSE') throw error;
  }
  const running = await findRunning(port);
  if (running !== null) return toRunning(env, running, null);
  if ((env['BACK_OFFICE_PORT'] ?? '').trim() !== '')
    throw new Error(describeTaken(port, 'BACK_OFFICE_PORT'));
  const office = await startBackOffice({ port: 0 });
  console.error(
    `Port ${port} is taken: the back office is at ${office.url}. Choose its port with BACK_OFFICE_PORT.`,
  );
  return toRunning(env, office, office);
}

function toRunning(
  env: Environment,
  { url, credentials }: Pick<BackOffice, 'url' | 'credentials'>,
  office: BackOffice | null,
): RunningServices {
  return {
    env: { ...env, PANEL_URL: url, TALENT_URL: url, ...credentials },
    isEmbedded: true,
    office,
    [Symbol.asyncDispose]: async () => await office?.close(),
  };
}

async function findRunning(port: number): Promise<Pick<BackOffice, 'url' | 'credentials'> | null> {
  const { readCredentials } = await import('./back-office/demo-credentials.ts');
  const { DEFAULT_DATA_DIR } = await import('./back-office/back-office-server.ts');
  const url = `http://127.0.0.1:${port}`;
  const credentials = readCredentials(DEFAULT_DATA_DIR);
  try {
    const answer = await fetch(`${url}/api/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ salt: credentials.TALENT_SALT, api_key: credentials.TALENT_API_KEY }),
      signal: AbortSignal.timeout(SIGN_IN_TIMEOUT),
    });
    await answer.body?.cancel();
    return answer.ok ? { url, credentials } : null;
  } catch {
    return null;
  }
}
