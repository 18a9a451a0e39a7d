import { expect, it } from 'vitest';
import { settleMinors, toPublishedMinors } from '../../src/catalogue/minors-memory.ts';
import { readBuildConfig } from '../../src/config/build-config.ts';
import { toMinorsSecret } from '../../src/config/services.ts';
import { readFirst, startAgency, openTestCopies } from '../support/load-stage.ts';

const MINORS = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008].map(String);
const [ONE = '', TWO = '', THREE = ''] = MINORS;

/** What a talent's records say of `under_age`. */
type Answer = (id: string) => unknown;

const flagging =
  (ids: readonly string[], ofOthers: unknown): Answer =>
  (id) =>
    ids.includes(id) || ofOthers;

async function openAgency() {
  let answer: Answer = flagging(MINORS, false);
  let hidden: readonly string[] = [];
  let unpublished: readonly string[] = [];
  const flag = (talent: object & { id?: unknown }) => {
    const { under_age: _, ...rest } = talent as { under_age?: unknown };
    const said = answer(String(talent.id));
    return said === undefined ? rest : { ...rest, under_age: said };
  };
  const edit = (path: string, content: unknown): unknown => {
    const { data } = content as { data: (object & { id?: unknown })[] };
    if (path.startsWith('/api/talents?'))
      return {
        data: data
          .filter(({ id }) => !hidden.includes(String(id)))
          .map((talent) => ({
            ...flag(talent),
            ...(unpublished.includes(String(talent.id)) && { published: false }),
          })),
      };
    return path.startsWith('/api/talent/profile') ? flag(content as object) : content;
  };
  const agency = await startAgency({ talents: 20, edit });
  const read = await readFirst(agency);
  const load = async (next: Answer, parts: Parameters<typeof read.reload>[0] = {}) => {
    answer = next;
    const { catalogue, report, memory } = await read.reload(parts);
    const minors = catalogue.talents.filter(({ underAge }) => underAge);
    expect(
      minors.every(({ name, galleries }) => !name.includes(' ') && galleries.snap.length === 0),
    ).toBe(true);
    const { doubts, undecided, unflagged } = report;
    const ids = minors.map(({ id }) => id).toSorted();
    return { ids, doubts, undecided, unflagged, memory };
  };
  return {
    agency,
    load,
    hide: (ids: readonly string[]) => void (hidden = ids),
    unpublish: (ids: readonly string[]) => void (unpublished = ids),
    record: read.before.memory,
    key: toMinorsSecret(readBuildConfig(agency.env).services),
  };
}

