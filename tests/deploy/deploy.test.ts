/** Deploys of this very project by the real Netlify CLI: what reaches Netlify, and what does
 * not. */
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { toRemotePattern } from '../../src/images/image-domains.ts';
import { openOffice } from '../support/back-office.ts';
import { portOf } from '../support/free-port.ts';
import { startFunction } from '../support/function-process.ts';
import { contactForm, toServiceVariables } from '../support/gateway-stage.ts';
import { startNetlifyApi, type Deploy } from '../support/netlify-api.ts';
import { openProject } from '../support/netlify-cli.ts';
import { untilEnd } from '../support/until-end.ts';

const SITE_URL = 'https://www.agency.example';
const FUNCTIONS = [
  'composite',
  'composites',
  'deliver-outbox',
  'entry',
  'options',
  'profile-address',
  'scheduled-rebuild',
  'webhook',
];

const TALENTS = 12;

const office = untilEnd(await openOffice({ talents: TALENTS }));
const api = untilEnd(await startNetlifyApi());
const project = untilEnd(openProject());
afterAll(() => {
  expect(api.unknown).toEqual([]);
});

/** The settings as the guide has them made: in Netlify, for every context. */
function makeSettings(): void {
  api.setVariables(
    Object.entries(toServiceVariables(office)).map(([key, value]) => ({
      key,
      values: [{ context: 'all', value }],
    })),
  );
}

async function deploy(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string; readonly made: Deploy }> {
  const run = await project.netlify(api, ['deploy', ...args]);
  const made = api.deploys.at(-1);
  if (made === undefined) throw new Error(`no deploy was created:\n${run.said}`);
  return { ...run, made };
}

/** Every file of the publish folder with its SHA-1. The redirects go into the deploy's
 * configuration. */
function publishedFiles(): Readonly<Record<string, string>> {
  const hash = (file: string) =>
    createHash('sha1')
      .update(readFileSync(join(project.dist, file)))
      .digest('hex');
  const files = listFiles(project.dist).filter((file) => file !== '_redirects');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

/** What the deploy registered besides the publish folder is its configuration. */
function withoutConfig({ files }: Deploy): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file !== 'netlify.toml'));
}

function pagesOf(made: Deploy): readonly string[] {
  return Object.keys(withoutConfig(made))
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(project.dist, file), 'utf8'));
}

describe('without settings', () => {
  const openBareProject = () => {
    const bare = openProject();
    onTestFinished(() => bare.remove());
    return bare;
  };

  it.each([
    ['production', ['--prod']],
    ['a preview', ['--context', 'deploy-preview']],
    ['a branch', ['--alias', 'autumn', '--context', 'branch-deploy']],
    ['production by the settings of development', ['--prod', '--context', 'dev']],
  ])('%s is not deployed, and the variables are named', async (_, args) => {
    const bare = openBareProject();
    const { code, said } = await bare.netlify(api, ['deploy', ...args]);
    expect([code, api.deploys.at(-1)?.state, api.published()?.id], said).toEqual([
      1,
      'cancelled',
      undefined,
    ]);
    expect(said).toContain('PANEL_URL is not set');
  });

  it('nothing is built for one either', async () => {
    const { code, said } = await openBareProject().netlify(api, ['build']);
    // As Netlify's own builds end where the build command failed.
    expect(code, said).toBe(2);
  });
});

