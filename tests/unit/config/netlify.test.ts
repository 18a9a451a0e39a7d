import { expect, it } from 'vitest';
import { isNetlifyBuild, mayShowDemo } from '../../../src/config/netlify.ts';

const CLI = { NETLIFY_LOCAL: 'true' };

it.each([
  ['on a machine without any of Netlify’s variables', {}, true],
  ['with blank variables', { NETLIFY: ' ', NETLIFY_LOCAL: '', CONTEXT: undefined }, true],
  ['in `netlify dev`', { ...CLI, NETLIFY_DEV: 'true', CONTEXT: 'dev' }, true],
  ['in `netlify deploy --context dev`', { ...CLI, CONTEXT: 'dev' }, false],
  ['with the context of development alone', { CONTEXT: 'dev' }, true],
  ['on Netlify, whatever its context says', { NETLIFY: 'true', CONTEXT: 'dev' }, false],
  ['in Netlify’s CLI without a context', CLI, false],
  ['for production', { CONTEXT: 'production' }, false],
  ['for a branch with a context of its own', { CONTEXT: 'staging' }, false],
])('where no panel is named %s, the demo agency may stand in or not', (_, env, expected) => {
  expect(mayShowDemo(env)).toBe(expected);
});

it.each([
  [{}, false],
  [{ CONTEXT: ' ' }, false],
  [{ NETLIFY: 'true' }, true],
  [CLI, true],
  [{ CONTEXT: 'dev' }, true],
])('what Netlify deploys is known by the environment %j', (env, expected) => {
  expect(isNetlifyBuild(env)).toBe(expected);
});
