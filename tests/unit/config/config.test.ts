import { expect, it } from 'vitest';
import { readBuildConfig } from '../../../src/config/build-config.ts';
import { readGatewayConfig } from '../../../src/config/gateway-config.ts';
import { type Environment, ConfigError } from '../../../src/config/variables.ts';
import { MAP_SERVICE } from '../../../src/domain/constants.ts';
import { CREDENTIALS } from '../../support/bare-env.ts';
import { split } from '../../support/rows.ts';

const SERVICES = {
  PANEL_URL: 'https://panel.example',
  TALENT_URL: 'https://talent.example/base',
  ...CREDENTIALS,
};

function faultsOf(read: (env: Environment) => unknown, env: Environment): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=1';
const read = (env: Environment) => {
  const { services, site, ...more } = readBuildConfig({ ...SERVICES, ...env });
  return { panel: services.panel.url, talent: services.talent.url, ...site, ...more };
};

it.each<readonly [Environment, Partial<ReturnType<typeof read>>]>([
  [{ PANEL_URL: ' https://panel.example// ' }, { panel: 'https://panel.example' }],
  [{ TALENT_URL: '' }, { talent: 'https://panel.example' }],
  [{}, { imageBaseUrl: 'https://panel.example/storage/' }],
  [{ IMAGE_BASE_URL: 'https://images.example/a' }, { imageBaseUrl: 'https://images.example/a/' }],
  [{}, { mapTileUrl: MAP_SERVICE.tiles, strict: false }],
  [{ MAP_TILE_URL: TILES }, { mapTileUrl: TILES }],
  [{ CONTENT_STRICT: '1' }, { strict: true }],
  [{ SITE_URL: 'https://a.example/', URL: 'https://b.example' }, { siteUrl: 'https://a.example' }],
  [{ SITE_URL: ' ', URL: 'https://b.example/' }, { siteUrl: 'https://b.example' }],
  [{ SITE_URL: '', URL: '' }, { siteUrl: 'http://localhost:4321' }],
  [{ CONTEXT: ' ' }, { isIndexed: true }],
  [{ CONTEXT: 'production' }, { isIndexed: true }],
  [{ CONTEXT: 'staging' }, { isIndexed: false }],
  [{ ALERT_WEBHOOK_URL: TILES }, { alertUrl: TILES }],
  [{ ALERT_WEBHOOK_URL: TILES, CONTEXT: 'deploy-preview' }, { alertUrl: null }],
])('the configuration of a build with %o has %o', (env, expected) => {
  expect(read(env)).toMatchObject(expected);
});

it('the configuration of a build names every missing and every faulty variable at once, and never repeats a value', () => {
  const needed = split('PANEL_URL PANEL_SALT PANEL_API_TOKEN TALENT_SALT TALENT_API_KEY');
  expect(faultsOf(readBuildConfig, {})).toEqual(needed.map((name) => `${name} is not set`));
  const faulty = {
    PANEL_URL: 'https://user:hunter2@panel.example',
    PANEL_SALT: 'hunter2\u0000',
    TALENT_URL: 'ftp://talent.example',
    SITE_URL: 'https://site.example/path',
    IMAGE_BASE_URL: 'https://images.example/?x=1',
    MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png',
    CONTENT_STRICT: 'yes',
  };
  const faults = faultsOf(readBuildConfig, { ...SERVICES, ...faulty });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(Object.keys(faulty));
  expect(faults.join()).not.toContain('hunter2');
});

const PREVIEW = 'deploy-preview';
it.each([
  ['', {}, null, true, '.local/outbox'],
  ['production', {}, null, true, '.local/outbox'],
  [PREVIEW, {}, PREVIEW, false, '.local/outbox-deploy-preview'],
  [PREVIEW, { PREVIEW_ENTRIES: '1', OUTBOX_DIR: '/o' }, PREVIEW, true, '/o-deploy-preview'],
  ['feat/Új ág!', { PREVIEW_ENTRIES: '0' }, 'feat-uj-ag', false, '.local/outbox-feat-uj-ag'],
  // A store's name has 64 signs at most.
  ['x'.repeat(60), {}, 'x'.repeat(40), false, `.local/outbox-${'x'.repeat(40)}`],
  ['', { CONTEXT: 'branch-deploy' }, 'branch-deploy', false, '.local/outbox-branch-deploy'],
  ['production', { CONTEXT: 'branch-deploy' }, null, true, '.local/outbox'],
])('the context of a deploy %j with %o', (context, env, previewContext, takesEntries, outboxDir) =>
  expect(readGatewayConfig({ ...SERVICES, ...env }, context)).toMatchObject({
    previewContext,
    takesEntries,
    outboxDir,
  }),
);

it.each([
  [{ ALERT_WEBHOOK_URL: 'hooks.slack.com/services/T0' }, 'ALERT_WEBHOOK_URL is no http(s) URL'],
  [{ BUILD_HOOK_URL: 'api.netlify.com/hook' }, 'BUILD_HOOK_URL is no http(s) URL'],
  [{ PREVIEW_ENTRIES: 'yes' }, 'PREVIEW_ENTRIES is none of: 0, 1'],
])('a wrong optional variable fails the build and never the forms: %o', (env, fault) => {
  expect(faultsOf(readBuildConfig, { ...SERVICES, ...env })).toEqual([fault]);
  const gateway = readGatewayConfig({ ...SERVICES, ...env, SITE_URL: 'https://site.example' });
  const unset = { buildHookUrl: null, alertUrl: null, takesEntries: true };
  expect(gateway).toMatchObject({ ...unset, faults: [fault] });
  expect(gateway.site.siteUrl).toBe('https://site.example');
  const lacking = { ...env, ...SERVICES, PANEL_URL: '' };
  expect(faultsOf(readGatewayConfig, lacking)).toEqual(['PANEL_URL is not set']);
});
