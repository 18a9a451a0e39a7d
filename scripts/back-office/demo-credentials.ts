import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const VARIABLES = ['PANEL_SALT', 'PANEL_API_TOKEN', 'TALENT_SALT', 'TALENT_API_KEY'] as const;

export type Credentials = Readonly<Record<(typeof VARIABLES)[number], string>>;

export function readCredentials(dataDir: string): Credentials {
  const file = path.join(dataDir, 'credentials.env');
  if (!existsSync(file)) {
    const made = VARIABLES.map((name) => `${name}=${randomBytes(24).toString('base64url')}\n`);
    writeFileSync(`${file}.new`, made.join(''), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return parseEnv(readFileSync(file, 'utf8')) as Credentials;
}
