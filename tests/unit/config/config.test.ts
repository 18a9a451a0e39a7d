import { expect, it } from 'vitest';
import { readBuildConfig } from '../../../src/config/build-config.ts';
import { ConfigError } from '../../../src/config/config-error.ts';
import { readGatewayConfig } from '../../../src/config/gateway-config.ts';
import { readSiteUrl } from '../../../src/config/site-settings.ts';
import type { Environment } from '../../../src/config/variables.ts';
import { MAP_SERVICE } from '../../../src/domain/constants.ts';
import { words } from '../../support/words.ts';

const SERVICES = {
  PANEL_URL: 'https://panel.example',
  PANEL_SALT: 'panel-salt',
  PANEL_API_TOKEN: 'panel-token',
  TALENT_URL: 'https://talent.example/base',
  TALENT_SALT: 'talent-salt',
  TALENT_API_KEY: 'talent-key',
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

it('the configuration of a build names both services with what signs in there, the talent service at the panel where it has no address of its own', () => {
  expect(readBuildConfig(SERVICES).services).toEqual({
    panel: { url: 'https://panel.example', salt: 'panel-salt', key: 'panel-token' },
    talent: { url: 'https://talent.example/base', salt: 'talent-salt', key: 'talent-key' },
  });
  expect(readBuildConfig({ ...SERVICES, TALENT_URL: '' }).services.talent.url).toBe(
    'https://panel.example',
  );
});

it('the configuration of a build drops trailing slashes of addresses, except that of the image base, which is the storage of the panel unless told otherwise', () => {
  const config = readBuildConfig({
    ...SERVICES,
    PANEL_URL: ' https://panel.example// ',
    SITE_URL: 'https://site.example/',
    IMAGE_BASE_URL: 'https://images.example/a',
  });
  expect(config.services.panel.url).toBe('https://panel.example');
  expect(config.site.siteUrl).toBe('https://site.example');
  expect(config.site.imageBaseUrl).toBe('https://images.example/a/');
  expect(readBuildConfig(SERVICES).site.imageBaseUrl).toBe('https://panel.example/storage/');
});

it('the configuration of a build has the site at SITE_URL, else where Netlify says, else on this machine', () => {
  expect(readSiteUrl({ SITE_URL: 'https://a.example', URL: 'https://b.example' })).toBe(
    'https://a.example',
  );
  expect(readSiteUrl({ SITE_URL: ' ', URL: 'https://b.example/' })).toBe('https://b.example');
  expect(readSiteUrl({})).toBe('http://localhost:4321');
  expect(readSiteUrl({ SITE_URL: '', URL: '' }, 'http://localhost:5000')).toBe(
    'http://localhost:5000',
  );
  expect(readSiteUrl({ SITE_URL: '', URL: 'https://b.example' }, 'http://localhost:5000')).toBe(
    'https://b.example',
  );
});

it('the configuration of a build is strict only where it says so, and takes the tiles of the map service unless told otherwise', () => {
  expect(readBuildConfig({ ...SERVICES, CONTENT_STRICT: '1' }).strict).toBe(true);
  expect(readBuildConfig({ ...SERVICES, CONTENT_STRICT: '0' }).strict).toBe(false);
  expect(readBuildConfig(SERVICES).strict).toBe(false);
  expect(readBuildConfig(SERVICES).site.mapTileUrl).toBe(MAP_SERVICE.tiles);
  const own = 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=1';
  expect(readBuildConfig({ ...SERVICES, MAP_TILE_URL: own }).site.mapTileUrl).toBe(own);
});

it('the configuration of a build names every missing and every faulty variable at once', () => {
  const needed = words('PANEL_URL PANEL_SALT PANEL_API_TOKEN TALENT_SALT TALENT_API_KEY');
  expect(faultsOf(readBuildConfig, {})).toEqual(needed.map((name) => `${name} is not set`));
  const faults = faultsOf(readBuildConfig, {
    ...SERVICES,
    PANEL_URL: 'panel.example',
    TALENT_URL: 'ftp://talent.example',
    PANEL_SALT: 'sal\nt',
    IMAGE_BASE_URL: 'https://images.example/?x=1',
    SITE_URL: 'https://site.example/path',
    MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png',
    CONTENT_STRICT: 'yes',
  });
  const faulty = words(
    'PANEL_URL PANEL_SALT TALENT_URL SITE_URL IMAGE_BASE_URL MAP_TILE_URL CONTENT_STRICT',
  );
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(faulty);
});

it('the configuration of a build never repeats a value in its message', () => {
  const faults = faultsOf(readBuildConfig, {
    ...SERVICES,
    PANEL_URL: 'https://user:hunter2@panel.example',
    PANEL_SALT: 'hunter2\u0000',
  });
  expect(faults).toHaveLength(2);
  expect(faults.join()).not.toContain('hunter2');
});

it.each([
  [{}, true],
  [{ CONTEXT: ' ' }, true],
  [{ CONTEXT: 'production' }, true],
  [{ CONTEXT: 'deploy-preview' }, false],
  [{ CONTEXT: 'branch-deploy' }, false],
  [{ CONTEXT: 'staging' }, false],
  [{ CONTEXT: 'dev' }, false],
])('the context of a deploy %o lets search engines in: %s', (env, isIndexed) => {
  expect(readBuildConfig({ ...SERVICES, ...env }).site.isIndexed).toBe(isIndexed);
});

it.each([
  ['', {}, null, true, '.local/outbox'],
  ['production', {}, null, true, '.local/outbox'],
  ['deploy-preview', {}, 'deploy-preview', false, '.local/outbox-deploy-preview'],
  [
    'deploy-preview',
    { PREVIEW_ENTRIES: '1', OUTBOX_DIR: '/var/o' },
    'deploy-preview',
    true,
    '/var/o-deploy-preview',
  ],
  ['feat/Új ág!', { PREVIEW_ENTRIES: '0' }, 'feat-j-g', false, '.local/outbox-feat-j-g'],
  // Where the platform says nothing of the deploy, the environment may.
  ['', { CONTEXT: 'branch-deploy' }, 'branch-deploy', false, '.local/outbox-branch-deploy'],
  ['production', { CONTEXT: 'branch-deploy' }, null, true, '.local/outbox'],
])('the context of a deploy %j with %o', (context, env, preview, takesEntries, outboxDir) => {
  expect(readGatewayConfig({ ...SERVICES, ...env }, context)).toMatchObject({
    preview,
    takesEntries,
    outboxDir,
  });
});

it.each([
  [{ ALERT_WEBHOOK_URL: 'hooks.slack.com/services/T0' }, 'ALERT_WEBHOOK_URL is no http(s) URL'],
  [{ BUILD_HOOK_URL: 'api.netlify.com/hook' }, 'BUILD_HOOK_URL is no http(s) URL'],
  [{ PREVIEW_ENTRIES: 'yes' }, 'PREVIEW_ENTRIES is none of: 0, 1'],
])(
  'a wrong optional variable fails the build and never switches the forms off: %o',
  (env, fault) => {
    expect(faultsOf(readBuildConfig, { ...SERVICES, ...env })).toEqual([fault]);
    const gateway = readGatewayConfig({ ...SERVICES, ...env, SITE_URL: 'https://site.example' });
    expect(gateway).toMatchObject({
      buildHookUrl: null,
      alertUrl: null,
      takesEntries: true,
      faults: [fault],
    });
    expect(gateway.site.siteUrl).toBe('https://site.example');
    expect(faultsOf(readGatewayConfig, { ...env, ...SERVICES, PANEL_URL: '' })).toEqual([
      'PANEL_URL is not set',
    ]);
  },
);

it('the configuration of the gateway reads what is set, and has no build hook and no alert unless they are', () => {
  expect(readGatewayConfig(SERVICES)).toMatchObject({
    buildHookUrl: null,
    alertUrl: null,
    outboxDir: '.local/outbox',
  });
  const set = {
    BUILD_HOOK_URL: 'https://api.example/hook?id=1',
    ALERT_WEBHOOK_URL: 'https://alert.example/x',
    OUTBOX_DIR: '/var/outbox',
  };
  const expected = {
    buildHookUrl: set.BUILD_HOOK_URL,
    alertUrl: set.ALERT_WEBHOOK_URL,
    outboxDir: '/var/outbox',
  };
  expect(readGatewayConfig({ ...SERVICES, ...set })).toMatchObject(expected);
});
