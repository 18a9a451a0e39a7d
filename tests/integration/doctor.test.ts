import { join } from 'node:path';
import { createServer } from 'node:https';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openCopies } from '../../src/catalogue/copies.ts';
import { CATALOGUE_FILE } from '../../src/config/build-config.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import { startAgency, loadFrom } from '../support/load-stage.ts';
import { openOffice } from '../support/back-office.ts';
import type { OtherAgency, OtherAgencyOptions } from '../support/other-agency.ts';
import { startCommand, type Ended } from '../support/run-command.ts';
import { freePort, portOf } from '../support/hosts.ts';
import { openTestFolder } from '../support/test-folder.ts';
import { openHost } from '../support/hosts.ts';
import { untilEnd } from '../support/until-end.ts';

const DOCTOR = join(import.meta.dirname, '../../scripts/doctor.ts');
const SETTINGS = {
  SITE_URL: 'https://www.agency.example',
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/60c0ffee',
};

const office = untilEnd(await openOffice({ talents: 30 }));
const env = { ...SETTINGS, ...office.env };

async function visit(
  given: Readonly<Record<string, string>>,
  ...flags: readonly string[]
): Promise<Ended> {
  const ended = await startCommand(process.execPath, [DOCTOR, ...flags], given).ended;
  for (const [name, value] of Object.entries(given))
    if (/SALT|TOKEN|KEY|HOOK/.test(name)) expect(ended.stdout + ended.stderr).not.toContain(value);
  return ended;
}

async function hear(given: Readonly<Record<string, string>>, dist = '', dataDir?: string) {
  const lines: string[] = [];
  const isSound = await examine({
    env: { ...SETTINGS, ...given },
    dataDir: dataDir ?? (await openTestFolder()),
    dist,
    sendsEntry: false,
    say: (line) => lines.push(line),
  });
  return [isSound, lines.join('\n')];
}

/** An agency of which everything was read before, into copies below the folder. */
async function startKnownAgency(options: OtherAgencyOptions = {}) {
  const agency = await startAgency({ talents: 3, ...options });
  const dataDir = await openTestFolder();
  const copies = openCopies(join(dataDir, CATALOGUE_FILE), () => undefined);
  await loadFrom(agency.env, { copies });
  return { agency, dataDir };
}

const countEntries = () => office.entries.list().length;

it('the doctor finds nothing wrong with the embedded back office', async () => {
  const healthy = await visit(env);
  expect(healthy).toMatchObject({ code: 0, stderr: '' });
  expect(healthy.stdout).toMatch(
    /A build would succeed\.\nWith the panel or the talent service down it would fail, for want of copies\.\n$/,
  );
  const dataDir = await openTestFolder();
  const copies = openCopies(join(dataDir, CATALOGUE_FILE), () => undefined);
  copies.keep({ origin: office.url, collection: 'staff', id: '' }, { text: '[]' });
  copies.save();
  const [, said] = await hear(env, '', dataDir);
  expect(said, 'with one of many').toContain('With the panel or the talent service down it would');
  expect(healthy.stdout).not.toMatch(/Warnings|Worth a look/);
  expect(healthy.stdout).toMatch(/ {2}profiles +30\n/);
  expect(healthy.stdout).toMatch(/ {2}talents +30\n/);
  expect(countEntries()).toBe(0);
});

it('the doctor names what odd records leave out', async () => {
  const agency = await startAgency({ talents: 30 });
  for (const path of ['/1011/mobile', '/1014/cover', '/attributes']) agency.fail(path, 404);
  const odd = await visit({ ...SETTINGS, ...agency.env });
  expect(odd.code).toBe(0);
  expect(odd.stdout).toContain('talents 1020: name is missing; left out');
  expect(odd.stdout).toContain(
    'social social-media: instagram.url is not fit to be shown and was left out',
  );
  expect(odd.stdout).toMatch(/pictures: \d+ of \d+ do not lie below/);
  expect(odd.stdout).toMatch(/getScoutedAmazingFace_1: the panel does not send it/);
  expect(odd.stdout).not.toMatch(/about_1: the panel/);
  expect(odd.stdout).toMatch(/pictures of 1011: \S+\/1011\/mobile\.PNG answers 404\n/);
  expect(odd.stdout.match(/1014\/cover/g)).toHaveLength(1);
  expect(odd.stdout).toContain('places: HTTP_404: the application form has no option lists');
  expect(odd.stdout).toMatch(/composite of \d+: 404; visitors cannot download it/);
});

it('the doctor says that pages would lack their pictures where none is below the base', async () => {
  const said = 'IMAGE_BASE_URL.\nA build would succeed, but its pages would lack their pictures.\n';
  const given = { ...env, IMAGE_BASE_URL: `${office.url}/nowhere` };
  const heard = await hear(given);
  expect(heard).toEqual([false, expect.stringContaining(said)]);
  expect(String(heard[1]).match(/pictures of \S+: \S+ answers/g)).toHaveLength(20);
  expect(heard[1]).toMatch(/pictures: \d+ more covers do not answer/);
});

