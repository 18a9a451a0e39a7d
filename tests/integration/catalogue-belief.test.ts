import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staleCollections } from '../../src/catalogue/load-report.ts';
import type { Loaded } from '../../src/catalogue/load-catalogue.ts';
import {
  listOf,
  range,
  readFirst,
  startAgency,
  openTestCopies,
  loadFrom,
  reasonOf,
} from '../support/load-stage.ts';
import type { OtherAgency } from '../support/other-agency.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const moveTo = (minutes: number) => vi.spyOn(Date, 'now').mockReturnValue(NOW + minutes * MINUTE);
beforeEach(() => void moveTo(0));

/** Talents whose records have no faults. */
const FIRST = 1021;
const known = (count: number, from = FIRST) => range(count, from);
const namesOf = ({ catalogue }: Loaded) => catalogue.talents.map(({ name }) => name).toSorted();
const idsOf = ({ catalogue }: Loaded) =>
  catalogue.talents.map(({ id }) => Number(id)).toSorted((a, b) => a - b);

const minorsOf = ({ catalogue }: Loaded) =>
  catalogue.talents.filter(({ underAge }) => underAge).map(({ id }) => Number(id));
const LIST = '/api/talents?';

async function open(count: number) {
  const agency = await startAgency({ talents: 110 });
  agency.answer(LIST, listOf(...known(count)));
  const read = await readFirst(agency);
  moveTo(5);
  const load = (body: unknown, parts = {}) => {
    agency.recover().answer(LIST, body);
    return read.reload(parts);
  };
  return { ...read, load };
}

it.each([
  [4, 3],
  [8, 5],
  [12, 6],
  [19, 9],
  [40, 30],
])('of %i talents the %i who are still listed are shown at that build', async (before, after) => {
  const { load } = await open(before);
  const next = await load(listOf(...known(after)));
  expect(idsOf(next)).toEqual(known(after));
  expect([next.report.doubts, staleCollections(next.report)]).toEqual([[], []]);
});

describe('a list that loses more than a quarter of twenty or more, or everybody', () => {
  it('keeps the old one, says why and how to say yes, and is believed an hour after it came first', async () => {
    const { agency, before, load, reload } = await open(40);
    const less = listOf(...known(25));
    // While the clock is ahead.
    moveTo(9_000);
    await load(less);
    moveTo(5);
    const doubted = await load(less);
    expect(namesOf(doubted)).toEqual(namesOf(before));
    expect(staleCollections(doubted.report)).toEqual(['talents']);
    expect(doubted.report.doubts).toEqual([
      expect.stringMatching(
        /^talents: POST \S+ answered a list without 15 of the 40 known talents; it is taken when it comes again an hour later, or by --allow-shrink; its last good copy is used$/,
      ),
    ]);
    expect(await reasonOf(load(less, { strict: true }))).toMatch(
      /^talents: .* without 15 of the 40/,
    );
    moveTo(64);
    expect(idsOf(await load(less))).toEqual(known(40));
    agency.recover().fail(LIST, 503);
    await reload();
    moveTo(65);
    const believed = await load(less);
    expect(idsOf(believed)).toEqual(known(25));
    expect(believed.report.doubts).toEqual([]);
  });

  it('keeps nobody whom two whole answers an hour apart do not name, in outages after them neither', async () => {
    const { agency, load, reload } = await open(40);
    await load(listOf(...known(25)));
    moveTo(70);
    // Ten others are missing for the first time, of the first fifteen one is back.
    const next = await load(listOf(...known(16), FIRST + 39));
    const shown = [...known(25), FIRST + 39];
    expect(idsOf(next)).toEqual(shown);
    expect(next.report.doubts[0]).toContain('a list without 9 of the 26 known talents');
    agency.recover().fail(LIST, 503);
    expect(idsOf(await reload())).toEqual(shown);
  });

  it('is not believed by an outage an hour later, nor by an answer whole in between', async () => {
    const { agency, load, reload } = await open(40);
    agency.recover().answer(LIST, listOf(...known(40)), { etag: '"40"' });
    await reload();
    await load([]);
    moveTo(100);
    agency.recover().fail(LIST, 503);
    expect(idsOf(await reload())).toEqual(known(40));
    agency.recover().fail(LIST, 304);
    expect((await reload()).report.doubts).toEqual([]);
    moveTo(160);
    agency.recover().fail(LIST, 503);
    const { report } = await reload();
    expect(report.collections.find(({ collection }) => collection === 'talents')?.staleNote).toBe(
      'copy of 2026-11-22 13:40 UTC',
    );
    const next = await load([]);
    expect(idsOf(next)).toEqual(known(40));
    expect(next.report.doubts[0]).toContain('nobody of the 40');
  });

  it('says that waiting helps only where it does', async () => {
    const { before, load } = await open(40);
    const HELPS = 'comes again an hour later';
    const alone = { copies: openTestCopies(), publishedMemory: before.memory };
    expect(await reasonOf(load([], { strict: true }))).not.toContain(HELPS);
    expect(await reasonOf(load([], alone))).not.toContain(HELPS);
    expect((await load([])).report.doubts[0]).toContain(HELPS);
  });

  it.each([
    [5, []],
    [5, listOf(...known(5, 1080))],
    [40, []],
  ])('is one of %i talents, too, where nobody of them is left', async (before, body) => {
    const { load } = await open(before);
    const next = await load(body);
    expect(idsOf(next)).toEqual(known(before));
    expect(next.report.doubts[0]).toContain(`nobody of the ${before} known talents`);
    moveTo(66);
    const believed = await load(body);
    expect(idsOf(believed)).toEqual(body.map(({ id }) => id));
    expect([believed.report.doubts, staleCollections(believed.report)]).toEqual([[], []]);
  });

  it('is believed with --allow-shrink, and then doubted no more', async () => {
    const { load } = await open(40);
    const less = listOf(...known(10));
    expect(idsOf(await load(less, { allowShrink: true }))).toEqual(known(10));
    expect((await load(less)).report.doubts).toEqual([]);
  });
});

