/** What Netlify's tools say in the environment: `NETLIFY` on its machines, `NETLIFY_LOCAL` in its CLI, `CONTEXT` in both; `NETLIFY_DEV` in `netlify dev`. */
import { optionalText, readVariables, type Environment } from './variables.ts';

const VARIABLES = { NETLIFY: optionalText, NETLIFY_LOCAL: optionalText, CONTEXT: optionalText };

/** Tells whether Netlify runs this build and will deploy it: on its machines, or here by its CLI. */
export function isNetlifyBuild(env: Environment): boolean {
  return Object.values(readVariables(VARIABLES, env)).some((value) => value !== '');
}

/**
 * Tells whether the demo agency may be used where no panel is named: never in a build that Netlify's tools may deploy, but in `netlify dev`.
 * The context alone is not enough, because `netlify deploy --context dev` has it too.
 */
export function mayShowDemo(env: Environment): boolean {
  const { NETLIFY: onNetlify, NETLIFY_LOCAL: inCli, CONTEXT: context } = readVariables(VARIABLES, env);
  const { NETLIFY_DEV: inDev } = readVariables({ NETLIFY_DEV: optionalText }, env);
  return onNetlify === '' && (context === '' || context === 'dev') && (inCli === '' || inDev !== '');
}
