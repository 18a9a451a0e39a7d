/** Every field of the contract, with what no field should hold. */
import { expect, it } from 'vitest';
import type { SourceRead } from '../../../src/sources/source-read.ts';
import * as panel from '../../../src/sources/panel/panel-reads.ts';
import { placesRead } from '../../../src/sources/talent/place-reads.ts';
import { profileRead, TALENTS } from '../../../src/sources/talent/talent-reads.ts';
import { parsed } from '../../support/parsed.ts';
import { split } from '../../support/rows.ts';

/** The worst for whatever brings text to a normal form: marks in the wrong order. */
const WORST = 'a' + '\u0327\u0301'.repeat(2_250_000);
const TOO_LONG = 'x'.repeat(20_001);

/** Fields that stand at one place: JSON with a value in one of them, and what stands before its name
 * in a warning. */
type Place = readonly [
  read: SourceRead<unknown>,
  fields: string,
  toJson: (field: string, value: unknown) => unknown,
  path?: string,
];

type ToJson = Place[2];
const record =
  (others: object): ToJson =>
  (field, value) => ({ ...others, [field]: value });
const listOfOne =
  (others: object): ToJson =>
  (field, value) => [{ ...others, [field]: value }];
const below =
  (name: string, toJson: ToJson, others = {}): ToJson =>
  (field, value) => ({ ...others, [name]: toJson(field, value) });
const PICTURE = { mobile: 'm.jpg', desktop: 'd.jpg' };
const SLIDE = { image_mobile: 'm.jpg', image_desktop: 'd.jpg' };

const PLACES: readonly Place[] = [
  [TALENTS, 'cover gender categories', listOfOne({ id: 1, name: 'Ana' })],
  [
    profileRead('7'),
    'cover cover_web cover_web_secondary instagram instagram_followers height jeans shoes bust waist hips hair eyes galleries',
    record({ id: 7 }),
  ],
  [
    profileRead('7'),
    'book snap compo video',
    below('galleries', record({}), { id: 7 }),
    'galleries.',
  ],
  [panel.SLIDES, 'image_mobile image_desktop', listOfOne(SLIDE)],
  [panel.STAFF, 'role email phone language', listOfOne({ name: 'Rosa', language: 'pt' })],
  [panel.SOCIAL, 'instagram facebook', record({})],
  [panel.SOCIAL, 'name url', below('facebook', record({ url: 'https://f.example/' })), 'facebook.'],
  [panel.POSTS, 'slug cover language', listOfOne({ title: 'A', language: 'pt' })],
  [panel.TEXTS, 'name description', below('a', below('pt', record({}))), 'pt.'],
  [panel.IMAGES, 'mobile desktop', below('about_1', record(PICTURE))],
  [panel.CUSTOMIZATIONS, 'phone whatsapp email address', record({ registrationClosed: true })],
  [panel.SCOUTED_OWNER, 'name description', record({ name: 'A' })],
];

const ODD: readonly (readonly [string, unknown])[] = [
  ['20,001 signs', TOO_LONG],
  ['4,500,000 marks', WORST],
  ['3,333 nested tags', '<s>'.repeat(3_333)],
  ['an object', { a: { b: 1 } }],
  ['a list', [[], { x: 1 }, 'y\0z']],
  ['true', true],
  ['all translations', '{"pt":"Direção","en":"Direction"}'],
  ['the blocks of an editor', '{"blocks":[{"type":"paragraph","data":{"text":"a"}}]}'],
];

const NOTHINGS = ['null', ' Undefined', 'NaN', 'N/A', '(null)', '[object Object]', '\\N']
  .concat('null, null', 'Nenhuma', 'não', 'Nao informado')
  .concat('#REF!|#N/A|#DIV/0!|Invalid Date|[object Undefined]|(not set)|N/D|TBD'.split('|'))
  .concat('-0001-11-30T00:00:00.000000Z|0001-01-01T00:00|00/00/0000|1970-01-01'.split('|'))
  .concat('A definir|-- Selecione --|Sem informação|(privado)|desativada'.split('|'))
  .map((word) => [word, word] as const);

it.each(
  PLACES.flatMap(([read, fields, toJson, path = '']) =>
    split(fields).map((field) => ({ collection: read.collection, read, toJson, field, path })),
  ),
)(
  '$collection $path$field costs itself alone where it is odd, and is named',
  ({ read, toJson, field, path }) => {
    const without = parsed(read, toJson(field, null));
    expect([without.warnings, without.leftOut]).toEqual([[], []]);
    expect(parsed(read, toJson(field, false)), 'false').toEqual(without);
    for (const [what, value] of [...ODD, ...NOTHINGS]) {
      const { warnings, leftOut, ...rest } = parsed(read, toJson(field, value));
      expect(leftOut, what).toEqual([]);
      // Items that can be read are.
      if (what === 'a list' && /^(?:book|snap|compo)$/.test(field)) continue;
      // An object may hold more than the site reads.
      if (what === 'an object' && (field === 'galleries' || read === panel.SOCIAL)) continue;
      // A sign that means nothing is no fault.
      const isSign = field === 'slug' || field === 'gender';
      if (typeof value === 'string' && isSign && warnings.length === 0) continue;
      expect(warnings.length, what).toBeGreaterThan(0);
      expect(warnings[0]?.field, what).toMatch(new RegExp(`^${path}${field}`));
      expect(rest.value, what).toEqual(without.value);
    }
  },
);

