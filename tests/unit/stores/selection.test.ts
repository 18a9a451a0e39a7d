import { expect, it, vi } from 'vitest';
import { toCardTalent } from '../../../src/domain/card-talent.ts';
import { readAside } from '../../../src/stores/json-store.ts';
import { createSelection } from '../../../src/stores/selection.ts';
import kept from '../../support/kept-data.json' with { type: 'json' };
import { forbiddenStorage, storageOf } from '../../support/text-storage.ts';
import { fc } from '../../support/chance.ts';

const card = (id: string, name: string, known: Readonly<Record<string, unknown>> = {}) =>
  toCardTalent(id, name, (field) => known[field]);
const ana = card('12', 'Ana Sá', {
  cover: 'talents/12/cover.jpg',
  heightCm: 176,
  jeans: '36',
  shoes: '37',
});
const bia = card('34', 'Bia');

/** A browser's storage that several tabs share. */
function sharedStorage(text?: string) {
  const texts = new Map<string, string>(text === undefined ? [] : [['favorites', text]]);
  return {
    texts,
    openTab: () => createSelection(storageOf(texts)),
    aside: () => readAside(storageOf(texts), 'favorites').map((aside) => aside.text),
  };
}

it('chosen talents are kept as a map from talent id to the card under the key favorites', () => {
  const { texts, openTab } = sharedStorage();
  const tab = openTab();
  tab.keep([bia, ana]);
  expect(JSON.parse(texts.get('favorites') ?? '')).toEqual({
    version: 1,
    '12': ana,
    '34': bia,
  });
  expect(openTab().$selection.get()).toEqual({ '12': ana, '34': bia });
  tab.remove(['12']);
  expect(openTab().$selection.get()).toEqual({ '34': bia });
});

it('chosen talents replace the card of a talent that is kept already, and lose nothing when two tabs change them one after the other', () => {
  const tab = sharedStorage().openTab();
  tab.keep([ana]);
  tab.keep([{ ...ana, name: 'Ana Sá Leite' }]);
  expect(tab.$selection.get()).toEqual({ '12': { ...ana, name: 'Ana Sá Leite' } });
  const { openTab } = sharedStorage();
  const first = openTab();
  const second = openTab();
  first.keep([ana]);
  second.keep([bia]);
  first.reload();
  expect(first.$selection.get()).toEqual({ '12': ana, '34': bia });
  expect(second.$selection.get()).toEqual({ '12': ana, '34': bia });
});

it('chosen talents do not notify when another tab wrote the same', () => {
  const { openTab } = sharedStorage(JSON.stringify({ '12': ana }));
  const tab = openTab();
  let calls = 0;
  tab.$selection.listen(() => calls++);
  tab.reload();
  expect(calls).toBe(0);
});

it.each(['hearts', 'favorites'] as const)(
  'chosen talents of the version before are all there: %s',
  (form) => {
    const { openTab, aside } = sharedStorage(kept[form]);
    const cards = JSON.parse(kept[form]) as object;
    expect(Object.keys(cards)).toHaveLength(3);
    expect(openTab().$selection.get()).toEqual(cards);
    openTab().keep([bia]);
    expect(openTab().$selection.get()).toEqual({ ...cards, '34': bia });
    expect(aside()).toEqual([]);
  },
);

it('chosen talents take in the records of the former site', () => {
  const former = {
    '12': {
      id: 12,
      name: '  Ana   Sá ',
      cover: 'talents/12/cover.jpg',
      height: '176',
      gender: 'woman',
    },
  };
  const { openTab, aside } = sharedStorage(JSON.stringify(former));
  const known = { ...ana, jeans: null, shoes: null };
  expect(openTab().$selection.get()).toEqual({ '12': known });
  openTab().keep([bia]);
  expect(openTab().$selection.get()).toEqual({ '12': known, '34': bia });
  expect(aside()).toEqual([]);
});

it('chosen talents are kept by ids of every length that a service may give', () => {
  const { openTab } = sharedStorage();
  const ids = ['9007199254740992', '9007199254740993', '12345678901234567890'];
  openTab().keep(ids.map((id) => ({ ...bia, id })));
  expect(Object.keys(openTab().$selection.get()).toSorted()).toEqual(ids.toSorted());
  openTab().remove(['9007199254740992']);
  expect(openTab().$selection.get()['9007199254740993']).toEqual({
    ...bia,
    id: '9007199254740993',
  });
});

it('chosen talents start empty from more text than any site has written, and show names at the length of a name', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const text = JSON.stringify({ '12': { ...ana, name: `a${'\u0301'.repeat(2_000_000)}` } });
  expect(sharedStorage(text).openTab().$selection.get()).toEqual({});
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  const kept = (name: string) =>
    sharedStorage(JSON.stringify({ '12': { ...ana, name } }))
      .openTab()
      .$selection.get()['12']?.name;
  expect(kept('Ana '.repeat(100))?.length).toBeLessThanOrEqual(120);
});

it('chosen talents leave out entries that are no cards and copy the text aside before writing over it', () => {
  const text = JSON.stringify({ '12': ana, '34': { name: '' }, me: bia, '56': null, '78': [] });
  const { openTab, aside } = sharedStorage(text);
  const tab = openTab();
  expect(tab.$selection.get()).toEqual({ '12': ana });
  expect(aside()).toEqual([]);
  tab.keep([bia]);
  expect(aside()).toEqual([text]);
  expect(tab.$selection.get()).toEqual({ '12': ana, '34': bia });
});

it.each(['', '{', '[]', 'null', '7', '"12"', '{"__proto__":{"name":"x"}}'])(
  'chosen talents start empty from the damaged text %j',
  (text) => {
    const { openTab, aside } = sharedStorage(text);
    const tab = openTab();
    expect(tab.$selection.get()).toEqual({});
    tab.keep([ana]);
    expect(aside()).toEqual([text]);
    expect(tab.$selection.get()).toEqual({ '12': ana });
  },
);

it('chosen talents are read from any text without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const card of Object.values(sharedStorage(text).openTab().$selection.get()))
        expect(card.name).not.toBe('');
    }),
  );
});

it('chosen talents read back exactly what was kept', () => {
  const text = fc.option(fc.string({ minLength: 1 }), { nil: null });
  const cards = fc.record({
    id: fc.integer({ min: 1, max: 999_999 }).map(String),
    name: fc.stringMatching(/^[A-ZÀ-Ü][a-zà-ü]{0,40}$/),
    cover: text,
    heightCm: fc.option(fc.integer({ min: 50, max: 250 }), { nil: null }),
    jeans: text,
    shoes: text,
  });
  fc.assert(
    fc.property(fc.uniqueArray(cards, { selector: ({ id }) => id }), (people) => {
      const kept = people.map(({ id, name, ...known }) => card(id, name, known));
      const { openTab } = sharedStorage();
      openTab().keep(kept);
      expect(openTab().$selection.get()).toEqual(
        Object.fromEntries(kept.map((one) => [one.id, one])),
      );
    }),
    { numRuns: 30 },
  );
});

it('chosen talents last as long as the page where the browser stores nothing, and say so', () => {
  const tab = createSelection(forbiddenStorage());
  expect(tab.isStorable()).toBe(false);
  tab.keep([ana]);
  expect(tab.$selection.get()).toEqual({ '12': ana });
  tab.reload();
  expect(tab.$selection.get()).toEqual({ '12': ana });
  const texts = new Map<string, string>();
  expect(createSelection(storageOf(texts)).isStorable()).toBe(true);
  expect([...texts]).toEqual([]);
});
