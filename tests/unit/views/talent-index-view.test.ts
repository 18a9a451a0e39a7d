import { expect, it } from 'vitest';
import { NO_GALLERIES } from '../../../src/domain/talent.ts';
import { parseTalentFile, toTalentFile } from '../../../src/domain/talent-index.ts';
import { toTalentIndex } from '../../../src/views/talent-index-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

it('the list of all talents says of each what a card shows, a composite and the month of measuring, and arrives as it was written', () => {
  const compo = [{ kind: 'picture' as const, file: 'c.jpg', width: 2, height: 3 }];
  const talents = [
    aTalent({
      id: '12',
      jeans: '36x34',
      shoes: '37 BR',
      paper: 'lilac',
      measuredAt: '2026-09-30',
      galleries: { ...NO_GALLERIES, compo },
    }),
    aTalent({ id: '9', measuredAt: '2027-01' }),
  ];
  const written = JSON.stringify(toTalentFile(toTalentIndex(aCatalogue({ talents }))));
  const [first, second] = parseTalentFile(JSON.parse(written)) ?? [];
  expect(first).toEqual({
    card: {
      id: '12',
      name: 'Thaís Moura',
      cover: 'covers/7.jpg',
      heightCm: 178,
      jeans: '36',
      shoes: '37',
      paper: 'lilac',
    },
    composite: true,
    measuredAt: '2026-09',
  });
  expect(second).toMatchObject({
    card: { id: '9', jeans: null, shoes: null },
    composite: false,
    measuredAt: null,
  });
});
