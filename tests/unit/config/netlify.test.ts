import { expect, it } from 'vitest';
import { isNetlifyBuild, mayShowDemo } from '../../../src/config/netlify.ts';

const CLI = { NETLIFY_LOCAL: 'true' };

it.each([
  ['on a machine without any of Netlify’s variables', {}, false, true],
  ['with blank variables', { NETLIFY: ' ', NETLIFY_LOCAL: '', CONTEXT: ' ' }, false, true],
  ['in `netlify dev`', { ...CLI, NETLIFY_DEV: 'true', CONTEXT: 'dev' }, true, true],
  ['in `netlify deploy --context dev`', { ...CLI, CONTEXT: 'dev' }, true, false],
  ['with the context of development alone', { CONTEXT: 'dev' }, true, true],
  ['on Netlify, whatever its context says', { NETLIFY: 'true', CONTEXT: 'dev' }, true, false],
  ['on Netlify without a context', { NETLIFY: 'true' }, true, false],
  ['in Netlify’s CLI without a context', CLI, true, false],
  ['for production', { CONTEXT: 'production' }, true, false],
  ['for a branch with a context of its own', { CONTEXT: 'staging' }, true, false],
])(
  'a build %s is Netlify’s, %j: %j, and may show the demo agency: %j',
  (_, env, isNetlifys, mayDemo) => {
    expect([isNetlifyBuild(env), mayShowDemo(env)]).toEqual([isNetlifys, mayDemo]);
  },
);
