/** Which talent lists are believed, in every form in which a service may answer a bad one: none of
 * them is published unasked. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { staleCollections } from '../../src/catalogue/build-summary.ts';
import { listOf, range, readFirst, startAgency, type ReadAgency } from '../support/agencies.ts';
import { openTestCopies, loadFrom, reasonOf } from '../support/load-stage.ts';
import { startOtherAgency, type OtherAgency } from '../support/other-agency.ts';

/** One of them has left, and one has no name. */
const TALENTS = 83;

/** What each is called, the answer itself, and why it is not believed next to a release of 81
 * talents. */
const BAD_LISTS: readonly (readonly [form: string, body: unknown, reason: string])[] = [
  ['that is empty', [], 'an empty list where 81 are known'],
  ['that has 22 of 83', listOf(...range(22)), 'a list without 61 of the 82 known talents'],
  [
    'that has a page of 50',
    listOf(...range(50)),
    '50 talents where 81 are known and at least 65 expected',
  ],
  [
    'of half strangers',
    listOf(...range(40), ...range(43, 9001)),
    'a list without 43 of the 82 known talents',
  ],
  ['of one talent 83 times', listOf(...range(83).map(() => 1001)), '82 bad records of 83'],
  ['that is no list', { error: 'database is away' }, 'something that is no list'],
];

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);

/** Whatever is loaded next is so many hours after the first load. */
const moveTo = (hours: number) => vi.spyOn(Date, 'now').mockReturnValue(NOW + hours * HOUR);
beforeEach(() => void moveTo(1));
const open = async () => {
  moveTo(0);
  const read = await readFirst(await startAgency({ talents: TALENTS }));
  moveTo(1);
  return read;
};

function answer(agency: OtherAgency, body: unknown): void {
  agency.clearFaults();
  agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body } });
}

const namesOf = ({ catalogue }: Awaited<ReturnType<typeof loadFrom>>) =>
  catalogue.talents.map(({ name }) => name);

describe('a talent list after a good one', () => {
  let first: ReadAgency;
  let hours = 0;
  const loadNext = () => {
    moveTo((hours += 1));
    return first.reload();
  };

  beforeAll(async () => {
    moveTo(0);
    first = await readFirst(await startOtherAgency({ talents: TALENTS }));
  });
  afterAll(() => first.agency.close());

  // One after another: none of them is worn down by those before.
  it.each(BAD_LISTS)(
    '%s is a failed read: the copy is used, and the load says why',
    async (_, body, reason) => {
      answer(first.agency, body);
      const next = await loadNext();
      expect(namesOf(next)).toEqual(namesOf(first.before));
      expect(staleCollections(next.report)).toContain('talents');
      expect(next.report.warnings.join('\n')).toContain(`answered ${reason}`);
      expect(next.report.warnings.join('\n')).toContain('its last good copy is used');
    },
  );

  it('is read again as soon as it is good', async () => {
    first.agency.clearFaults();
    expect(staleCollections((await loadNext()).report)).toEqual([]);
  });
});

it('a talent list that shrinks a little with every rebuild is believed to four fifths of a week, and no further', async () => {
  const { agency, reload } = await open();
  const sizes: number[] = [];
  for (const [step, count] of [74, 67, 60, 54, 48, 43].entries()) {
    answer(agency, listOf(...range(count)));
    moveTo(step + 1);
    sizes.push((await reload()).catalogue.talents.length);
  }
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(65);
  expect(sizes.at(-1)).toBe(sizes[1]);
});

it('a talent list is not believed for its length alone where the profiles say that the talents left', async () => {
  const { agency, before, reload } = await open();
  for (const id of range(30))
    agency.addFault({ path: `id=${id}&`, fault: { kind: 'status', status: 404 } });
  const next = await reload();
  expect(namesOf(next)).toEqual(namesOf(before));
  expect(staleCollections(next.report)).toEqual(['profiles']);
  expect(next.report.warnings.join('\n')).toMatch(
    /profiles: answered 404 for 29 of the listed talents, leaving 53 talents where 81 are known/,
  );
  expect(await reasonOf(reload({ strict: true }))).toMatch(
    /^profiles: answered 404 for 29 of .*--allow-shrink takes it$/,
  );
});

it('what earlier releases told comes from the last release where the copies are gone: the load fails, because nothing can stand in', async () => {
  const { agency, before, reload } = await open();
  answer(agency, listOf(...range(22)));
  expect(
    await reasonOf(reload({ copies: openTestCopies(), lastRelease: before.record })),
  ).toContain('a list without 61 of the 82 known talents');
});

it('what earlier releases told comes from the release where the record alone is damaged among the copies', async () => {
  const { agency, before, copies, reload } = await open();
  const key = { origin: agency.talentUrl, collection: 'record of the talents', id: '' };
  const text = copies.find(key)?.text.replaceAll('"1', '"9') ?? '';
  copies.keep(key, { text, etag: null, lastModified: null, savedAt: NOW });
  copies.save();
  answer(agency, listOf(...range(22)));
  const next = await reload({ lastRelease: before.record });
  expect(staleCollections(next.report)).toContain('talents');
  expect(next.catalogue.talents).toHaveLength(81);
});

it('a talent list at a new address of the service is believed where it has the known people, else only with --allow-shrink', async () => {
  const { agency, before } = await open();
  const lastRelease = { ...before.record, origin: 'https://former.example' };
  const asNew = (more = {}) => loadFrom(agency.env, { lastRelease, ...more });
  expect((await asNew()).record).toMatchObject({ origin: agency.talentUrl });
  answer(agency, listOf(...range(156, 9001)));
  expect(await reasonOf(asNew())).toMatch(
    /answered a list without 82 of the 82 known talents; --allow-shrink takes it$/,
  );
  expect((await asNew({ allowShrink: true })).record.ids).toHaveLength(156);
});

it('a panel at a new address is believed where it has the known content, else only with --allow-shrink', async () => {
  const { agency, before } = await open();
  const panel = { origin: 'https://former.example', parts: before.record.panel?.parts ?? {} };
  const asNew = (more = {}) =>
    loadFrom(agency.env, { lastRelease: { ...before.record, panel }, ...more });
  agency.addFault({ path: '/api/posts', fault: { kind: 'answer', body: [] } });
  expect((await asNew()).record.panel?.origin).toBe(agency.panelUrl);
  for (const name of ['slides', 'staff', 'social', 'texts', 'images']) panel.parts[name] = 'x';
  expect(await reasonOf(asNew())).toBe(
    `panel: ${agency.panelUrl} has other content than https://former.example in 6 of 9 collections; --allow-shrink takes it`,
  );
  expect((await asNew({ allowShrink: true })).catalogue.posts).toEqual([]);
});

it.each([
  ['customizations', '/api/customizations', { status: 'error', message: 'SQLSTATE[HY000]' }],
  ['social', '/api/social-media', []],
  ['texts', '/api/website-texts', { error: { code: 'x', message: 'y' } }],
  ['images', '/api/website-images', {}],
  ['slides', '/api/slides', null],
])(
  'an answer of 200 with nothing known in it is a failed read of %s where the last good one had some, unless it is asked for',
  async (collection, path, body) => {
    const { agency, before, reload } = await open();
    agency.addFault({ path, fault: { kind: 'answer', body } });
    const next = await reload();
    expect(staleCollections(next.report)).toEqual([collection]);
    expect(next.catalogue).toMatchObject({ [collection]: before.catalogue[collection as 'texts'] });
    const asked = await reload({ allowShrink: true });
    expect(staleCollections(asked.report)).toEqual([]);
  },
);
