import { expect, it } from 'vitest';
import { staleCollections } from '../../src/catalogue/load-report.ts';
import { countOf, readFirst, startAgency, loadFrom, reasonOf } from '../support/load-stage.ts';

it.each([
  ['/api/login', 'PANEL_SALT and PANEL_API_TOKEN'],
  ['/api/signin', 'TALENT_SALT and TALENT_API_KEY'],
])('signing in goes on when the service of %s refuses', async (path, names) => {
  const agency = await startAgency({ talents: 12 });
  agency.fail(path, 401);
  const { catalogue, report } = await loadFrom(agency.env);
  expect(catalogue.talents.length).toBeGreaterThan(0);
  expect(report.warnings[0]).toMatch(/^sign-in: POST http\S+ answered 401: /);
  expect(report.warnings[0]).toContain(`${path} answered 401: ${names} are refused`);
});

const signInsAt = (agency: Parameters<typeof countOf>[0]) =>
  ['POST /api/login', 'POST /api/signin'].map((request) => countOf(agency, request));

it('a sign-in that fails by an outage leaves copies in use, and fails a first build and a strict one by name', async () => {
  const { agency, before, reload } = await readFirst(await startAgency({ talents: 10 }));
  agency.strike('/api/signin', (response) => response.destroy());
  const line = `POST ${agency.talentUrl}/api/signin could not be reached (UND_ERR_SOCKET)`;
  const { catalogue, report } = await reload();
  expect(catalogue.talents).toEqual(before.catalogue.talents);
  expect(staleCollections(report)).toContain('talents');
  expect(report.warnings.join('\n')).toContain(`sign-in: ${line}`);
  expect(report.warnings.join('\n')).not.toContain('TALENT_SALT');
  expect(await reasonOf(loadFrom(agency.env))).toBe(`talents: ${line}`);
  expect(await reasonOf(reload({ strict: true }))).toBe(`talents: ${line}`);
});

it('a redirect is not followed: no credential leaves, the variable to set is named', async () => {
  const stranger = await startAgency();
  const agency = await startAgency({ talents: 10 });
  agency.strike('/api/', (response) =>
    response.writeHead(301, { location: stranger.talentUrl + (response.req.url ?? '') }).end(),
  );
  expect(await reasonOf(loadFrom(agency.env))).toMatch(
    new RegExp(
      `redirect to ${stranger.talentUrl}\\S+: set (?:PANEL|TALENT)_URL to http:\\S+:\\d+$`,
    ),
  );
  expect(stranger.requests.size).toBe(0);
});

it('refused credentials fail the load although there are copies of everything', async () => {
  const { agency, copies } = await readFirst(await startAgency({ talents: 10 }));
  const wrong = { ...agency.env, PANEL_API_TOKEN: 'wrong', TALENT_API_KEY: 'wrong' };
  const before = signInsAt(agency);
  expect(await reasonOf(loadFrom(wrong, { copies }))).toMatch(
    /^\w+: \S+ http\S+ answered 401: check PANEL_SALT, PANEL_API_TOKEN, TALENT_SALT and TALENT_API_KEY$/,
  );
  expect(signInsAt(agency)).toEqual(before.map((count) => count + 1));
});

it.each([
  ['/api/staff', 401, 'staff: GET', 'PANEL_SALT and PANEL_API_TOKEN'],
  ['/api/talents', 401, 'talents: POST', 'TALENT_SALT and TALENT_API_KEY'],
  ['/api/talents', 403, 'talents: POST', 'TALENT_SALT and TALENT_API_KEY'],
  ['/api/talent/profile', 401, 'profiles \\d{4}: GET', 'TALENT_SALT and TALENT_API_KEY'],
] as const)('credentials refused at %s by %i fail the load', async (path, status, read, names) => {
  const { agency, reload } = await readFirst(await startAgency({ talents: 10 }));
  agency.fail(path, status);
  const reasons = [await reasonOf(reload()), await reasonOf(loadFrom(agency.env))];
  for (const reason of reasons) {
    expect(reason).toMatch(new RegExp(`^${read} `));
    expect(reason).toContain(`answered ${status}: check ${names}, and what this account may read`);
  }
});
