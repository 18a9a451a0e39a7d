import { describe, expect, it } from 'vitest';
import { staleCollections } from '../../src/catalogue/report.ts';
import { startForEachTest } from '../support/agencies.ts';
import { briskTools, loadFrom, openTestCopies, reasonOf } from '../support/load.ts';
import { HOSTILE, TALENT_IDS } from '../support/other-agency-data.ts';
import type { OtherAgency } from '../support/other-agency.ts';

const start = startForEachTest();

const countOf = (agency: OtherAgency, request: string) => agency.requests.get(request) ?? 0;

describe('another agency', () => {
  it('is read whole, whatever shapes its answers have', async () => {
    const agency = await start({ talents: 60 });
    const { catalogue, report } = await loadFrom(agency.env);

    // One of sixty has no name, one answers 404.
    expect(catalogue.talents).toHaveLength(58);
    expect(catalogue.slides).toEqual([{ mobile: 'slides/1-m.JPG', desktop: `${agency.panelUrl}/cdn/slides/1.JPG` }]);
    expect(catalogue.staff.map(({ language }) => language)).toEqual(['pt', 'pt', 'en']);
    expect(catalogue.posts.map(({ slug, language }) => `${language}/${slug}`)).toEqual([
      'pt/ensaio',
      'pt/hostil',
      'en/ensaio',
      'en/hostil',
    ]);
    expect(catalogue.customizations).toMatchObject({
      registrationClosed: false,
      registrationClosedFace: true,
      email: null,
      latitude: -8.05,
    });
    expect(catalogue.images['about_1']).toEqual({ mobile: 'about/1-m.jpg', desktop: 'about/1-m.jpg' });
    expect(report.collections.map(({ collection }) => collection).toSorted()).toEqual([
      'customizations',
      'images',
      'posts',
      'profiles',
      'slides',
      'social',
      'staff',
      'talents',
      'texts',
    ]);
    expect(staleCollections(report)).toEqual([]);
  });

  it('has its talents in the order of their names, each id once', async () => {
    const { catalogue } = await loadFrom((await start({ talents: 60 })).env);
    const names = catalogue.talents.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('pt', { sensitivity: 'base', numeric: true }).compare));
    expect(new Set(catalogue.talents.map(({ id }) => id)).size).toBe(58);
  });

  it('cannot bring a script into an address', async () => {
    const { catalogue, report } = await loadFrom((await start({ talents: 60 })).env);
    const addresses = [
      ...catalogue.talents.flatMap(({ cover, coverMobile, coverDesktop, galleries }) => [
        cover,
        coverMobile,
        coverDesktop,
        ...[...galleries.book, ...galleries.snap, ...galleries.compo].map(({ file }) => file),
      ]),
      ...catalogue.posts.map(({ cover }) => cover),
      catalogue.social.instagram?.url ?? null,
    ];
    expect(addresses.filter((address) => address?.includes('javascript:'))).toEqual([]);
    expect(catalogue.talents.map(({ name }) => name)).toContain(HOSTILE.script);
    expect(report.warnings).toContain('social social-media: instagram.url is not fit to be shown and was left out');
  });

  it('leaves a bad record out with a warning that names collection, id and field', async () => {
    const { catalogue, report } = await loadFrom((await start({ talents: 60 })).env);
    expect(catalogue.talents.map(({ id }) => id)).not.toContain(String(TALENT_IDS.withoutName));
    expect(report.warnings).toContain(`talents ${TALENT_IDS.withoutName}: name is missing; left out`);
  });

  it('is read although every twentieth request fails and tokens run out on the way', async () => {
    const agency = await start({ talents: 200, failureRate: 0.05, tokenUses: 40 });
    const { catalogue, report } = await loadFrom(agency.env);
    expect(catalogue.talents).toHaveLength(198);
    expect(staleCollections(report)).toEqual([]);
    expect(countOf(agency, 'POST /api/signin')).toBeGreaterThan(4);
    expect(report.requests).toBeGreaterThan(210);
  });

  it('never meets more than sixteen requests at once', async () => {
    const agency = await start({ talents: 120, latency: 15, failureRate: 0.05 });
    await loadFrom(agency.env);
    expect(agency.peak()).toBeGreaterThan(8);
    expect(agency.peak()).toBeLessThanOrEqual(16);
  });

  it('is told how many profiles have been read', async () => {
    const steps: string[] = [];
    const agency = await start({ talents: 30 });
    await loadFrom(agency.env, { onProgress: (done, total) => steps.push(`${done}/${total}`) });
    expect(steps).toHaveLength(29);
    expect(steps.at(-1)).toBe('29/29');
  });
});

