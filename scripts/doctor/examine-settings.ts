/** Examines the environment by the rules of build and functions, and reports oddities. */
import { BUILD_VARIABLES } from '../../src/config/build-config.ts';
import { ConfigError } from '../../src/config/config-error.ts';
import {
  optionalText,
  optionalWord,
  readVariables,
  type Environment,
} from '../../src/config/variables.ts';
import { readHost, readPort } from '../preview/port.ts';

const VARIABLES = {
  ...BUILD_VARIABLES,
  RATE_LIMIT: optionalWord('on', 'off'),
  CHROMIUM_PATH: optionalText,
  DEBUG: optionalText,
};
const PORTS = ['PORT', 'BACK_OFFICE_PORT'] as const;

/** Set by Netlify; whoever deploys need not know them. */
const PLATFORM: ReadonlySet<string> = new Set(['URL', 'CONTEXT']);
/** Variables whose values may be shown; others may be secret. */
const SHOWN: ReadonlySet<string> = new Set([
  ...[
    'PANEL_URL',
    'TALENT_URL',
    'SITE_URL',
    'URL',
    'IMAGE_BASE_URL',
    'CONTEXT',
    'OUTBOX_DIR',
    'CHROMIUM_PATH',
  ],
  ...['CONTENT_STRICT', 'PREVIEW_ENTRIES', 'RATE_LIMIT', ...PORTS, 'HOST'],
]);
const OURS = /^(?:PANEL|TALENT|BUILD_HOOK|MAP_TILE|IMAGE_BASE)_/;

/** Every variable that the site's own code reads. */
export const VARIABLE_NAMES: readonly string[] = [...Object.keys(VARIABLES), ...PORTS, 'HOST'];

export type Settings = ReturnType<typeof examineSettings>;

/** Examines every variable. Prints no secret and no faulty value. */
export function examineSettings(env: Environment) {
  const faults = findFaults(env);
  const isFaulty = (name: string): boolean => faults.some((fault) => fault.startsWith(`${name} `));
  const isSet = (name: string): boolean => read(env, name) !== '';
  const names = VARIABLE_NAMES.filter((name) => !PLATFORM.has(name) || isSet(name));
  const toShown = (name: string): string =>
    isFaulty(name) ? 'at fault' : SHOWN.has(name) ? read(env, name) : 'set';
  return {
    /** Name and value; a word in place of a secret or faulty value. */
    set: names.filter(isSet).map((name) => [name, toShown(name)] as const),
    unset: names.filter((name) => !isSet(name) && !isFaulty(name)),
    faults,
    /** Harmless to a build, but worth a look. */
    oddities: findOddities(env, isFaulty),
  };
}

function findFaults(env: Environment): readonly string[] {
  return [
    () => readVariables(VARIABLES, env),
    ...PORTS.map((name) => () => readPort(name, env, 0)),
    () => readHost(env),
  ].flatMap((attempt) => {
    try {
      attempt();
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
      return error instanceof Error ? [error.message] : [];
    }
  });
}

function findOddities(env: Environment, isFaulty: (name: string) => boolean): readonly string[] {
  const set = VARIABLE_NAMES.filter((name) => read(env, name) !== '' && !isFaulty(name));
  const missing = (name: string): boolean => read(env, name) === '' && !isFaulty(name);
  const strangers = Object.keys(env).filter(
    (name) => OURS.test(name) && !VARIABLE_NAMES.includes(name),
  );
  return [
    ...set.flatMap((name) => describeOddities(name, read(env, name))),
    ...strangers.map((name) => `${name} is read by nothing: is it misspelt?`),
    ...(missing('SITE_URL') && missing('URL')
      ? ['SITE_URL is not set: pages would name http://localhost:4321 as their address']
      : []),
    ...(missing('BUILD_HOOK_URL')
      ? ['BUILD_HOOK_URL is not set: nothing but a deploy publishes changed content']
      : []),
  ];
}

function describeOddities(name: string, value: string): readonly string[] {
  const url = URL.parse(value);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  return [
    ...(url?.protocol === 'http:' && !isLocal
      ? [`${name} is no https address: what is sent there can be read on the way`]
      : []),
    ...(['PANEL_URL', 'TALENT_URL'].includes(name) && /\/api$/.test(value.replace(/\/+$/, ''))
      ? [`${name} ends in /api, with which every path of a service begins by itself`]
      : []),
    ...(/^(["']).*\1$/.test(value)
      ? [`${name} stands in quotation marks, which count as part of it`]
      : []),
  ];
}

function read(env: Environment, name: string): string {
  return env[name]?.trim() ?? '';
}