it.each<[string, (list: readonly object[]) => unknown]>([
  ['that lost many', (list) => list.slice(0, 25)],
  ['of which one page came', (data) => ({ data, meta: { last_page: 3 } })],
  ['of which a fourth are bad records', (list) => [...list, ...range(10).map(() => ({ id: {} }))]],
])(
  'a list %s is believed of whom it flags or withholds, and an outage after it forgets neither',
  async (_, toBody) => {
    const { agency, load, reload } = await open(40);
    const adults = listOf(...known(40)).map((talent) => ({ ...talent, under_age: false }));
    await load(adults);
    const [minor, hidden, ...others] = adults;
    const said = [
      { ...minor, under_age: true },
      { ...hidden, deleted_at: '2026-11-01' },
      ...others,
    ];
    const expectBoth = (loaded: Loaded) => {
      expect(staleCollections(loaded.report)).toContain('talents');
      expect(idsOf(loaded)).toEqual(known(40).filter((id) => id !== FIRST + 1));
      expect(minorsOf(loaded)).toEqual([FIRST]);
    };
    expectBoth(await load(toBody(said)));
    agency.recover().fail(LIST, 503);
    expectBoth(await reload());
  },
);

it('a minor whom a list that was not taken both flags and withholds comes back as one', async () => {
  const { load } = await open(40);
  const [minor, ...others] = listOf(...known(25));
  await load([{ ...minor, under_age: true, deleted_at: '2026-11-01' }, ...others]);
  expect(minorsOf(await load(listOf(...known(40))))).toEqual([FIRST]);
});

it('a flag that came with a list that was not taken is ended by no profile that nobody asked for', async () => {
  const { agency, reload } = await open(40);
  const etag = '"1"';
  const load = (list: unknown) => {
    agency.recover().answer(LIST, list);
    agency.answer(`id=${FIRST}&`, { id: FIRST, name: 'Ana', under_age: false }, { etag });
    return reload();
  };
  const list = listOf(...known(40)).map((talent) => ({ ...talent, profile_etag: etag }));
  await load(list);
  const [minor, ...others] = list.slice(0, 25);
  await load([{ ...minor, under_age: true }, ...others]);
  const next = await load(list.map((talent) => ({ ...talent, name: `X ${talent.name}` })));
  expect(minorsOf(next)).toEqual([FIRST]);
});