describe('a failed read', () => {
  it.each([
    ['answers 503', { kind: 'status', status: 503 }, 'answered 503', 3],
    ['answers 404', { kind: 'status', status: 404 }, 'answered 404', 1],
    ['breaks off', { kind: 'truncate' }, 'could not be reached', 3],
    ['answers HTML', { kind: 'text', body: '<html>' }, 'answered something that is no JSON', 3],
    ['answers no list', { kind: 'answer', body: { slides: [] } }, 'answered something that is no list', 1],
    ['answers a list of nonsense', { kind: 'answer', body: ['a', 'b', 'c'] }, 'answered 3 bad records of 3', 1],
  ] as const)('that %s fails the load when there is no copy', async (_, fault, message, tries) => {
    const agency = await start({ talents: 3 });
    agency.addFault({ path: '/api/slides', fault });
    const reason = await reasonOf(loadFrom(agency.env));
    expect(reason).toContain(`slides: GET ${agency.panelUrl}/api/slides/home ${message}`);
    expect(reason).not.toContain('\n');
    expect(countOf(agency, 'GET /api/slides/home')).toBe(tries);
  });

  it('uses the last good copy, says so, and marks the collection stale', async () => {
    const agency = await start({ talents: 10 });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    agency.addFault({ path: '/api/slides', fault: { kind: 'status', status: 503 } });
    const after = await loadFrom(agency.env, { copies });
    expect(after.catalogue).toEqual(before.catalogue);
    expect(staleCollections(after.report)).toEqual(['slides']);
    expect(after.report.warnings).toContain(`slides: GET ${agency.panelUrl}/api/slides/home answered 503; its last good copy is used`);
  });

  it('fails the load in strict mode even when there is a copy', async () => {
    const agency = await start({ talents: 10 });
    const copies = openTestCopies();
    await loadFrom(agency.env, { copies });
    agency.addFault({ path: '/api/slides', fault: { kind: 'status', status: 503 } });
    const reason = await reasonOf(loadFrom({ ...agency.env, CONTENT_STRICT: '1' }, { copies }));
    expect(reason).toBe(`slides: GET ${agency.panelUrl}/api/slides/home answered 503`);
  });

  it('never becomes a copy itself', async () => {
    const agency = await start({ talents: 10 });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    agency.addFault({ path: '/api/posts', fault: { kind: 'answer', body: { data: 'nonsense' } } });
    await loadFrom(agency.env, { copies });
    agency.clearFaults();
    agency.addFault({ path: '/api/posts', fault: { kind: 'status', status: 500 } });
    expect((await loadFrom(agency.env, { copies })).catalogue.posts).toEqual(before.catalogue.posts);
  });

  it('leaves no copies behind when the load fails', async () => {
    const agency = await start({ talents: 10 });
    const copies = openTestCopies();
    agency.addFault({ path: '/api/slides', fault: { kind: 'status', status: 503 } });
    await reasonOf(loadFrom(agency.env, { copies }));
    expect(copies.find({ origin: agency.panelUrl, collection: 'staff', id: '' })).toBeNull();
  });

  it('of another agency finds no copy of this one', async () => {
    const [one, other] = [await start({ talents: 10 }), await start({ talents: 10 })];
    const copies = openTestCopies();
    await loadFrom(one.env, { copies });
    other.addFault({ path: '/api/slides', fault: { kind: 'status', status: 503 } });
    expect(await reasonOf(loadFrom(other.env, { copies }))).toContain('slides:');
  });
});

describe('unchanged content', () => {
  it('is asked for by its validator and served from the copy', async () => {
    const agency = await start({ talents: 40, validators: true });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    expect(agency.unchangedAnswers()).toBe(0);
    const after = await loadFrom(agency.env, { copies });
    // The list, its 38 readable profiles and 7 collections of the panel.
    expect(agency.unchangedAnswers()).toBe(46);
    expect(after.catalogue).toEqual(before.catalogue);
    expect(staleCollections(after.report)).toEqual([]);
  });

  it.each([
    ['answered 304', true],
    ['answered the same again', false],
  ])('that is %s renews the age of a collection, not of each profile', async (_, validators) => {
    const agency = await start({ talents: 10, validators });
    const copies = openTestCopies();
    const ageOf = (origin: string, collection: string, id = '') => copies.find({ origin, collection, id })?.savedAt;
    for (const now of [1_000, 2_000]) await loadFrom(agency.env, { copies, tools: briskTools({ now: () => now }) });
    expect(ageOf(agency.panelUrl, 'slides')).toBe(2_000);
    expect(ageOf(agency.talentUrl, 'talents')).toBe(2_000);
    expect(ageOf(agency.talentUrl, 'profiles', '1005')).toBe(1_000);
  });

  it('whose copy this version cannot read is read anew', async () => {
    const agency = await start({ talents: 10, validators: true });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    const key = { origin: agency.panelUrl, collection: 'slides', id: '' };
    const copy = copies.find(key);
    if (copy === null) throw new Error('there is no copy of the slides');
    copies.keep(key, { ...copy, text: '"of another version"' });
    copies.save();
    const after = await loadFrom(agency.env, { copies });
    expect(after.catalogue.slides).toEqual(before.catalogue.slides);
    expect(staleCollections(after.report)).toEqual([]);
  });
});

