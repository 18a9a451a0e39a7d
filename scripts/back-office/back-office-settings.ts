/** The command's environment. Blank counts as unset. */
import { CREDENTIAL_VARIABLES, type Credentials } from './demo-credentials.ts';
import type { BackOfficeOptions } from './back-office-server.ts';

const DEFAULT_PORT = 4322;
const DEFAULT_SITE_URL = 'http://localhost:4321';

/** Throws naming the first unusable variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): BackOfficeOptions {
  const given = CREDENTIAL_VARIABLES.map((name) => [name, toText(env[name])] as const);
  return {
    port: toPort(toText(env['BACK_OFFICE_PORT'])),
    credentials: Object.fromEntries(
      given.filter(([, value]) => value !== ''),
    ) as Partial<Credentials>,
    publish: {
      site: toText(env['SITE_URL']) || DEFAULT_SITE_URL,
      hook: toText(env['BUILD_HOOK_URL']) || undefined,
    },
  };
}

function toText(value: string | undefined): string {
  return value?.trim() ?? '';
}

function toPort(value: string): number {
  if (value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new Error(`BACK_OFFICE_PORT must be a port number, not "${value}"`);
  return port;
}
