/** An empty variable counts as unset. */
import * as v from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

const text = v.pipe(v.string(), v.trim());

export const optionalText = v.optional(text, '');

const requiredText = v.pipe(optionalText, v.nonEmpty('is not set'));

export const credential = v.pipe(
  requiredText,
  v.regex(/^[\x20-\x7e]*$/, 'holds characters that are not printable ASCII'),
);

export const optionalServiceUrl = v.pipe(
  optionalText,
  v.check(
    (value) => value === '' || isPlainUrl(value),
    ({ input }) =>
      HAS_SCHEME.test(input)
        ? 'is no http(s) URL without user, query and fragment'
        : 'does not begin with https:// (or http://)',
  ),
  v.transform(withoutTrailingSlash),
);

export const serviceUrl = v.pipe(optionalServiceUrl, v.nonEmpty('is not set'));

export const optionalOrigin = v.pipe(
  optionalText,
  v.transform(withoutTrailingSlash),
  v.check(
    (value) => value === '' || (isPlainUrl(value) && new URL(value).pathname === '/'),
    'is no http(s) origin such as https://example.com',
  ),
);

export const optionalUrl = v.pipe(
  optionalText,
  v.check((value) => value === '' || isHttpUrl(value), 'is no http(s) URL'),
);

export const optionalTileTemplate = v.pipe(
  optionalText,
  v.check(
    (value) => value === '' || isTileTemplate(value),
    'is no http(s) tile template with {z}, {x} and {y}',
  ),
);

export function optionalWord<const Words extends readonly string[]>(...words: Words) {
  return v.pipe(optionalText, v.picklist(['', ...words], `is none of: ${words.join(', ')}`));
}

export function readVariables<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Environment,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const { variables, faults } = readWithFaults(entries, env);
  if (faults.length > 0) throw new ConfigError(faults);
  return variables;
}

export function readWithFaults<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Environment,
) {
  const schema = v.object(entries);
  const { issues = [] } = v.safeParse(schema, env);
  const faulty = new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const sound = Object.entries(env).filter(([name]) => !faulty.has(name));
  const faults = Array.from(faulty, ([name, fault]) => `${name} ${fault}`);
  const { output } = v.safeParse(schema, Object.fromEntries(sound));
  return { variables: output as v.InferOutput<typeof schema>, faults };
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function isHttpUrl(value: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
}

function isPlainUrl(value: string): boolean {
  const url = isHttpUrl(value) ? new URL(value) : null;
  return url?.username === '' && url.password === '' && !/[?#]/.test(value);
}

function isTileTemplate(value: string): boolean {
  return (
    ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) &&
    isHttpUrl(value.replace(/\{[a-z]+\}/g, '0'))
  );
}

export class ConfigError extends Error {
  readonly code = 'CONFIG_INVALID';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`config: ${faults.join('; ')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
