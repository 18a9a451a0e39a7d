/** The platform's global `Netlify`, as far as functions need it: their environment. Each preview in
 * a process has its own. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Environment } from '../../src/config/variables.ts';

const current = new AsyncLocalStorage<Map<string, string>>();

const env = {
  get: (name: string) => toMap().get(name),
  has: (name: string) => toMap().has(name),
  set: (name: string, value: string) => void toMap().set(name, value),
  delete: (name: string) => void toMap().delete(name),
  toObject: () => Object.fromEntries(toMap()),
};

function toMap(): Map<string, string> {
  return current.getStore() ?? toVariables(process.env);
}

function toVariables(environment: Environment): Map<string, string> {
  return new Map(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** Returns a runner of functions whose `Netlify.env` answers from this environment, in everything
 * that they start. */
export function createEnvironment(environment: Environment): <Result>(run: () => Result) => Result {
  const variables = toVariables(environment);
  Object.assign(globalThis, { Netlify: { context: null, env } });
  return (run) => current.run(variables, run);
}