it('talents who are named as not public are off the site at once, however many', async () => {
  const { load } = await open(40);
  const next = await load(
    listOf(...known(40)).map((talent, index) =>
      index < 25 ? { ...talent, id: `00${talent.id}`, active: 0 } : talent,
    ),
  );
  expect(idsOf(next)).toEqual(known(15, FIRST + 25));
  expect(next.report.doubts).toEqual([]);
  expect(next.report.collections).toContainEqual(
    expect.objectContaining({ collection: 'talents', records: 15, leftOut: 25 }),
  );
});

it('a list with other names for most of the ids is another agency’s, and believed with --allow-shrink alone', async () => {
  const { load } = await open(24);
  const renamed = (count: number) =>
    listOf(...known(24)).map((talent, index) =>
      index < count ? { ...talent, name: `Outra ${index}` } : talent,
    );
  expect((await load(renamed(12))).report.doubts).toEqual([]);
  const other = listOf(...known(24)).map((talent) => ({ ...talent, name: `X ${talent.name}` }));
  for (const minutes of [10, 200]) {
    moveTo(minutes);
    const next = await load(other);
    expect(next.catalogue.talents).toHaveLength(24);
    expect(next.report.doubts[0]).toMatch(
      /other names for 24 of the 24 talents that stayed; --allow-shrink takes it;/,
    );
  }
  const asked = await load(other, { allowShrink: true });
  expect(asked.catalogue.talents.every(({ name }) => name.startsWith('X '))).toBe(true);
  const [minor, hidden, ...adults] = listOf(...known(24));
  const withheld = { ...hidden, deleted_at: '2026-11-01' };
  const unlisted = listOf(1099).map((talent) => ({ ...talent, under_age: true }));
  const flagged = await load([{ ...minor, under_age: true }, withheld, ...adults, ...unlisted]);
  expect(idsOf(flagged)).toEqual(known(24));
  expect(flagged.report.doubts[0]).toContain('other names for 23 of the 23');
  expect(flagged.memory.minors).toEqual([String(FIRST)]);
  expect(minorsOf(flagged)).toEqual([FIRST]);
});

it('a list of one talent 40 times is a failed read', async () => {
  const { before, load } = await open(40);
  const next = await load(listOf(...range(40).map(() => FIRST)));
  expect(namesOf(next)).toEqual(namesOf(before));
  expect(staleCollections(next.report)).toEqual(['talents']);
  expect(next.report.warnings.join('\n')).toContain('answered 39 bad records of 40');
});

