import { expect, it, vi } from 'vitest';
import { staleCollections } from '../../src/catalogue/load-report.ts';
import { countOf, readFirst, startAgency, loadFrom, reasonOf } from '../support/load-stage.ts';

it('another agency is read whole and in the order of names, whatever shapes its answers have', async () => {
  const agency = await startAgency({ talents: 60 });
  const { catalogue, report } = await loadFrom(agency.env);

  // One of sixty has no name, one answers 404.
  expect(catalogue.talents).toHaveLength(58);
  const names = catalogue.talents.map(({ name }) => name);
  expect(names).toEqual(
    names.toSorted(new Intl.Collator('pt', { sensitivity: 'base', numeric: true }).compare),
  );
  const counts = report.collections.map(({ collection, records }) => `${collection} ${records}`);
  expect(counts.toSorted().join(', ')).toBe(
    'customizations 1, images 2, posts 4, profiles 58, slides 1, social 1, staff 3, talents 59, texts 3',
  );
  expect(staleCollections(report)).toEqual([]);
  // Whose order may change from answer to answer.
  agency.answer(
    '/api/talents?',
    [1022, 1021].map((id) => ({ id, name: 'Ana' })),
  );
  const { talents } = (await loadFrom(agency.env)).catalogue;
  expect(talents.map(({ id }) => id)).toEqual(['1021', '1022']);
});

it('another agency never meets more than sixteen requests at once', async () => {
  const agency = await startAgency({ talents: 120, latency: 15 });
  await loadFrom(agency.env);
  expect(agency.peak()).toBeGreaterThan(8);
  expect(agency.peak()).toBeLessThanOrEqual(16);
});

it.each([
  [{ slides: [] }, {}, 'something that is no list'],
  [[], { 'x-wp-totalpages': '2' }, 'one page of a list, which must'],
  [[], { link: '</?page=2>; rel=next' }, 'one page of a list, which must'],
  [[], { link: '</?page=2>; rel="next"' }, 'one page of a list, which must'],
])('a failed read fails a load without a copy: %j, %j, %s', async (body, headers, message) => {
  const agency = await startAgency({ talents: 3 });
  agency.answer('/api/slides', body, headers);
  const reason = await reasonOf(loadFrom(agency.env));
  expect(reason).toContain(`slides: GET ${agency.panelUrl}/api/slides/home answered ${message}`);
  expect(reason).not.toContain('\n');
  expect(countOf(agency, 'GET /api/slides/home')).toBe(1);
});

it('a failed read never becomes a copy itself', async () => {
  const { agency, before, reload } = await readFirst(await startAgency({ talents: 10 }));
  agency.answer('/api/posts', { data: 'nonsense' });
  await reload();
  agency.recover().fail('/api/posts', 500);
  expect((await reload()).catalogue.posts).toEqual(before.catalogue.posts);
});

it('a copy that this version cannot read is asked for whole, though nothing has changed', async () => {
  const { agency, before, copies, reload } = await readFirst(
    await startAgency({ talents: 3, validators: true }),
  );
  const key = { origin: agency.panelUrl, collection: 'staff', id: '' };
  copies.keep(key, { ...copies.find(key), text: '7' });
  copies.save();
  const { catalogue, report } = await reload();
  expect(catalogue.staff).toEqual(before.catalogue.staff);
  expect(staleCollections(report)).toEqual([]);
});

it('the older form of the application page is read only where the newer one lacks its keys', async () => {
  const agency = await startAgency({ talents: 3 });
  await loadFrom(agency.env);
  expect(countOf(agency, 'GET /api/get-scouted/owner')).toBe(0);
  agency.answer('/api/website-texts', { getScoutedText: { pt: 'Newer text' } });
  expect((await loadFrom(agency.env)).catalogue.olderScoutedText.name).toBe('Older title');
  agency.recover();
  agency.answer('/api/website-texts', {});
  agency.answer('/api/website-images', []);
  const { catalogue } = await loadFrom(agency.env);
  expect(catalogue.olderScoutedText).toEqual({ name: 'Older title', description: 'Older text' });
  expect(catalogue.olderScoutedImages).toEqual([
    { mobile: 'scouted/1.jpg', desktop: 'scouted/1.jpg' },
  ]);
});

function hurry(): void {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
    timeout.call(AbortSignal, milliseconds / 50),
  );
}

it('services that are down are bridged by the copies of all collections', async () => {
  const { agency, before, reload } = await readFirst(await startAgency({ talents: 20 }));
  await agency.close();
  const after = await reload();
  expect(after.catalogue).toEqual(before.catalogue);
  expect(staleCollections(after.report)).toHaveLength(9);
  expect(after.report.doubts).toEqual([]);
});

it('services that are down fail only their own half: the panel is read although the talent service hangs', async () => {
  const { agency, reload } = await readFirst(await startAgency({ talents: 20 }));
  agency.strike('/api/signin', () => undefined);
  hurry();
  const { report } = await reload();
  expect(staleCollections(report).toSorted()).toEqual(['profiles', 'talents']);
});

it('an answer 404 that is allowed is remembered as none, so that an outage later does not fail the load', async () => {
  const edit = (path: string, content: unknown) =>
    /website-(?:texts|images)$/.test(path) ? {} : content;
  const agency = await startAgency({ talents: 20, edit });
  agency.fail('/api/get-scouted/', 404);
  const none = { olderScoutedText: { name: null, description: null }, olderScoutedImages: [] };
  const { before, reload } = await readFirst(agency);
  expect(before.catalogue).toMatchObject(none);
  agency.recover().fail('/api/', 503);
  const { catalogue, report } = await reload();
  expect(catalogue).toMatchObject(none);
  expect(staleCollections(report)).toEqual(expect.arrayContaining(['scoutedOwner', 'talents']));
});
