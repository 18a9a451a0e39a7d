import { BUILD_VARIABLES } from '../../src/config/build-config.ts';
import { isNetlifyBuild } from '../../src/config/netlify.ts';
import {
  optionalText,
  readVariables,
  type Environment,
  ConfigError,
} from '../../src/config/variables.ts';
import { readHost, readPort } from '../ports.ts';

const VARIABLES = {
  ...BUILD_VARIABLES,
  CHROMIUM: optionalText,
  DEBUG: optionalText,
};
const PORTS = ['PORT', 'BACK_OFFICE_PORT'] as const;
const OURS = /^(?:PANEL|TALENT|BUILD_HOOK|MAP_TILE|IMAGE_BASE|ALERT|PREVIEW|OUTBOX|CONTENT)_/;

export const VARIABLE_NAMES: readonly string[] = [...Object.keys(VARIABLES), ...PORTS, 'HOST'];

export function findFaults(env: Environment): readonly string[] {
  return [
    () => readVariables(VARIABLES, env),
    ...PORTS.map((name) => () => readPort(name, env)),
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

export function findOddities(env: Environment): readonly string[] {
  const isMissing = (name: string): boolean => !env[name]?.trim();
  const strangers = Object.keys(env).filter(
    (name) => OURS.test(name) && !VARIABLE_NAMES.includes(name),
  );
  return [
    ...VARIABLE_NAMES.flatMap((name) => describeOddities(name, env[name]?.trim() ?? '')),
    ...strangers.map((name) => `${name} is read by nothing: is it misspelt?`),
    ...(isMissing('SITE_URL') && isMissing('URL')
      ? ['SITE_URL is not set: pages would name http://localhost:4321 as their address']
      : []),
    // npm start has a hook of its own.
    ...(isNetlifyBuild(env) && isMissing('BUILD_HOOK_URL')
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
    ...(['PANEL_URL', 'TALENT_URL'].includes(name) && /\/api\/*$/.test(value)
      ? [`${name} ends in /api, with which every path of a service begins by itself`]
      : []),
    ...(/^(["']).*\1$/.test(value)
      ? [`${name} stands in quotation marks, which count as part of it`]
      : []),
  ];
}
