import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { findFaults, findOddities, VARIABLE_NAMES } from '../../../scripts/doctor/settings.ts';
import { readHost } from '../../../scripts/ports.ts';
import { CREDENTIALS } from '../../support/bare-env.ts';

const WHOLE = {
  PANEL_URL: 'https://panel.example',
  ...CREDENTIALS,
  SITE_URL: 'https://www.agency.example',
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/60c0ffee',
};

it('the settings that are whole have neither faults nor oddities, a port that is none is a fault, and every variable of .env.example is looked at', () => {
  expect([findFaults(WHOLE), findOddities(WHOLE)]).toEqual([[], []]);
  for (const odd of [{ PORT: 'x' }, { PORT: '65536' }, { HOST: 'x' }])
    expect(findFaults({ ...WHOLE, ...odd })).toHaveLength(1);
  expect(findFaults({ ...WHOLE, PORT: '65535', HOST: 'localhost' })).toEqual([]);
  // Nobody else's machine.
  expect(readHost({})).toBe('127.0.0.1');
  const example = parseEnv(
    readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'),
  );
  expect(Object.keys(example).filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
  expect(Object.keys(example).length).toBeGreaterThan(15);
});

it.each<[Readonly<Record<string, string>>, string]>([
  [{ PANEL_URL: 'http://panel.example' }, 'PANEL_URL is no https address'],
  [{ PANEL_URL: 'https://panel.example/api/' }, 'PANEL_URL ends in /api'],
  [{ PANEL_SALT: '"salt"' }, 'PANEL_SALT stands in quotation marks'],
  [{ PANEL_TOKEN: 'x' }, 'PANEL_TOKEN is read by nothing'],
  [{ OUTBOX_FOLDER: 'x' }, 'OUTBOX_FOLDER is read by nothing'],
  [{ SITE_URL: '' }, 'SITE_URL is not set'],
  [{ BUILD_HOOK_URL: '', NETLIFY: 'true' }, 'BUILD_HOOK_URL is not set'],
])('the settings that are odd are named: %j', (odd, oddity) => {
  const env = { ...WHOLE, ...odd };
  expect([findFaults(env), findOddities(env)]).toEqual([[], [expect.stringContaining(oddity)]]);
});