it('a list of whole people is not believed where the profiles of many answer 404, until they do so an hour later', async () => {
  const { agency, before, reload } = await open(40);
  for (const id of known(15)) agency.fail(`id=${id}&`, 404);
  const next = await reload();
  expect(namesOf(next)).toEqual(namesOf(before));
  expect(staleCollections(next.report)).toEqual(['profiles']);
  expect(next.report.doubts[0]).toMatch(
    /^profiles: 15 of the listed talents are gone \(404 or hidden\), leaving a list without 15 of the 40/,
  );
  expect(await reasonOf(reload({ strict: true }))).toMatch(
    /^profiles: 15 of the listed talents are gone \(/,
  );
  const hidden = { id: FIRST + 39, name: 'Ana', deleted_at: '2026-11-01' };
  agency.answer(`id=${hidden.id}&`, hidden);
  expect(idsOf(await reload()), 'who is hidden goes all the same').toEqual(known(39));
  moveTo(66);
  expect(idsOf(await reload())).toEqual(known(24, FIRST + 15));
});

it('who is hidden in a list is not lost: a few profiles beside them that answer 404 are believed', async () => {
  const { agency, reload } = await open(40);
  const hidden = listOf(...known(6)).map((talent) => ({ ...talent, visible: false }));
  agency.recover().answer(LIST, [...hidden, ...listOf(...known(34, FIRST + 6))]);
  for (const id of known(5, FIRST + 6)) agency.fail(`id=${id}&`, 404);
  const next = await reload();
  expect(idsOf(next)).toEqual(known(29, FIRST + 11));
  expect(next.report.doubts).toEqual([]);
});

it('profiles of many that answer 404 while the list cannot be read are never believed by time alone', async () => {
  const { agency, before, load, reload } = await open(40);
  // Nor after a list that lacked them.
  await load(listOf(...known(25, FIRST + 15)));
  agency.recover().fail(LIST, 500);
  for (const id of known(15)) agency.fail(`id=${id}&`, 404);
  for (const minutes of [10, 200, 400]) {
    moveTo(minutes);
    expect(namesOf(await reload())).toEqual(namesOf(before));
  }
});

it('a first load fails where nobody of the list has a profile, and where the list is empty, because nothing can stand in for them', async () => {
  const agency = await startAgency({ talents: 20 });
  agency.fail('/api/talent/profile', 404);
  expect(await reasonOf(loadFrom(agency.env))).toMatch(
    /\d+ of the listed talents are gone \(404 or hidden\), leaving nobody; --allow-shrink/,
  );
  agency.recover().answer(LIST, []);
  expect(await reasonOf(loadFrom(agency.env))).toMatch(/answered an empty list; --allow-shrink/);
  expect((await loadFrom(agency.env, { allowShrink: true })).catalogue.talents).toEqual([]);
});

describe('what earlier builds believed', () => {
  const less = listOf(...known(25));

  it('comes from the last release where the copies are gone: the load fails, because nothing can stand in', async () => {
    const { before, load } = await open(40);
    const parts = { copies: openTestCopies(), publishedMemory: before.memory };
    expect(await reasonOf(load(less, parts))).toContain('without 15 of the 40 known talents');
  });

  it('comes from the last release where it alone is damaged among the copies', async () => {
    const { agency, before, copies, load } = await open(40);
    const key = { origin: agency.talentUrl, collection: 'memory', id: '' };
    const text = copies.find(key)?.text.replaceAll('"1', '"9') ?? '';
    copies.keep(key, { text, etag: null, lastModified: null, savedAt: NOW });
    copies.save();
    expect(idsOf(await load(less, { publishedMemory: before.memory }))).toEqual(known(40));
  });

  it('holds at a new address of the talent service, which is believed with the known people', async () => {
    const { agency, before } = await open(40);
    const publishedMemory = { ...before.memory, origin: 'https://former.example' };
    const asNew = (more = {}) => loadFrom(agency.env, { publishedMemory, ...more });
    expect((await asNew()).memory).toMatchObject({ origin: agency.talentUrl });
    agency.recover().answer(LIST, listOf(...known(20, 1081)));
    expect(await reasonOf(asNew())).toMatch(/answered nobody of the 40 known talents/);
    expect(Object.keys((await asNew({ allowShrink: true })).memory.people)).toHaveLength(20);
  });

  it('holds at a new address of the panel, which is believed with the known content', async () => {
    const { agency, before } = await open(40);
    const panel = { origin: 'https://former.example', parts: { ...before.memory.panel.parts } };
    const asNew = (more = {}) =>
      loadFrom(agency.env, { publishedMemory: { ...before.memory, panel }, ...more });
    agency.answer('/api/posts', []);
    expect((await asNew()).memory.panel.origin).toBe(agency.panelUrl);
    for (const name of ['slides', 'staff', 'social', 'texts', 'images']) panel.parts[name] = 'x';
    expect(await reasonOf(asNew())).toBe(
      `panel: ${agency.panelUrl} has other content than https://former.example in 6 of 9 collections; --allow-shrink takes it`,
    );
    expect((await asNew({ allowShrink: true })).catalogue.posts).toEqual([]);
  });
});

it.each([
  ['customizations', '/api/customizations', { status: 'error', message: 'SQLSTATE[HY000]' }],
  ['texts', '/api/website-texts', { error: { code: 'x', message: 'y' } }],
])('an answer of 200 that says so is a failed read of %s', async (collection, path, body) => {
  const { agency, before, reload } = await open(20);
  agency.answer(path, body);
  for (const minutes of [10, 200]) {
    moveTo(minutes);
    const next = await reload();
    expect(staleCollections(next.report)).toEqual([collection]);
    expect(next.catalogue).toMatchObject({ [collection]: before.catalogue[collection as 'texts'] });
  }
});

it.each([
  ['social', '/api/social-media', []],
  ['texts', '/api/website-texts', { unknown: {} }],
  ['images', '/api/website-images', {}],
  ['slides', '/api/slides', null],
])('nothing in place of %s is believed an hour later alone', async (collection, path, body) => {
  const { agency, before, reload } = await open(20);
  agency.answer(path, body);
  await reload();
  // A whole answer in between begins the hour anew.
  agency.recover().answer(LIST, listOf(...known(20)));
  await reload();
  agency.answer(path, body);
  // At first the clock is ahead.
  for (const minutes of [9_000, 70, 120]) {
    moveTo(minutes);
    const next = await reload();
    expect(staleCollections(next.report)).toEqual([collection]);
    expect(next.report.doubts[0]).toMatch(/ nothing that is known, where .* (?:was|were);/);
    expect(next.catalogue).toMatchObject({ [collection]: before.catalogue[collection as 'texts'] });
  }
  agency.recover().fail(path, 503);
  await reload();
  agency.recover().answer(path, body);
  moveTo(130);
  expect(staleCollections((await reload()).report)).toEqual([]);
  const other = await open(20);
  other.agency.answer(path, body);
  const asked = await other.reload({ allowShrink: true });
  expect(staleCollections(asked.report)).toEqual([]);
});

it('customizations without a key open the forms and have no channels, at once', async () => {
  const { agency } = await open(20);
  const channels = { registrationClosed: true, phone: '+55 81 3333-2010' };
  agency.recover().answer('/api/customizations', channels);
  const closed = await readFirst(agency);
  expect(closed.before.catalogue.customizations).toMatchObject({ registrationClosed: true });
  agency.recover().answer('/api/customizations', {});
  const opened = await closed.reload();
  expect(opened.catalogue.customizations).toMatchObject({ registrationClosed: false, phone: null });
  expect(staleCollections(opened.report)).toEqual([]);
});

describe('where a panel answers with another agency’s content', () => {
  const THEIRS = {
    '/api/customizations': { phone: '+55 11 4000-9999', whatsapp: '+55 11 97777-9999' },
    '/api/social-media': { instagram: { name: '@outra', url: 'https://instagram.com/outra' } },
    '/api/staff': [{ name: 'Outra Pessoa', language: 'pt' }],
    '/api/website-texts': { getScoutedTitle: { pt: 'Outra' } },
  };
  const answerOther = (agency: OtherAgency, list: unknown) => {
    agency.recover().answer(LIST, list);
    for (const [path, body] of Object.entries(THEIRS)) agency.answer(path, body);
    for (const id of known(20))
      agency.answer(`id=${id}&`, { id, name: 'Outra', height: '199', hair: 'Outra cor' });
  };

  it.each([
    ['of strangers', listOf(...known(20, 1080))],
    ['of known ids with other names', known(20).map((id) => ({ id, name: `Outra ${id}` }))],
  ])('beside a list %s nothing of it is shown, until somebody says so', async (_, list) => {
    const { agency, before, reload } = await open(20);
    answerOther(agency, list);
    const { catalogue, report } = await reload();
    expect(catalogue).toMatchObject(before.catalogue);
    expect(JSON.stringify(catalogue)).not.toMatch(/[Oo]utra|4000-?9999/);
    expect(report.doubts.length).toBeGreaterThan(4);
    answerOther(agency, 'no list');
    expect((await reload()).catalogue, 'where the list alone fails').toMatchObject(
      before.catalogue,
    );
    answerOther(agency, list);
    const asked = await reload({ allowShrink: true });
    expect(asked.catalogue.customizations.phone).toContain('4000');
  });

  it('beside a list that lost too many, its channels alone are not shown', async () => {
    const { agency, before, reload } = await open(40);
    answerOther(agency, listOf(...known(20), 1080));
    const { catalogue } = await reload();
    expect(catalogue.customizations).toEqual(before.catalogue.customizations);
    expect(catalogue.social).toEqual(before.catalogue.social);
    expect(catalogue.staff[0]?.name).toBe('Outra Pessoa');
  });

  it('the summary names each channel that has changed', async () => {
    const { agency, reload } = await open(20);
    agency.answer('/api/customizations', THEIRS['/api/customizations']);
    const { report } = await reload();
    expect(report.warnings.join('\n')).toMatch(
      /customizations: phone has changed from .* to .*4000/,
    );
    expect((await reload()).report.warnings.join('\n')).not.toContain('has changed');
    agency.recover().answer('/api/customizations', { email: '' });
    expect((await reload()).report.warnings.join('\n')).toMatch(
      /phone .* to null: pages show that/,
    );
  });
});