describe('the older form of the application page', () => {
  it('is read only where the newer one lacks its keys', async () => {
    const agency = await start({ talents: 3 });
    await loadFrom(agency.env);
    expect(countOf(agency, 'GET /api/get-scouted/owner')).toBe(0);
    agency.addFault({ path: '/api/website-texts', fault: { kind: 'answer', body: {} } });
    agency.addFault({ path: '/api/website-images', fault: { kind: 'answer', body: [] } });
    const { catalogue } = await loadFrom(agency.env);
    expect(catalogue.scoutedOwner).toEqual({ name: 'Older title', description: 'Older text' });
    expect(catalogue.scoutedImages).toEqual([{ mobile: 'scouted/1.jpg', desktop: 'scouted/1.jpg' }]);
  });

  it('may be gone from a service', async () => {
    const agency = await start({ talents: 3 });
    agency.addFault({ path: '/api/website-texts', fault: { kind: 'answer', body: {} } });
    agency.addFault({ path: '/api/get-scouted', fault: { kind: 'status', status: 404 } });
    expect((await loadFrom(agency.env)).catalogue.scoutedOwner).toEqual({ name: null, description: null });
  });
});

describe('services that are down', () => {
  it('fail the load soon and name the reason when nobody listens', async () => {
    const agency = await start();
    await agency.close();
    expect(await reasonOf(loadFrom(agency.env))).toMatch(
      /^\w+: POST http\S+\/api\/(?:signin|login) could not be reached \(ECONNREFUSED\)$/,
    );
  });

  it('fail the load within the tries of the sign-in when they hang', async () => {
    const agency = await start();
    agency.addFault({ path: '/', fault: { kind: 'hang' } });
    const startedAt = performance.now();
    const reason = await reasonOf(loadFrom(agency.env, { limits: { signInTimeout: 200 } }));
    expect(reason).toMatch(/^\w+: POST http\S+\/api\/(?:signin|login) did not answer within 0.2 s$/);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(countOf(agency, 'POST /api/talents')).toBe(0);
  });

  it('are bridged by the copies of all collections', async () => {
    const agency = await start({ talents: 20 });
    const copies = openTestCopies();
    const before = await loadFrom(agency.env, { copies });
    await agency.close();
    const after = await loadFrom(agency.env, { copies });
    expect(after.catalogue).toEqual(before.catalogue);
    expect(staleCollections(after.report)).toHaveLength(9);
  });

  it('fail only their own half: the panel is read although the talent service hangs', async () => {
    const agency = await start({ talents: 20 });
    const copies = openTestCopies();
    await loadFrom(agency.env, { copies });
    agency.addFault({ path: '/api/signin', fault: { kind: 'hang' } });
    const { report } = await loadFrom(agency.env, { copies, limits: { signInTimeout: 100 } });
    expect(staleCollections(report).toSorted()).toEqual(['profiles', 'talents']);
  });

  it('end the load soon when they die in the middle of it', async () => {
    const agency = await start({ talents: 2_000 });
    const copies = openTestCopies();
    const startedAt = performance.now();
    let closing: Promise<void> | null = null;
    const reason = await reasonOf(
      loadFrom(agency.env, {
        copies,
        onProgress: (done) => {
          if (done === 200) closing = agency.close();
        },
      }),
    );
    await closing;
    expect(reason).toContain('could not be reached');
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('a build without usable settings', () => {
  it('is refused before anything is asked', () => {
    expect(() => loadFrom({ PANEL_URL: 'http://127.0.0.1:1' })).toThrow(
      'config: PANEL_SALT is not set; PANEL_API_TOKEN is not set; TALENT_SALT is not set; TALENT_API_KEY is not set',
    );
  });
});
