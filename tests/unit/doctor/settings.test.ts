import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { findFaults, findOddities, VARIABLE_NAMES } from '../../../scripts/doctor/settings.ts';

const WHOLE = {
  PANEL_URL: 'https://panel.example',
  PANEL_SALT: 'salt-of-the-panel',
  PANEL_API_TOKEN: 'token-of-the-panel',
  TALENT_SALT: 'salt-of-the-talents',
  TALENT_API_KEY: 'key-of-the-talents',
  SITE_URL: 'https://www.agency.example',
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/60c0ffee',
};

it('the settings that are whole have neither faults nor oddities, and every variable of .env.example is looked at', () => {
  expect([findFaults(WHOLE), findOddities(WHOLE)]).toEqual([[], []]);
  const example = parseEnv(
    readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'),
  );
  expect(Object.keys(example).filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
  expect(Object.keys(example).length).toBeGreaterThan(15);
});

it('the settings are named with all their faults at once', () => {
  const faults = findFaults({
    PANEL_URL: 'ftp://x',
    PORT: 'x',
    ALERT_WEBHOOK_URL: 'hooks.slack.com',
    SITE_URL: 'agency',
  });
  expect(faults).toEqual([
    'PANEL_URL is no http(s) URL without user, query and fragment',
    'PANEL_SALT is not set',
    'PANEL_API_TOKEN is not set',
    'TALENT_SALT is not set',
    'TALENT_API_KEY is not set',
    'SITE_URL is no http(s) origin such as https://example.com',
    'ALERT_WEBHOOK_URL is no http(s) URL',
    'PORT is no port: a number from 0 to 65535 is expected',
  ]);
});

it.each<[Readonly<Record<string, string>>, string]>([
  [
    { PANEL_URL: 'http://panel.example' },
    'PANEL_URL is no https address: what is sent there can be read on the way',
  ],
  [
    { PANEL_URL: 'https://panel.example/api/' },
    'PANEL_URL ends in /api, with which every path of a service begins by itself',
  ],
  [{ PANEL_SALT: '"salt"' }, 'PANEL_SALT stands in quotation marks, which count as part of it'],
  ...['PANEL_TOKEN', 'ALERT_WEBHOOK', 'PREVIEW_ENTRY', 'OUTBOX_FOLDER', 'CONTENT_STRICTLY'].map(
    (name): [Record<string, string>, string] => [
      { [name]: 'x' },
      `${name} is read by nothing: is it misspelt?`,
    ],
  ),
  [
    { SITE_URL: '' },
    'SITE_URL is not set: pages would name http://localhost:4321 as their address',
  ],
  [
    { BUILD_HOOK_URL: '', NETLIFY: 'true' },
    'BUILD_HOOK_URL is not set: nothing but a deploy publishes changed content',
  ],
])('the settings that are odd are named: %j', (odd, oddity) => {
  const env = { ...WHOLE, ...odd };
  expect([findFaults(env), findOddities(env)]).toEqual([[], [oddity]]);
});

it('the settings never show a value that may be secret', () => {
  const faulty = {
    ...WHOLE,
    TALENT_URL: 'https://user:password@talents.example',
    PANEL_SALT: '"salt-of-the-panel"',
  };
  const shown = JSON.stringify([findFaults(faulty), findOddities(faulty)]);
  expect(shown).not.toMatch(/password|salt-of|token-of|c0ffee/);
});
