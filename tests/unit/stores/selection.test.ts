import { expect, it } from 'vitest';
import { toKeptTalent } from '../../../src/domain/kept-talent.ts';
import { createSelection } from '../../../src/stores/selection.ts';
import { forbiddenStorage, storageOf } from '../../support/text-storage.ts';

const card = (id: string, name: string, known: Readonly<Record<string, unknown>> = {}) =>
  toKeptTalent(id, name, (field) => known[field]);
const ana = card('12', 'Ana Sá', {
  ...{ cover: 'talents/12/cover.jpg', heightCm: 176, jeans: '36', shoes: '37' },
});
const bia = card('34', 'Bia');

function sharedStorage(stored?: object | string) {
  const text = typeof stored === 'object' ? JSON.stringify(stored) : stored;
  const texts = new Map<string, string>(text === undefined ? [] : [['favorites', text]]);
  return { texts, openTab: () => createSelection(storageOf(texts)) };
}

it('chosen talents are kept as a map from talent id to the newest card under the key favorites', () => {
  const { texts, openTab } = sharedStorage();
  const tab = openTab();
  tab.keep([bia, { ...ana, name: 'Ana' }]);
  tab.keep([ana]);
  expect(JSON.parse(texts.get('favorites') ?? '')).toEqual({ version: 1, '12': ana, '34': bia });
  expect(openTab().$selection.get()).toEqual({ '12': ana, '34': bia });
  tab.remove(['12']);
  expect(openTab().$selection.get()).toEqual({ '34': bia });
});

it('chosen talents lose nothing when two tabs change them one after the other, and tell of no change that is none', () => {
  const { openTab } = sharedStorage();
  const [first, second] = [openTab(), openTab()];
  first.keep([ana]);
  second.keep([bia]);
  first.reload();
  expect(first.$selection.get()).toEqual({ '12': ana, '34': bia });
  let calls = 0;
  first.$selection.listen(() => calls++);
  first.reload();
  expect(calls).toBe(0);
});

const known = { '12': card('12', 'Ana Sá', { heightCm: 176 }) };
it.each([
  ['the former site', { '12': { id: 12, name: '  Ana   Sá ', height: '176', gender: 'x' } }],
  ['no cards', { ...known, '34': { name: '' }, me: bia, '78': [] }],
  ['a prototype', '{"__proto__":{"name":"x"},"12":{"name":"Ana Sá","heightCm":176}}'],
])('chosen talents beside entries of %s are read, and go on', (_, stored) => {
  const { openTab } = sharedStorage(stored);
  expect(openTab().$selection.get()).toEqual(known);
  openTab().keep([bia]);
  expect(openTab().$selection.get()).toEqual({ ...known, '34': bia });
});

it('chosen talents last as long as the page where the browser stores nothing, and say so', () => {
  const tab = createSelection(forbiddenStorage());
  tab.keep([ana]);
  tab.reload();
  expect(tab.$selection.get()).toEqual({ '12': ana });
  expect(tab.isLasting()).toBe(false);
});

it('a selection that a nearly full storage does not take is known not to be kept', () => {
  let room = 300;
  const tab = createSelection(storageOf(new Map(), (text) => text.length <= room));
  tab.keep([bia]);
  expect(tab.isLasting()).toBe(true);
  tab.keep([ana, card('56', 'C'.repeat(200))]);
  expect(tab.isLasting()).toBe(false);
  room = 10_000;
  tab.remove(['56']);
  expect(tab.isLasting()).toBe(true);
});