describe('with settings, a deploy to production', () => {
  let made: Deploy;
  beforeAll(async () => {
    makeSettings();
    const run = await deploy('--prod');
    expect(run.code, run.said).toBe(0);
    ({ made } = run);
  });

  it('registers and sends every file of the publish folder', () => {
    const files = publishedFiles();
    expect(Object.keys(files).length).toBeGreaterThan(100);
    expect(withoutConfig(made)).toEqual(files);
    expect(new Set(made.uploads.keys()).size).toBeGreaterThanOrEqual(
      new Set(Object.values(files)).size,
    );
    expect(api.published()?.id).toBe(made.id);
  });

  it('is of the size that the guide tells', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
    const [, besides] = /2 for each talent and (\d+) more/.exec(guide) ?? [];
    expect(Math.abs(listFiles(project.dist).length - 2 * TALENTS - Number(besides))).toBeLessThan(
      15,
    );
    const [, least, most] = /each ([\d.]+) to ([\d.]+) MB/.exec(guide) ?? [];
    for (const archive of made.archives.values()) {
      expect(archive.length / 1e6).toBeGreaterThan(Number(least));
      expect(archive.length / 1e6).toBeLessThan(Number(most));
    }
  });

  it('leaves the publish folder as it was deployed: a folder, not a link', () => {
    expect(lstatSync(project.dist).isDirectory()).toBe(true);
  });

  it('brings the functions, their addresses, their schedules and their rate limits', () => {
    expect(Object.keys(made.functions).toSorted()).toEqual(FUNCTIONS);
    expect(Array.from(made.archives.keys()).toSorted()).toEqual(FUNCTIONS);
    expect(made.schedules.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: 'deliver-outbox', cron: '*/5 * * * *' },
      { name: 'scheduled-rebuild', cron: '@hourly' },
    ]);
    const routes = Object.entries(made.functionsConfig).flatMap(([name, { routes = [] }]) =>
      routes.map(({ pattern }) => `${name} ${pattern}`),
    );
    expect(routes.toSorted()).toEqual([
      'composite /api/composite/:id',
      'composites /api/composites',
      'entry /api/entry/:entry',
      'options /api/options',
      'profile-address /:language(pt|en)/:word(modelos|models)/:id(\\d+){/*}?',
      'profile-address /:word(modelos|models)/:id(\\d+){/*}?',
      'webhook /api/rebuild',
    ]);
    const limits = Object.entries(made.functionsConfig).flatMap(
      ([name, { traffic_rules: rules }]) =>
        rules === undefined
          ? []
          : [
              [
                name,
                rules.action.config.rate_limit_config['window_limit'],
                rules.action.config.aggregate,
              ],
            ],
    );
    const each = { keys: [{ type: 'ip' }, { type: 'domain' }] };
    expect(limits.toSorted()).toEqual([
      ['composite', 20, each],
      ['composites', 6, each],
      ['entry', 20, each],
      ['options', 120, each],
      ['webhook', 60, each],
    ]);
  });

  it('brings every redirect', () => {
    const rules = readFileSync(join(project.dist, '_redirects'), 'utf8')
      .split('\n')
      .filter((line) => /^\//.test(line));
    const config = made.uploads.get('/netlify.toml')?.toString() ?? '';
    expect(rules.length).toBeGreaterThan(50);
    expect(config.match(/^\s*\[\[redirects\]\]/gm)?.length).toBe(rules.length);
  });

  it("tells the Image CDN where the agency's pictures are", () => {
    expect(made.uploads.get('/netlify.toml')?.toString()).toContain(
      JSON.stringify(toRemotePattern(`${office.url}/storage/`)),
    );
  });

  it('may be found by search engines', () => {
    expect(pagesOf(made).filter((page) => !page.includes('noindex')).length).toBeGreaterThan(40);
    expect(made.uploads.get('/robots.txt')?.toString()).not.toMatch(
      /User-agent: \*\s+Disallow: \/\s/,
    );
  });

  it('with functions that send what visitors write', async () => {
    expect(await sendMessage(made, 'production')).toMatchObject({
      answer: { status: 202 },
      sent: 1,
      kept: [],
    });
  });
});