const NO_NAMES = ['null', '(undefined)', 'null null', '[object Object]'].map(
  (word) => [word, word] as const,
);
const BIA = { id: 2, name: 'Bia', value: 'Bia', language: 'pt' };
it.each<readonly [string, SourceRead<unknown>, (name: unknown) => unknown]>([
  ['talent', TALENTS, (name) => [{ id: 1, name }, BIA]],
  ['person of the staff', panel.STAFF, (name) => [{ name, language: 'pt' }, BIA]],
  ['option', placesRead({ language: 'pt' }), (value) => ({ countries: [{ id: 1, value }, BIA] })],
])('a %s without a usable name is left out, named by what can be read', (kind, read, toJson) => {
  // A place may have any name.
  const nothings = kind === 'option' ? [] : NO_NAMES;
  for (const [what, value] of [...ODD, ...nothings, ['nothing', false] as const]) {
    const { leftOut, warnings } = parsed(read, toJson(value));
    expect([leftOut.length, warnings], what).toEqual([1, []]);
    expect(leftOut[0]?.field, what).toMatch(/^(?:name|value)$/);
    expect(leftOut[0]?.id.length, what).toBeLessThan(100);
  }
});

it('an item of a list with gaps stays, and one that nobody can read costs itself', () => {
  const categories = { 0: { id: 1 }, 2: 2012, 5: 'x' };
  expect(parsed(TALENTS, [{ id: 1, name: 'Ana', categories }])).toMatchObject({
    value: [{ categories: [1, 2012] }],
    warnings: [{ field: 'categories.2' }],
  });
  const bad = parsed(TALENTS, [{ id: 1, name: 'Ana', categories: [{ id: 'x' }] }]);
  expect(bad.warnings).toMatchObject([
    { field: 'categories.0.id', message: expect.stringContaining('whole number') },
  ]);
  const book = { 0: 'a.jpg', 2: { file: TOO_LONG }, 3: { file: 'b.jpg' } };
  expect(parsed(profileRead('7'), { id: 7, galleries: { book } })).toMatchObject({
    value: { galleries: { book: [{ file: 'a.jpg' }, { file: 'b.jpg' }] } },
    warnings: [{ field: 'galleries.book.1.file' }],
  });
});

it('names, titles and roles are the words of what a panel escaped, decoded once', () => {
  expect(parsed(TALENTS, [{ id: 1, name: 'D&#039;&Aacute;vila' }]).value[0]?.name).toBe("D'Ávila");
  const person = { name: '<b>Rosa</b>', role: 'Rela&ccedil;&otilde;es &amp;lt;', language: 'pt' };
  const email = 'mailto:rosa@a.example?subject=x';
  expect(parsed(panel.STAFF, [{ ...person, email }]).value).toMatchObject([
    { name: 'Rosa', role: 'Relações &lt;', email: 'rosa@a.example' },
  ]);
  const post = { title: 'Gamer&#8217;s <em>Life</em> &amp; Cia', language: 'pt' };
  expect(parsed(panel.POSTS, [post]).value).toMatchObject([
    { title: 'Gamer’s Life & Cia', slug: 'Gamer-s-Life-Cia' },
  ]);
  const { value } = parsed(panel.CUSTOMIZATIONS, {
    address: 'Rua da Aurora, 1<br />Boa Vista',
    email: '\u200Bola@a.example',
  });
  expect(value).toMatchObject({ address: 'Rua da Aurora, 1\nBoa Vista', email: 'ola@a.example' });
});

it('an answer is read however deep it goes', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
  expect(parsed(TALENTS, [{ id: 1, name: 'Ana', categories: deep }]).value).toHaveLength(1);
  const inData = JSON.parse(`${'{"data":'.repeat(20_000)}null${'}'.repeat(20_000)}`) as unknown;
  const reads = [TALENTS, panel.STAFF, panel.TEXTS, panel.CUSTOMIZATIONS];
  const reason = 'more than 10 levels of data in data';
  expect(reads.map(({ parse }) => parse(inData))).toEqual(reads.map(() => ({ ok: false, reason })));
  expect(parsed(panel.TEXTS, { a: deep, b: { pt: 'x' } }).value).toMatchObject({ b: { pt: 'x' } });
});
