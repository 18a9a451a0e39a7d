/** The four credentials of both services: made once per data folder, kept in a file that a shell or `node --env-file` can read. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export interface Credentials {
  readonly panelSalt: string;
  readonly panelApiToken: string;
  readonly talentSalt: string;
  readonly talentApiKey: string;
}

/** The environment variables that carry them. */
export const CREDENTIAL_VARIABLES = {
  panelSalt: 'PANEL_SALT',
  panelApiToken: 'PANEL_API_TOKEN',
  talentSalt: 'TALENT_SALT',
  talentApiKey: 'TALENT_API_KEY',
} as const satisfies Record<keyof Credentials, string>;

const NAMES = Object.keys(CREDENTIAL_VARIABLES) as (keyof Credentials)[];

export function credentialsFile(dataDir: string): string {
  return path.join(dataDir, 'credentials.env');
}

/** Reads the folder's credentials, making what is missing; given ones win and are not written down. */
export function readCredentials(dataDir: string, given: Partial<Credentials> = {}): Credentials {
  const file = credentialsFile(dataDir);
  const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const kept = NAMES.map((name) => [name, stored[CREDENTIAL_VARIABLES[name]] ?? randomBytes(24).toString('base64url')] as const);
  const lines = kept.map(([name, value]) => `${CREDENTIAL_VARIABLES[name]}=${value}\n`).join('');
  if (NAMES.some((name) => stored[CREDENTIAL_VARIABLES[name]] === undefined)) {
    writeFileSync(`${file}.new`, lines, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return { ...(Object.fromEntries(kept) as Record<keyof Credentials, string>), ...given };
}

/** Compares two secrets in a time that says nothing about either. */
export function sameSecret(left: unknown, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return typeof left === 'string' && timingSafeEqual(digest(left), digest(right));
}
