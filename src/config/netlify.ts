/** What Netlify's tools say in the environment: `NETLIFY` on its machines, `NETLIFY_LOCAL` in its CLI, `CONTEXT` in both. */
import { optionalText, readVariables, type Environment } from './variables.ts';

const VARIABLES = { NETLIFY: optionalText, NETLIFY_LOCAL: optionalText, CONTEXT: optionalText };

/** Tells whether a build runs in Netlify's hands, which deploy the published folder: here, by its CLI, or on its machines. */
export function isNetlifyBuild(env: Environment): boolean {
  return Object.values(readVariables(VARIABLES, env)).some((value) => value !== '');
}

/** Tells whether the demo agency may stand in where no panel is named: never in what Netlify's tools may deploy, but `netlify dev` may. */
export function mayShowDemo(env: Environment): boolean {
  const { NETLIFY: onNetlify, CONTEXT: context } = readVariables(VARIABLES, env);
  return !isNetlifyBuild(env) || (context === 'dev' && onNetlify === '');
}
