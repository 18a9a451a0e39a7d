/** `NETLIFY` marks Netlify's machines, `NETLIFY_LOCAL` its CLI, `NETLIFY_DEV` `netlify dev`. */
import { optionalText, readVariables, type Environment } from './variables.ts';

const VARIABLES = { NETLIFY: optionalText, NETLIFY_LOCAL: optionalText, CONTEXT: optionalText };

/** Tells whether Netlify, or its CLI here, runs this build to deploy it. */
export function isNetlifyBuild(env: Environment): boolean {
  return Object.values(readVariables(VARIABLES, env)).some((value) => value !== '');
}

/** Tells whether the demo may replace a missing panel: never in a deployable build, and `netlify
 * deploy` may set `CONTEXT=dev` too. */
export function mayShowDemo(env: Environment): boolean {
  const {
    NETLIFY: onNetlify,
    NETLIFY_LOCAL: inCli,
    CONTEXT: context,
  } = readVariables(VARIABLES, env);
  const { NETLIFY_DEV: inDev } = readVariables({ NETLIFY_DEV: optionalText }, env);
  return (
    onNetlify === '' && (context === '' || context === 'dev') && (inCli === '' || inDev !== '')
  );
}
