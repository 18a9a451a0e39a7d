import { expect, it } from 'vitest';
import { toCardTalent } from '../../../../src/domain/card-talent.ts';
import { parseTalentFile } from '../../../../src/domain/talent-index.ts';
import {
  byName,
  findTalents,
  toUnconfirmed,
} from '../../../../src/islands/selection/current-talents.ts';

const index =
  parseTalentFile({
    talents: [
      ['12', 'Ana Sá', 1, 'talents/12/cover.jpg', 176, '36', '37'],
      ['56', 'Zé', 0, null, null, null, null],
      ['34', 'Áurea Reis', 0, 'https://elsewhere.example/34.jpg', 181, null, '39', 'coal'],
    ],
  }) ?? [];

it('a selection shows the talents as the agency knows them now, in its order, and tells who left', () => {
  const { cards, gone } = findTalents(['34', '7', '12'], index);
  expect(cards).toEqual([
    {
      ...{ id: '34', name: 'Áurea Reis', cover: 'https://elsewhere.example/34.jpg' },
      ...{ heightCm: 181, jeans: null, shoes: '39', paper: 'coal' },
    },
    {
      ...{ id: '12', name: 'Ana Sá', cover: 'talents/12/cover.jpg' },
      ...{ heightCm: 176, jeans: '36', shoes: '37', paper: null },
    },
  ]);
  expect(gone).toEqual(['7']);
});

it('a selection leaves the order of its names to the language', () => {
  const names = ['Zé', 'Áurea', 'Bia'];
  const cards = names.map((name) => toCardTalent('1', name, () => null));
  expect(byName(cards).map(({ name }) => name)).toEqual(['Áurea', 'Bia', 'Zé']);
});

it('a talent who was kept earlier shows no more than a minor may while the list of today is unknown', () => {
  const known = { cover: 'talents/12/cover.jpg', heightCm: 176, jeans: '36', shoes: '37' };
  const kept = { ...toCardTalent('12', 'Ana Sá', () => null), ...known };
  expect(toUnconfirmed(kept)).toEqual({ ...kept, name: 'Ana', jeans: null });
  expect(toUnconfirmed({ ...kept, cover: 'talents/ana-sa/cover.jpg' }).cover).toBeNull();
});
