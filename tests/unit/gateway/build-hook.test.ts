import { expect, it } from 'vitest';
import type { LogLine } from '../../../src/gateway/log.ts';
import { callBuildHook } from '../../../src/gateway/scheduled-rebuild.ts';
import { freePort } from '../../support/free-port.ts';

it('a build hook that nobody answers is told with why, and without its address', async () => {
  const lines: LogLine[] = [];
  const hook = `http://127.0.0.1:${await freePort()}/secret`;
  expect(await callBuildHook(hook, (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual([{ level: 'error', event: 'rebuild.refused', code: 'ECONNREFUSED' }]);
});
