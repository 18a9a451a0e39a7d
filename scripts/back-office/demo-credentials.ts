/** Both services' credentials, created once per data folder in a file for `--env-file`. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export const CREDENTIAL_VARIABLES = [
  'PANEL_SALT',
  'PANEL_API_TOKEN',
  'TALENT_SALT',
  'TALENT_API_KEY',
] as const;

export type Credentials = Readonly<Record<(typeof CREDENTIAL_VARIABLES)[number], string>>;

export function credentialsFile(dataDir: string): string {
  return path.join(dataDir, 'credentials.env');
}

/** Reads or creates the folder's credentials. */
export function readCredentials(dataDir: string): Credentials {
  const file = credentialsFile(dataDir);
  const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const kept = CREDENTIAL_VARIABLES.map(
    (name) => [name, stored[name] ?? randomBytes(24).toString('base64url')] as const,
  );
  if (CREDENTIAL_VARIABLES.some((name) => stored[name] === undefined)) {
    writeFileSync(`${file}.new`, kept.map(([name, value]) => `${name}=${value}\n`).join(''), {
      mode: 0o600,
    });
    renameSync(`${file}.new`, file);
  }
  return Object.fromEntries(kept) as Credentials;
}
