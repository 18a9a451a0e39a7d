/** The services that a command works with: those of the environment, or the embedded back office for as long as the command runs. */
type Environment = Readonly<Record<string, string | undefined>>;

export interface RunningServices {
  /** The environment with the services in it. */
  readonly env: Environment;
  readonly close: () => Promise<void>;
}

/** Where the embedded back office prefers to be, so that the addresses of its pictures stay the same from build to build. */
const PREFERRED_PORT = 4322;

/** Starts the embedded back office when the environment names no panel. */
export async function openServices(env: Environment): Promise<RunningServices> {
  if ((env['PANEL_URL'] ?? '').trim() !== '') return { env, close: () => Promise.resolve() };
  const { startBackOffice } = await import('./back-office/server.ts');
  const backOffice = await startBackOffice({ port: PREFERRED_PORT }).catch((error: unknown) => {
    if (isPortTaken(error)) return startBackOffice({ port: 0 });
    throw error;
  });
  const { panelSalt, panelApiToken, talentSalt, talentApiKey } = backOffice.credentials;
  const services = {
    PANEL_URL: backOffice.url,
    PANEL_SALT: panelSalt,
    PANEL_API_TOKEN: panelApiToken,
    TALENT_URL: backOffice.url,
    TALENT_SALT: talentSalt,
    TALENT_API_KEY: talentApiKey,
  };
  return { env: { ...env, ...services }, close: () => backOffice.close() };
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
