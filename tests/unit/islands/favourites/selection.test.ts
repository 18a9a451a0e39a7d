import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { TalentIndex } from '../../../../src/domain/talent-index.ts';
import {
  byName,
  readSharedHash,
  resolveSelection,
  toChartLines,
  toSharedHash,
  toUnconfirmed,
} from '../../../../src/islands/favourites/selection.ts';
import type { Favourite } from '../../../../src/stores/favourites-store.ts';

const card = (id: string, name: string, heightCm: number | null = null): Favourite => ({
  id,
  name,
  cover: null,
  heightCm,
  jeans: null,
  shoes: null,
});

const index: TalentIndex = {
  talents: [
    ['12', 'Ana Sá', 'talents/12/cover.jpg', 176, [0, 1], '36', '37', 1],
    ['56', 'Zé', null, null, [], null, null, 0],
    ['34', 'Áurea Reis', 'https://elsewhere.example/34.jpg', 181, [0], null, '39', 0],
  ],
};

describe('a shared selection', () => {
  it('travels as ids in the address', () => {
    expect(toSharedHash(['12', '34'])).toBe('#ids=12,34');
    expect(readSharedHash('#ids=12,34')).toEqual(['12', '34']);
  });

  it('arrives in whatever form a messenger gave it', () => {
    expect(readSharedHash('#ids=12%2C34')).toEqual(['12', '34']);
    expect(readSharedHash('#ids= 12 , 34 ,,12')).toEqual(['12', '34']);
    expect(readSharedHash('#ids=12,<script>,-1,1e3,34')).toEqual(['12', '34']);
    expect(readSharedHash('#ids=')).toEqual([]);
  });

  it('brings ids of every length that a service may give', () => {
    const ids = ['9007199254740993', '12345678901234567890'];
    expect(readSharedHash(toSharedHash(ids))).toEqual(ids);
    const cards = resolveSelection(ids, { talents: [['9007199254740993', 'Ana', null, null, [], null, null, 0]] });
    expect(cards).toMatchObject({ cards: [{ id: '9007199254740993' }], gone: ['12345678901234567890'] });
    expect(readSharedHash('#ids=0,007,123456789012345678901')).toEqual([]);
  });

  it('is nobody in an address of a megabyte, which is not even taken apart', () => {
    const decode = vi.spyOn(globalThis, 'URLSearchParams');
    expect(readSharedHash(`#ids=${'1,'.repeat(500_000)}`)).toEqual([]);
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });

  it('is none where the address names something else', () => {
    for (const hash of ['', '#', '#main', '#id=12', '#fale=ids']) expect(readSharedHash(hash)).toBeNull();
  });

  it('reads back what was shared', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }).map(String), { maxLength: 300 }), (ids) => {
        expect(readSharedHash(toSharedHash(ids))).toEqual(ids);
      }),
    );
  });

  it('is cut where no person would have picked so many', () => {
    expect(readSharedHash(toSharedHash(Array.from({ length: 5000 }, (_, id) => String(id + 1))))).toHaveLength(300);
  });

  it('shows the talents as the agency knows them now, by name, and tells who left', () => {
    expect(resolveSelection(['34', '7', '12'], index)).toEqual({
      cards: [
        { id: '12', name: 'Ana Sá', cover: 'talents/12/cover.jpg', heightCm: 176, jeans: '36', shoes: '37' },
        { id: '34', name: 'Áurea Reis', cover: 'https://elsewhere.example/34.jpg', heightCm: 181, jeans: null, shoes: '39' },
      ],
      gone: ['7'],
    });
  });

  it('leaves the order of its names to the language, not to the alphabet of machines', () => {
    expect(byName([card('1', 'Zé'), card('2', 'Áurea'), card('3', 'Bia')]).map(({ name }) => name)).toEqual(['Áurea', 'Bia', 'Zé']);
  });
});

describe('the height chart', () => {
  it('has its lines from 1.60 to 1.90 m', () => {
    expect(toChartLines([])).toEqual([160, 170, 180, 190]);
    expect(toChartLines([card('1', 'Ana', 150), card('2', 'Bia', 190)])).toEqual([160, 170, 180, 190]);
  });

  it('grows with the tallest', () => {
    expect(toChartLines([card('1', 'Ana', 191)])).toEqual([160, 170, 180, 190, 200]);
    expect(toChartLines([card('1', 'Ana', 240)])).toEqual([160, 170, 180, 190, 200, 210]);
  });
});

describe('a favourite that was kept earlier', () => {
  it('shows no more than a minor may while the list of today is unknown', () => {
    const kept = { ...card('12', 'Ana Sá', 176), cover: 'talents/12/cover.jpg', jeans: '36', shoes: '37' };
    expect(toUnconfirmed(kept)).toEqual({ ...kept, name: 'Ana', jeans: null });
    expect(toUnconfirmed({ ...kept, cover: 'talents/ana-sa/cover.jpg' }).cover).toBeNull();
  });
});
