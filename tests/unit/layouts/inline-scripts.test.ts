import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import * as scripts from '../../../src/layouts/inline-scripts.ts';

const { toInlineScript, ...parts } = scripts;

it.each(Object.entries(parts))('%s is a script, its lines joined', (_, part) => {
  expect(() => new Script(toInlineScript(part).code)).not.toThrow();
});
