/** `NETLIFY` marks Netlify's machines, `NETLIFY_LOCAL` its CLI, `NETLIFY_DEV` `netlify dev`.
 * `CONTEXT`, the kind of deploy, is set by all three. */
import type { Environment } from './variables.ts';

export function isNetlifyBuild(env: Environment): boolean {
  return ['NETLIFY', 'NETLIFY_LOCAL', 'CONTEXT'].some((name) => read(env, name) !== '');
}

/** Never in a build that may be deployed. */
export function mayShowDemo(env: Environment): boolean {
  const isOnNetlify = read(env, 'NETLIFY') !== '';
  const isOfDeploy = !['', 'dev'].includes(read(env, 'CONTEXT'));
  // What `netlify build` makes with `CONTEXT=dev` may be deployed by hand.
  const isCliBuild = read(env, 'NETLIFY_LOCAL') !== '' && read(env, 'NETLIFY_DEV') === '';
  return !(isOnNetlify || isOfDeploy || isCliBuild);
}

const read = (env: Environment, name: string): string => (env[name] ?? '').trim();
