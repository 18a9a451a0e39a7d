import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staleCollections } from '../../src/catalogue/report.ts';
import { CATEGORIES, isInCategory } from '../../src/domain/categories.ts';
import { openOffice, type Office } from '../support/back-office.ts';
import { loadFrom, openTestCopies, reasonOf } from '../support/load.ts';

let office: Office;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  office = await openOffice();
  env = { PANEL_URL: office.url, ...office.credentials };
});

beforeEach(() => {
  office.faults.clear();
  office.requests.clear();
});

afterAll(() => office.remove());

describe('the embedded back office', () => {
  it('gives an agency with people on every listing, and nothing to complain about', async () => {
    const { catalogue, report } = await loadFrom(env);
    expect(report.warnings).toEqual([]);
    expect(report.collections.filter(({ leftOut }) => leftOut > 0)).toEqual([]);
    for (const category of CATEGORIES) {
      expect(catalogue.talents.filter((talent) => isInCategory(talent, category)).length).toBeGreaterThan(5);
    }
    expect(catalogue.talents.length).toBeGreaterThanOrEqual(72);
    expect(catalogue.slides).toHaveLength(4);
    expect(new Set(catalogue.staff.map(({ language }) => language))).toEqual(new Set(['pt', 'en']));
    expect(catalogue.posts.filter(({ language }) => language === 'pt')).toHaveLength(5);
    expect(catalogue.pictureSizes).toMatchObject({ 'posts/contrato.jpg': { width: 1000, height: 1250 } });
    expect(
      catalogue.talents.some(({ galleries }) => galleries.video.some(({ provider, hash }) => provider === 'vimeo' && hash !== null)),
    ).toBe(true);
    expect(catalogue.talents.some(({ galleries }) => galleries.video.some(({ provider }) => provider === 'youtube'))).toBe(true);
  });

  it('answers a second load with 304s that say the same', async () => {
    const copies = openTestCopies();
    const before = await loadFrom(env, { copies });
    const after = await loadFrom(env, { copies });
    expect(after.catalogue).toEqual(before.catalogue);
    expect(staleCollections(after.report)).toEqual([]);
  });

  it('is read on when a token runs out in the middle', async () => {
    office.faults.add({ path: '/api/talent/profile', kind: 'expire-token', times: 1 });
    const { catalogue } = await loadFrom(env);
    expect(catalogue.talents.length).toBeGreaterThanOrEqual(72);
    expect(office.requests.of('/api/signin')).toBe(2);
  });

  it('shows a change of one talent in the next load, and nothing else changes', async () => {
    const copies = openTestCopies();
    const before = await loadFrom(env, { copies });
    const [talent] = before.catalogue.talents;
    if (talent === undefined) throw new Error('the agency has no talents');
    const fields = { gender: 'woman', height: '176', jeans: '36', shoes: '37', instagram: '@ana', followers: '', categories: '1' };
    await office.post(`/talentos/${talent.id}`, { ...fields, name: 'Aaliyah Ávila', cover: talent.cover ?? '' });
    const after = await loadFrom(env, { copies });
    expect(after.catalogue.talents.find(({ id }) => id === talent.id)?.name).toBe('Aaliyah Ávila');
    expect(after.catalogue.talents.filter(({ id }) => id !== talent.id)).toEqual(
      before.catalogue.talents.filter(({ id }) => id !== talent.id),
    );
  });

  it('is read although its connections break, are slow and fail now and then', async () => {
    office.faults.add(
      { path: '/api/talent/profile', kind: 'truncate', probability: 0.04 },
      { path: '/api/talent/profile', kind: 'malformed', probability: 0.04 },
      { path: '/api', kind: 'status', status: 429, retryAfter: 0, probability: 0.03 },
      { path: '/api', kind: 'latency', ms: 40, probability: 0.1 },
    );
    const { catalogue, report } = await loadFrom(env);
    office.faults.clear();
    expect(catalogue).toEqual((await loadFrom(env)).catalogue);
    expect(staleCollections(report)).toEqual([]);
    expect(report.requests).toBeGreaterThan(catalogue.talents.length + 10);
  });

  it('that refuses its own token fails the load with one line', async () => {
    expect(await reasonOf(loadFrom({ ...env, PANEL_API_TOKEN: 'wrong', TALENT_API_KEY: 'wrong' }))).toMatch(
      /^\w+: \S+ \S+ answered 401: check PANEL_SALT, PANEL_API_TOKEN, TALENT_SALT and TALENT_API_KEY$/,
    );
  });
});
