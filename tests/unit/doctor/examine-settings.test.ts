import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { examineSettings, VARIABLE_NAMES } from '../../../scripts/doctor/examine-settings.ts';

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
  expect(examineSettings(WHOLE)).toMatchObject({ faults: [], oddities: [] });
  const example = parseEnv(
    readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'),
  );
  expect(Object.keys(example).filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
  expect(Object.keys(example).length).toBeGreaterThan(15);
});

it('the settings are named with all their faults at once', () => {
  const { faults } = examineSettings({
    PANEL_URL: 'ftp://x',
    PORT: 'x',
    RATE_LIMIT: 'maybe',
    SITE_URL: 'agency',
  });
  expect(faults).toEqual([
    'PANEL_URL is no http(s) URL without user, query and fragment',
    'PANEL_SALT is not set',
    'PANEL_API_TOKEN is not set',
    'TALENT_SALT is not set',
    'TALENT_API_KEY is not set',
    'SITE_URL is no http(s) origin such as https://example.com',
    'RATE_LIMIT is none of: on, off',
    'PORT is no port: a number from 0 to 65535 is expected',
  ]);
});

it.each([
  [
    { PANEL_URL: 'http://panel.example' },
    'PANEL_URL is no https address: what is sent there can be read on the way',
  ],
  [
    { PANEL_URL: 'https://panel.example/api/' },
    'PANEL_URL ends in /api, with which every path of a service begins by itself',
  ],
  [{ PANEL_SALT: '"salt"' }, 'PANEL_SALT stands in quotation marks, which count as part of it'],
  [{ PANEL_TOKEN: 'x' }, 'PANEL_TOKEN is read by nothing: is it misspelt?'],
  [
    { SITE_URL: '' },
    'SITE_URL is not set: pages would name http://localhost:4321 as their address',
  ],
  [
    { BUILD_HOOK_URL: '' },
    'BUILD_HOOK_URL is not set: nothing but a deploy publishes changed content',
  ],
])('the settings that are odd are named: %j', (odd, oddity) => {
  expect(examineSettings({ ...WHOLE, ...odd })).toMatchObject({ faults: [], oddities: [oddity] });
});

it('the settings are not odd where they speak of this machine, or where Netlify gives the address', () => {
  expect(
    examineSettings({
      ...WHOLE,
      SITE_URL: '',
      PANEL_URL: 'http://127.0.0.1:4322',
      URL: 'https://agency.example',
    }).oddities,
  ).toEqual([]);
});

it('the settings never show a value that may be secret, nor one that is at fault', () => {
  const faulty = {
    ...WHOLE,
    TALENT_URL: 'https://user:password@talents.example',
  };
  const shown = JSON.stringify([examineSettings(WHOLE), examineSettings(faulty)]);
  for (const name of [
    'PANEL_SALT',
    'PANEL_API_TOKEN',
    'TALENT_SALT',
    'TALENT_API_KEY',
    'BUILD_HOOK_URL',
  ] as const) {
    expect(shown).not.toContain(WHOLE[name]);
  }
  expect(shown).not.toContain('password');
  expect(examineSettings(WHOLE).set).toContainEqual(['PANEL_URL', 'https://panel.example']);
  expect(examineSettings(WHOLE).set).toContainEqual(['PANEL_SALT', 'set']);
});
