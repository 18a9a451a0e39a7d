import { expect, it } from 'vitest';
import { toSurnameTest, toFirstName, withholdForMinor } from '../../../src/domain/minor.ts';
import { NO_GALLERIES } from '../../../src/domain/talent.ts';
import { aTalent, onInstagram } from '../../support/sample-catalogue.ts';
import { split } from '../../support/rows.ts';

it.each([
  ['João Vilela', 'João'],
  ['Rosa-Maria Feitosa', 'Rosa-Maria'],
  ['D’Ávila Reis', 'D’Ávila'],
  ['Iara', 'Iara'],
  ['  Ana  Lúcia ', 'Ana'],
  ['', ''],
  ['Souza, Ana Luz', 'Ana'],
  ['Souza,', 'Souza'],
  ['"Bia" Souza', 'Bia'],
  ['Ana.Souza', 'Ana'],
  ['Ana/Souza_Lima', 'Ana'],
  ['प्रिया शर्मा', 'प्रिया'],
  ['李 小明', '李'],
  ['✨ 1', '✨'],
  ['Jose\u0301 Lima', 'Jose\u0301'],
])('the first name of who is called %j is %j', (name, first) => {
  expect(toFirstName(name)).toBe(first);
});

const isTelling = toSurnameTest({
  name: 'Ana D. Sá Reis das Luz e do Rêgo 2',
  accounts: onInstagram('lua.cheia_example'),
});

it.each(
  split(`
    talents/ana-sa/cover.jpg talents/7/sa_1.jpg talents/7/anasa.jpg uploads/Ana%20Do%20R%C3%AAgo.jpg uploads/anarego.jpg
    https://panel.example/storage/REGO/1.jpg ig/luaCheiaExample.jpg uploads/xregox.jpg
    talents/ana-da-luz2.jpg talents/7/02luz.jpg talents/7/AnaDaLuz.jpg talents/7/IMGAnaLuz_Sa3.jpg talents/7/anadesa.jpg talents/7/saana.jpg
  `),
)('the file of a minor’s picture %s tells more than the first name', (file) => {
  expect(isTelling(file)).toBe(true);
});

it.each([
  'talents/ana/cover.jpg',
  'talents/7/do-2.jpg',
  'talents/7/e-das.jpg',
  'talents/7/seduzluzes.jpg',
  'talents/7/passado.jpg',
  'talents/7/x8sa9k.jpg',
  'talents/7/1c3f-4d17-9b60.jpg',
  'https://rego.example/storage/7/1.jpg',
  '100%.jpg',
])('the file of a minor’s picture %s does not', (file) => expect(isTelling(file)).toBe(false));

const picture = (file: string) => ({ kind: 'picture' as const, file, width: 2, height: 3 });
const whole = aTalent({
  name: 'Ana Sá',
  underAge: true,
  cover: 'talents/7/cover.jpg',
  coverMobile: 'talents/ana-sa/mobile.jpg',
  coverDesktop: 'https://elsewhere.example/wide.jpg',
  accounts: onInstagram('ana.luz', 12_000),
  heightCm: 170,
  jeans: '36',
  shoes: '37',
  bustCm: 84,
  waistCm: 60,
  hipsCm: 88,
  measuredAt: '2026-09',
  polaroidsAt: '2026-08',
  hair: 'black',
  eyes: 'green',
  galleries: {
    ...NO_GALLERIES,
    book: [picture('talents/7/1.jpg'), picture('talents/7/ana-sa.jpg')],
    snap: [picture('talents/7/2.jpg')],
    compo: [picture('talents/7/3.jpg')],
    video: [{ kind: 'video', provider: 'vimeo', id: '1', hash: null }],
  },
});

it('a minor keeps first name, height, shoes, and pictures of cover and book that the image CDN serves under a neutral name', () => {
  const { talent, withheldPictures } = withholdForMinor(whole, (file) =>
    file.startsWith('talents/'),
  );
  expect(talent).toEqual(
    aTalent({
      name: 'Ana',
      underAge: true,
      cover: 'talents/7/cover.jpg',
      heightCm: 170,
      shoes: '37',
      galleries: { ...NO_GALLERIES, book: [picture('talents/7/1.jpg')] },
    }),
  );
  expect(withheldPictures).toEqual([
    { field: 'galleries.book.1', isElsewhere: false },
    { field: 'cover_web', isElsewhere: false },
    { field: 'cover_web_secondary', isElsewhere: true },
  ]);
  const named = { ...whole, cover: 'talents/7/ana-quintela.jpg' };
  const other = withholdForMinor(named, () => true, 'Ana Quintela');
  expect(other.talent.cover, 'tells the name of the profile').toBeNull();
  expect(other.talent.coverMobile, 'tells the name of the list').toBeNull();
  const bare = withholdForMinor(whole, () => false);
  expect(bare.talent).toMatchObject({ cover: null, coverMobile: null, coverDesktop: null });
  expect(bare.talent.galleries).toEqual(NO_GALLERIES);
});
