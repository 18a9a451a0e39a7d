import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '../../../scripts/back-office/back-office-settings.ts';

const DEFAULTS = {
  port: 4322,
  credentials: {},
  publish: { site: 'http://localhost:4321' },
};

it('the settings of the back office are its own where nothing is set, and where .env.example was loaded as it is: blank is unset', () => {
  expect(readSettings({})).toEqual(DEFAULTS);
  const example = parseEnv(
    readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'),
  );
  expect(example).toMatchObject({
    BACK_OFFICE_PORT: '',
    SITE_URL: '',
    BUILD_HOOK_URL: '',
    PANEL_SALT: '',
  });
  expect(readSettings(example)).toEqual(DEFAULTS);
});

it('the settings of the back office are what is set, without the blanks around it', () => {
  const env = {
    BACK_OFFICE_PORT: ' 5000 ',
    SITE_URL: ' https://site.example ',
    BUILD_HOOK_URL: ' https://api.netlify.com/build_hooks/60c0ffee ',
    TALENT_SALT: ' t ',
  };
  expect(readSettings(env)).toEqual({
    port: 5000,
    credentials: { TALENT_SALT: 't' },
    publish: {
      site: 'https://site.example',
      hook: 'https://api.netlify.com/build_hooks/60c0ffee',
    },
  });
});

it.each(['-1', '65536', '1e3', 'http', '80.5'])(
  'the settings of the back office do not take %s for a port',
  (port) => {
    expect(() => readSettings({ BACK_OFFICE_PORT: port })).toThrow('BACK_OFFICE_PORT');
  },
);
