/** A command's services: from the environment, or the embedded back office while the command
 * runs. */
import { mayShowDemo } from '../src/config/netlify.ts';
import { optionalText, readVariables, type Environment } from '../src/config/variables.ts';
import type { BackOffice } from './back-office/back-office-server.ts';
import { describeTaken, isListenError, readPort } from './ports.ts';

type Office = Pick<BackOffice, 'publishTo' | 'rebuilt' | 'close'>;

/** A back office that another process runs is neither told anything nor closed. */
export interface RunningServices extends Office, AsyncDisposable {
  /** The environment, completed by the services' variables. */
  readonly env: Environment;
  readonly isEmbedded: boolean;
}

/** A fixed port, so that the addresses of pictures stay the same from build to build. */
const PREFERRED_PORT = 4322;
const SIGN_IN_TIMEOUT = 2_000;

const VARIABLES = { PANEL_URL: optionalText };

const NOT_OURS: Office = {
  publishTo: () => undefined,
  rebuilt: () => undefined,
  close: () => Promise.resolve(),
};

/**
 * Starts the embedded back office when the environment names no panel, or uses a running one, which
 * gives pictures the same addresses. Never on Netlify's tools: a deploy without settings must fail,
 * not publish the demo. Rejects if the chosen port is taken.
 */
export async function openServices(env: Environment): Promise<RunningServices> {
  const { PANEL_URL: panel } = readVariables(VARIABLES, env);
  if (panel !== '' || !mayShowDemo(env))
    return { env, isEmbedded: false, ...NOT_OURS, [Symbol.asyncDispose]: NOT_OURS.close };
  const { startBackOffice } = await import('./back-office/back-office-server.ts');
  const port = readPort('BACK_OFFICE_PORT', env, PREFERRED_PORT);
  try {
    return toServices(env, await startBackOffice({ port }));
  } catch (error) {
    if (!isListenError(error) || error.code !== 'EADDRINUSE') throw error;
  }
  const standing = await findStanding(port);
  if (standing !== null) return toServices(env, { ...standing, ...NOT_OURS });
  if ((env['BACK_OFFICE_PORT'] ?? '').trim() !== '')
    throw new Error(describeTaken(port, 'BACK_OFFICE_PORT'));
  const backOffice = await startBackOffice({ port: 0 });
  console.error(
    `Port ${port} is taken: the back office is at ${backOffice.url}. Choose its port with BACK_OFFICE_PORT.`,
  );
  return toServices(env, backOffice);
}

function toServices(
  env: Environment,
  office: Pick<BackOffice, 'url' | 'credentials'> & Office,
): RunningServices {
  const { url, credentials, publishTo, rebuilt, close } = office;
  const named = { ...env, PANEL_URL: url, TALENT_URL: url, ...credentials };
  return { env: named, isEmbedded: true, publishTo, rebuilt, close, [Symbol.asyncDispose]: close };
}

/** The back office on a port, if it belongs to this project and so accepts the project's
 * credentials. */
async function findStanding(port: number): Promise<Pick<BackOffice, 'url' | 'credentials'> | null> {
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