describe.each([
  ['a preview', 'deploy-preview', ['--context', 'deploy-preview']],
  ['a branch', 'branch-deploy', ['--alias', 'autumn', '--context', 'branch-deploy']],
])('%s', (_, context, args) => {
  let made: Deploy;
  beforeAll(async () => {
    makeSettings();
    const run = await deploy(...args);
    expect(run.code, run.said).toBe(0);
    ({ made } = run);
  });

  it('has every file, and replaces nothing', () => {
    expect(withoutConfig(made)).toEqual(publishedFiles());
    expect(api.published()?.id).not.toBe(made.id);
  });

  it('is kept from search engines on every page', () => {
    expect(
      pagesOf(made).filter((page) => !/<meta name="robots" content="[^"]*noindex/.test(page)),
    ).toEqual([]);
    expect(readFileSync(join(project.dist, 'robots.txt'), 'utf8')).toMatch(
      /^User-agent: \*\s+Disallow: \/\s*$/m,
    );
  });

  it('sends nothing that is written in its forms, and keeps nothing', async () => {
    const { answer, sent, kept } = await sendMessage(made, context);
    expect(answer.status).not.toBe(202);
    expect([sent, kept]).toEqual([0, []]);
  });
});

describe('a draft by `netlify deploy` alone, which the CLI builds as production', () => {
  it('sends nothing either: the platform tells its functions what it is', async () => {
    makeSettings();
    const { code, said, made } = await deploy();
    expect(code, said).toBe(0);
    expect(made.draft).toBe(true);
    expect(await sendMessage(made, 'deploy-preview')).toMatchObject({ sent: 0, kept: [] });
  });
});

describe('`netlify deploy --no-build`, which the guide advises against', () => {
  it('sends what was built, and not where its pictures may come from', async () => {
    makeSettings();
    const build = await project.netlify(api, ['build']);
    expect(build.code, build.said).toBe(0);
    const { code, said, made } = await deploy('--prod', '--no-build');
    expect(code, said).toBe(0);
    expect(withoutConfig(made)).toEqual(publishedFiles());
    expect(Object.keys(made.functions).toSorted()).toEqual(FUNCTIONS);
    expect(made.uploads.get('/netlify.toml')?.toString()).not.toContain('remote_images');
  });
});

describe("a build on Netlify's own machines", () => {
  it('goes on from what the plugin kept of the build before, and is cancelled where it made nothing new', async () => {
    const there = openProject();
    onTestFinished(() => there.remove());
    const site = createServer((_, response) =>
      response.end(readFileSync(join(there.dist, 'build.json'))),
    );
    onTestFinished(() => void site.close());
    const env = { ...toServiceVariables(office), URL: `http://127.0.0.1:${await portOf(site)}` };
    const first = await there.buildThere(env);
    expect(first.code, first.said).toBe(0);
    expect(first.said).toContain('.local/releases: nothing there');
    const second = await there.buildThere(env);
    expect(second.code, second.said).toBe(0);
    expect(second.said).toContain('.local/catalogue: taken over from the build before');
    expect(second.said).toMatch(/Rendered \d pages and feeds; 0 of the site's \d+ files are new/);
    const byHook = await there.buildThere({
      ...env,
      INCOMING_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
    });
    expect(byHook.said).toContain('Nothing new: what was built is published already.');
    expect(byHook.said).not.toContain('Functions bundling');
    expect(byHook.code, byHook.said).toBe(1);
  });
});

/** Sends a contact message to a deploy's own `entry` function: what the panel was sent, and what
 * waits in the site's blobs. */
async function sendMessage(made: Deploy, context: string) {
  const archive = made.archives.get('entry');
  if (archive === undefined) throw new Error('the deploy has no function "entry"');
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'));
  const token = 'token';
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  const entry = startFunction(archive, { ...toServiceVariables(office), URL: SITE_URL });
  try {
    const before = office.entries.list({}, 1, 0).total;
    const request = new Request(`${SITE_URL}/api/entry/contact`, {
      method: 'POST',
      body: contactForm(),
      headers: { Origin: SITE_URL },
    });
    const answer = await entry.invoke(request, context, { url: `http://127.0.0.1:${port}`, token });
    const sent = office.entries.list({}, 1, 0).total - before;
    return { answer, sent, kept: listFiles(directory).filter((file) => file.includes('waiting')) };
  } finally {
    await entry.close();
    await server.stop();
    await rm(directory, { recursive: true });
  }
}
