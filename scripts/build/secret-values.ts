/** The credentials and secrets of the site, and how a published file is searched for them. */
import { CREDENTIAL_NAMES } from '../../src/config/services.ts';

export interface Secret {
  readonly name: string;
  readonly value: string;
}

const NAMES: readonly string[] = [...Object.values(CREDENTIAL_NAMES).flat(), 'REBUILD_SECRET', 'BUILD_HOOK_URL'];
/** Shorter values would be found by chance. */
const SHORTEST = 6;
/** In code, a secret's name shows that a part of the build or the gateway has slipped in; elsewhere anybody may write the name. */
const CODE = /\.(?:js|mjs|map)$/;

export function readSecrets(env: Readonly<Record<string, string | undefined>>): readonly Secret[] {
  return NAMES.flatMap((name) => {
    const value = env[name] ?? '';
    return value.length < SHORTEST ? [] : [{ name, value }];
  });
}

/** One line for each secret's value in a file, in code for its name too. */
export function findSecrets(file: string, bytes: Buffer, secrets: readonly Secret[]): readonly string[] {
  const values = secrets.filter(({ value }) => bytes.includes(value)).map(({ name }) => `${file}: holds the value of ${name}`);
  const names = CODE.test(file) ? NAMES.filter((name) => bytes.includes(name)).map((name) => `${file}: names ${name}`) : [];
  return [...values, ...names];
}