const NO_RECORD = /no record says under_age any more of 8 .*--allow-grown=1001,/;
it.each<[way: string, answer: Answer, minors: readonly string[], doubt: RegExp | null]>([
  ['is missing from every record', () => undefined, MINORS, NO_RECORD],
  ['is null in every record', () => null, MINORS, NO_RECORD],
  ['is empty in one', (id) => (id === ONE ? '' : flagging(MINORS, false)(id)), MINORS, /of 1 \(/],
  ['is false for all at once', () => false, MINORS, /would end at once for 8 .*--allow-grown=/],
  [
    'is false for half of them',
    flagging(MINORS.slice(4), false),
    MINORS,
    /would end at once for 4/,
  ],
  ['is false for one of them', flagging(MINORS.slice(1), false), MINORS.slice(1), null],
  ['is false for two of them', flagging(MINORS.slice(2), 'não'), MINORS.slice(2), null],
  ['is an odd word', (id) => (MINORS.includes(id) ? 'talvez' : 0), MINORS, null],
])('under_age that %s', async (_, answer, minors, doubt) => {
  const { load } = await openAgency();
  const { ids, doubts, undecided } = await load(answer);
  expect(ids).toEqual(minors);
  expect(doubts).toEqual(doubt === null ? [] : [expect.stringMatching(doubt)]);
  expect(undecided.length > 0, 'the alarm tells it').toBe(doubt !== null);
});

it.each([
  [3, 0],
  [4, 4],
])('under_age of thirty that ends for %i at once is doubted for %i', (grown, doubted) => {
  const claims = Array.from({ length: 30 }, (_, index) => ({
    id: String(index),
    underAge: index >= grown,
    hasLeft: false,
  }));
  const known = { wasMinor: () => true, wasDoubted: () => false };
  expect(settleMinors(claims, known, new Set()).doubted).toHaveLength(doubted);
});

it('under_age that no record says of an adult is counted', async () => {
  const { load } = await openAgency();
  const [some, none] = [flagging(MINORS, false), flagging(MINORS, undefined)];
  const isFirst = (id: string) => id === '1009' || id === '1010';
  expect((await load(some)).unflagged).toBe(0);
  expect((await load((id) => (isFirst(id) ? none : some)(id))).unflagged).toBe(2);
});

it('under_age is remembered of those who left the list and came back without it', async () => {
  const { load, hide } = await openAgency();
  hide([ONE]);
  expect((await load(flagging(MINORS, false))).ids).toEqual(MINORS.slice(1));
  hide([]);
  expect((await load(flagging(MINORS.slice(1), undefined))).ids).toEqual(MINORS);
});

it('under_age is remembered of whom the list flags and hides', async () => {
  const { load, unpublish } = await openAgency();
  const before = flagging(MINORS.slice(1), false);
  expect((await load(before)).ids).toEqual(MINORS.slice(1));
  unpublish([ONE]);
  expect((await load(flagging(MINORS, false))).ids).toEqual(MINORS.slice(1));
  unpublish([]);
  expect((await load((id) => (id === ONE ? undefined : before(id)))).ids).toEqual(MINORS);
});

it('under_age is not missed of who is listed without a profile, and is remembered of her', async () => {
  const { agency, load } = await openAgency();
  const silent: Answer = (id) => (id === ONE ? undefined : flagging(MINORS, false)(id));
  agency.fail(`id=${ONE}&`, 404);
  for (const known of ['by her copy', 'without it'])
    expect(await load(silent), known).toMatchObject({ ids: MINORS.slice(1), doubts: [] });
  agency.recover();
  const { ids, doubts } = await load(silent);
  expect([ids, doubts]).toEqual([MINORS, [expect.stringMatching(/any more of 1 \(/)]]);
});

it('under_age that a copy says is not missed while her profile does not answer', async () => {
  const { agency, load } = await openAgency();
  agency.fail(`id=${ONE}&`, 500);
  const silent: Answer = (id) => (id === ONE ? undefined : flagging(MINORS, false)(id));
  expect(await load(silent)).toMatchObject({ ids: MINORS, doubts: [], undecided: [] });
});

it('under_age is remembered by the last release, and else by the published site, where the copies are gone', async () => {
  const { load, record, key } = await openAgency();
  const idsBy = async (memory: Parameters<typeof load>[1]) =>
    (await load(() => undefined, { copies: openTestCopies(), ...memory })).ids;
  expect(await idsBy({ publishedMemory: record })).toEqual(MINORS);
  const older = { ...record, at: record.at - 1, minors: [] };
  expect((await load(() => undefined, { publishedMemory: older })).ids).toEqual(MINORS);
  const published = (sealed: string) => () => Promise.resolve(toPublishedMinors(record, sealed));
  const seals = await published(key)();
  // Their place tells nobody which are made up.
  expect([seals.length, seals]).toEqual([64, seals.toSorted()]);
  expect(await idsBy({ loadPublishedMinors: published(key) })).toEqual(MINORS);
  expect(await idsBy({ loadPublishedMinors: published('other') })).toEqual([]);
});

it('under_age that only the published site tells is remembered of whom the list lacks that day', async () => {
  const { load, hide, record, key } = await openAgency();
  const copies = openTestCopies();
  const published = toPublishedMinors(record, key);
  hide([ONE]);
  const parts = { copies, loadPublishedMinors: () => Promise.resolve(published) };
  const { ids, memory } = await load(flagging(MINORS, false), parts);
  expect(ids).toEqual(MINORS.slice(1));
  hide([]);
  const none = { copies: openTestCopies() };
  const again = () => Promise.resolve(toPublishedMinors(memory, key));
  // Seals that come twice, or one too many, tell how many are made up.
  expect(new Set(await again()).size).toBe(64);
  expect(await again()).toHaveLength(64);
  for (const known of [{ copies }, { ...none, loadPublishedMinors: again }])
    expect((await load(flagging(MINORS.slice(1), undefined), known)).ids).toEqual(MINORS);
});

it('a published site that does not tell whom it shows as under 18 is told as a doubt', async () => {
  const { load } = await openAgency();
  const loadPublishedMinors = () => Promise.reject(new Error('https://a.example answered 500'));
  const copies = openTestCopies();
  const { doubts, undecided } = await load(flagging(MINORS, false), {
    copies,
    loadPublishedMinors,
  });
  expect(undecided, 'the alarm tells it').toEqual(['published minors']);
  expect(doubts).toEqual([expect.stringMatching(/^minors: https:\S+ answered 500: whom the/)]);
  expect((await load(flagging(MINORS, false), { copies, loadPublishedMinors })).doubts).toEqual([]);
});

it('under_age ends for whom the operator names, and for no others', async () => {
  const { load } = await openAgency();
  const allowGrown = new Set([ONE, TWO]);
  expect((await load(() => undefined, { allowGrown })).ids).toEqual(MINORS.slice(2));
  expect((await load(() => undefined)).ids).toEqual(MINORS.slice(2));
});

it('under_age that ends for many at once is asked for until each is named, or is under age again', async () => {
  const { load, hide } = await openAgency();
  hide(MINORS.slice(3));
  const none = flagging([], false);
  const { ids, doubts } = await load(none, { allowGrown: new Set([ONE]) });
  expect(ids).toEqual([TWO, THREE]);
  expect(doubts).toEqual([expect.stringMatching(/for 2 \(/)]);
  expect((await load(none, { allowGrown: new Set([TWO]) })).ids).toEqual([THREE]);
  expect((await load(none)).ids, 'she is alone now').toEqual([THREE]);
  hide(MINORS.slice(2));
  await load(none);
  hide(MINORS.slice(3));
  expect((await load(none)).ids, 'she was off the list').toEqual([THREE]);
  expect((await load(flagging([THREE], false))).ids).toEqual([THREE]);
  expect((await load(none)).ids).toEqual([]);
});

it('under_age whose end was doubted is asked for from the published site too, until one is under age again', async () => {
  const { load, hide, record, key } = await openAgency();
  hide(MINORS.slice(3));
  const doubting = (...doubted: string[]) => ({
    copies: openTestCopies(),
    loadPublishedMinors: () => Promise.resolve(toPublishedMinors({ ...record, doubted }, key)),
  });
  const ofTwo = flagging([TWO, THREE], false);
  expect((await load(ofTwo, doubting(ONE, TWO))).ids).toEqual([TWO, THREE]);
  expect((await load(ofTwo, doubting(ONE))).ids).toEqual([ONE, TWO, THREE]);
  const mended = doubting(ONE);
  expect((await load(flagging([ONE, TWO, THREE], false), mended)).ids).toEqual([ONE, TWO, THREE]);
  expect((await load(ofTwo, { copies: mended.copies })).ids).toEqual([TWO, THREE]);
});
