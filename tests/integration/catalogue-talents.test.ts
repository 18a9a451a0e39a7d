/** How talents are read: their list, and each profile with its own fate. */
import { describe, expect, it } from 'vitest';
import { staleCollections } from '../../src/catalogue/report.ts';
import { isIncomplete } from '../../src/sources/content-parts.ts';
import { listNaming, startForEachTest } from '../support/agencies.ts';
import { loadFrom, openTestCopies, reasonOf } from '../support/load.ts';
import type { OtherAgency } from '../support/other-agency.ts';

const start = startForEachTest();

const countOf = (agency: OtherAgency, request: string) => agency.requests.get(request) ?? 0;

describe('the list of talents', () => {
  it('may be empty where somebody says so', async () => {
    const { catalogue } = await loadFrom((await start({ talents: 0 })).env, { allowShrink: true });
    expect(catalogue.talents).toEqual([]);
  });

  it('that is cut off never replaces its copy', async () => {
    const agency = await start({ talents: 10 });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    agency.addFault({ path: '/api/talents', fault: { kind: 'truncate' } });
    const after = await loadFrom(agency.env, { copies });
    expect(after.catalogue.talents).toEqual(before.catalogue.talents);
    expect(staleCollections(after.report)).toEqual(['talents']);
  });

  it('with more than a tenth of bad records is a failed read', async () => {
    const agency = await start({ talents: 3 });
    const records = Array.from({ length: 20 }, (_, index) => (index < 3 ? { id: index } : { id: index + 1, name: 'Ana' }));
    agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body: { data: records } } });
    expect(await reasonOf(loadFrom(agency.env))).toContain('answered 3 bad records of 20 (first 0: id is no positive whole number)');
  });
});

describe('a profile', () => {
  const nth = (index: number) => `id=${1001 + index}&`;

  it('that cannot be read is left out, within the tolerance', async () => {
    const agency = await start({ talents: 30 });
    agency.addFault({ path: nth(4), fault: { kind: 'status', status: 500 } });
    agency.addFault({ path: nth(5), fault: { kind: 'answer', body: { error: 'nothing here' } } });
    const { catalogue, report } = await loadFrom(agency.env);
    expect(catalogue.talents.map(({ id }) => id)).not.toContain('1005');
    expect(catalogue.talents.map(({ id }) => id)).not.toContain('1006');
    expect(report.warnings).toContain(`profiles 1005: GET ${agency.talentUrl}/api/talent/profile answered 500; left out`);
    expect(report.collections.find(({ collection }) => collection === 'profiles')).toMatchObject({ leftOut: 2 });
  });

  it('that cannot be read uses its last good copy', async () => {
    const agency = await start({ talents: 30 });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    agency.addFault({ path: nth(4), fault: { kind: 'status', status: 500 } });
    const after = await loadFrom(agency.env, { copies });
    expect(after.catalogue).toEqual(before.catalogue);
    expect(staleCollections(after.report)).toEqual(['profiles']);
  });

  it('that cannot be read fails the load in strict mode', async () => {
    const agency = await start({ talents: 30 });
    const copies = openTestCopies();
    await loadFrom(agency.env, { copies });
    agency.addFault({ path: nth(4), fault: { kind: 'status', status: 500 } });
    const reason = await reasonOf(loadFrom({ ...agency.env, CONTENT_STRICT: '1' }, { copies }));
    expect(reason).toBe(`profiles: 1005: GET ${agency.talentUrl}/api/talent/profile answered 500`);
  });

  it('fails the load when more than a tenth cannot be read, long before all have been tried', async () => {
    const agency = await start({ talents: 300 });
    agency.addFault({ path: '/api/talent/profile', fault: { kind: 'status', status: 503 } });
    const reason = await reasonOf(loadFrom(agency.env));
    expect(reason).toMatch(/^profiles: 30 of 299 could not be read \(first \d+: GET \S+ answered 503\)$/);
    expect(countOf(agency, 'GET /api/talent/profile')).toBeLessThan(450);
  });

  it('all from copies when the whole service fails behind its list', async () => {
    const agency = await start({ talents: 60 });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    agency.addFault({ path: '/api/talent/profile', fault: { kind: 'status', status: 503 } });
    const after = await loadFrom(agency.env, { copies });
    expect(after.catalogue).toEqual(before.catalogue);
    expect(staleCollections(after.report)).toEqual(['profiles']);
  });

  it('that answers 404 is a talent that left, whatever the copy says', async () => {
    const agency = await start({ talents: 30 });
    const copies = openTestCopies();
    await loadFrom(agency.env, { copies });
    agency.addFault({ path: nth(4), fault: { kind: 'status', status: 404 } });
    const { catalogue, report } = await loadFrom(agency.env, { copies });
    expect(catalogue.talents.map(({ id }) => id)).not.toContain('1005');
    expect(staleCollections(report)).toEqual([]);
    expect(copies.find({ origin: agency.talentUrl, collection: 'profiles', id: '1005' })).toBeNull();
    expect(copies.find({ origin: agency.talentUrl, collection: 'profiles', id: '1006' })).not.toBeNull();
  });

  it('that answers 404 is known as none, whether there is a copy or not', async () => {
    const agency = await start({ talents: 30 });
    const copies = openTestCopies();
    await loadFrom(agency.env, { copies });
    agency.addFault({ path: nth(4), fault: { kind: 'status', status: 404 } });
    const [withCopy, without] = [await loadFrom(agency.env, { copies }), await loadFrom(agency.env)];
    expect(withCopy.parts).toEqual(without.parts);
  });

  it.each([
    ['by itself where the list names its ETag', '"a1"', 'profile 1005'],
    ['in its group where the list does not', null, `profiles ${1005 % 64}`],
  ])('that is no profile is known as none %s', async (_, etag, part) => {
    const agency = await start({ talents: 30 });
    agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body: listNaming(etag) } });
    agency.addFault({ path: nth(4), fault: { kind: 'answer', body: {} } });
    const { parts, catalogue } = await loadFrom(agency.env);
    expect(catalogue.talents.map(({ id }) => id)).not.toContain('1005');
    expect(isIncomplete(parts)).toBe(false);
    expect(Object.keys(parts).filter((name) => name.startsWith('profile'))).toContain(part);
  });

  it('follows the list at once, even where the profile itself comes from a copy', async () => {
    const agency = await start({ talents: 30 });
    const copies = openTestCopies();
    await loadFrom(agency.env, { copies });
    agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body: listNaming(null) } });
    agency.addFault({ path: '/api/talent/profile', fault: { kind: 'status', status: 500 } });
    const { catalogue } = await loadFrom(agency.env, { copies });
    expect(catalogue.talents.find(({ id }) => id === '1005')).toMatchObject({ name: 'Ana', hair: 'Castanho' });
  });
});