it('the doctor names pictures that the published site shows, nobody names any more, and still answer', async () => {
  const { catalogue } = await loadFrom(env);
  const shown = catalogue.talents
    .flatMap(({ cover }) => cover ?? [])
    .find((file) => !file.includes('://'));
  const page = `<img src="/p/320/${shown}"><img src="/p/320/left/cover.jpg 320w, /p/640/gone.jpg"> /p/1/100%`;
  const dist = await openTestFolder({ 'index.html': page });
  const host = await openHost((request, response) =>
    response.writeHead(request.url?.includes('left') === true ? 200 : 404).end(),
  );
  const [, said] = await hear({ ...env, IMAGE_BASE_URL: `${host}/storage/` }, dist);
  expect(said).toContain('left/cover.jpg leaves the site with the next build and still answers');
  expect(said).not.toMatch(/gone\.jpg leaves|cover\.jpg leaves.*\n.*cover\.jpg leaves/);
});

it('the doctor says that a build goes on where it has copies, and fails where not, or not let in', async () => {
  const { agency, dataDir } = await startKnownAgency();
  agency.fail('/api/talent/profile?', 500);
  const given = { ...SETTINGS, ...agency.env };
  const goesOn = 'A build would go on with what it has from before.';
  const fails = [false, expect.stringContaining('A build would fail.')];
  expect(await hear(given, '', dataDir)).toEqual([false, expect.stringContaining(goesOn)]);
  expect(await hear(given)).toEqual(fails);
  expect(await hear({ ...given, CONTENT_STRICT: '1' }, '', dataDir)).toEqual(fails);
  agency.recover();
  expect(await hear({ ...given, CONTENT_STRICT: '1' }, '', dataDir)).toContainEqual(
    expect.stringContaining('With a service down it would fail, by CONTENT_STRICT.'),
  );
  agency.fail('/api/staff', 403);
  expect(await hear(given, '', dataDir)).toEqual(fails);
});

it('the doctor compares what it reads with the copies, as a build does', async () => {
  const { agency, dataDir } = await startKnownAgency();
  agency.answer('/api/staff', {});
  const doubts = [false, expect.stringMatching(/staff: .* nothing that is known/)];
  expect(await hear(agency.env, '', dataDir)).toEqual(doubts);
});

it('the doctor says that a build would end with 3 while somebody stays under age by memory', async () => {
  let flag: unknown = true;
  const edit = (path: string, content: unknown) =>
    path.startsWith('/api/talent/profile') ? { ...Object(content), under_age: flag } : content;
  const { agency, dataDir } = await startKnownAgency({ edit });
  flag = '';
  const ends = [true, expect.stringMatching(/succeed, and would end with 3: /)];
  expect(await hear(agency.env, '', dataDir)).toEqual(ends);
});

it('the doctor sends no request while settings are missing, and names them all', async () => {
  const none = await visit({});
  expect(none.code).toBe(1);
  expect(none.stdout).toContain('Nothing was asked: the settings have to be right first.');
  expect(none.stdout).toMatch(/Why\n {2}PANEL_URL is not set\n {2}PANEL_SALT is not set\n/);
});

it('the doctor sends a message only when it is told to, and marks it as a test', async () => {
  const before = countEntries();
  const sent = await visit(env, '--entry');
  expect(sent.stdout).toContain('entry: a message marked as a test is in the panel now');
  expect(countEntries()).toBe(before + 1);
  expect(JSON.stringify(office.entries.list())).toContain('TESTE (npm run doctor)');
  const refusing = await startAgency({ talents: 12 });
  refusing.fail('/api/entry', 404);
  const lost = await visit({ ...SETTINGS, ...refusing.env }, '--entry');
  expect(lost.code).toBe(1);
  expect(lost.stdout).toMatch(
    /Why\n {2}entry: .*404.*\nA build would succeed, but visitors’ messages/,
  );
  const preview = await visit({ ...env, CONTEXT: 'deploy-preview' }, '--entry');
  expect(preview.stdout).toContain('nothing is sent outside production');
  expect(countEntries()).toBe(before + 1);
});

const struck = async (how: Parameters<OtherAgency['strike']>[1]) => {
  const agency = await startAgency({ talents: 1 });
  agency.strike('/api/staff', how);
  return agency.env;
};
const at = (address: string) => Promise.resolve({ ...env, PANEL_URL: address });
const withExpiredCertificate = async () => {
  const read = (file: string) =>
    readFileSync(join(import.meta.dirname, '../support/certificate', file));
  const server = createServer({ key: read('key.pem'), cert: read('expired.pem') });
  onTestFinished(() => void server.close());
  return at(`https://127.0.0.1:${await portOf(server)}`);
};

it.each<[string, () => Promise<Readonly<Record<string, string>>>]>([
  [
    'http in place of https in PANEL_URL, a firewall',
    () => struck((response) => response.destroy()),
  ],
  [
    'a login page or another site is at PANEL_URL',
    () => struck((response) => response.end('<html>')),
  ],
  [
    'nothing listens there: check host and port in TALENT_URL',
    async () => ({ ...env, TALENT_URL: `http://127.0.0.1:${await freePort()}` }),
  ],
  ['PANEL_URL does not begin with https://', () => at('panel.agency.example')],
  ['its certificate is not valid today: renew it', withExpiredCertificate],
])('the doctor gives advice: %s', async (advice, given) => {
  expect(await hear(await given())).toEqual([false, expect.stringContaining(advice)]);
});
