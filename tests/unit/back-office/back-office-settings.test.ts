import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '../../../scripts/back-office/back-office-settings.ts';

const DEFAULTS = {
  port: 4322,
  credentials: {},
  publish: { url: 'http://localhost:4321/api/rebuild' },
};

it('the settings of the back office are its own where nothing is set, and where .env.example was loaded as it is: blank is unset', () => {
  expect(readSettings({})).toEqual(DEFAULTS);
  const example = parseEnv(
    readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'),
  );
  expect(example).toMatchObject({
    BACK_OFFICE_PORT: '',
    PUBLISH_URL: '',
    REBUILD_SECRET: '',
    PANEL_SALT: '',
  });
  expect(readSettings(example)).toEqual(DEFAULTS);
});

it('the settings of the back office are what is set, without the blanks around it, and take no secret that could be guessed', () => {
  const env = {
    BACK_OFFICE_PORT: ' 5000 ',
    PUBLISH_URL: ' https://site.example/api/rebuild ',
    REBUILD_SECRET: ' a secret of at least 32 characters ',
    TALENT_SALT: ' t ',
  };
  expect(readSettings(env)).toEqual({
    port: 5000,
    credentials: { TALENT_SALT: 't' },
    publish: {
      url: 'https://site.example/api/rebuild',
      secret: 'a secret of at least 32 characters',
    },
  });
  expect(() => readSettings({ REBUILD_SECRET: 'x'.repeat(31) })).toThrow(
    'REBUILD_SECRET has fewer than 32 characters',
  );
});

it.each(['-1', '65536', '1e3', 'http', '80.5'])(
  'the settings of the back office do not take %s for a port',
  (port) => {
    expect(() => readSettings({ BACK_OFFICE_PORT: port })).toThrow('BACK_OFFICE_PORT');
  },
);
