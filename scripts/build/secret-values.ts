/** The site's credentials and secrets, and the search for them in published files. */
import { CREDENTIAL_NAMES } from '../../src/config/services.ts';

export interface Secret {
  readonly name: string;
  readonly value: string;
}

const NAMES: readonly string[] = [
  ...Object.values(CREDENTIAL_NAMES).flat(),
  'REBUILD_SECRET',
  'BUILD_HOOK_URL',
];
/** Shorter values match by chance. */
const SHORTEST = 6;
/** In code, a secret's name reveals code of the build or the gateway; in other files the name is
 * harmless. */
const CODE = /\.(?:js|mjs|map)$/;

export function readSecrets(env: Readonly<Record<string, string | undefined>>): readonly Secret[] {
  return NAMES.flatMap((name) => {
    const value = env[name] ?? '';
    return value.length < SHORTEST ? [] : [{ name, value }];
  });
}

/** One line for each secret found in a file: its value, or in code its name. */
export function findSecrets(
  file: string,
  bytes: Buffer,
  secrets: readonly Secret[],
): readonly string[] {
  const values = secrets
    .filter(({ value }) => bytes.includes(value))
    .map(({ name }) => `${file}: holds the value of ${name}`);
  const names = CODE.test(file)
    ? NAMES.filter((name) => bytes.includes(name)).map((name) => `${file}: names ${name}`)
    : [];
  return [...values, ...names];
}
