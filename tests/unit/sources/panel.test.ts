import { expect, it } from 'vitest';
import * as panel from '../../../src/sources/panel/panel-reads.ts';
import { parsed } from '../../support/parsed.ts';
import { eachWith } from '../../support/rows.ts';

it('a slide shows its one file on narrow and wide screens alike, and is not there without any', () => {
  const none = { image_mobile: null };
  const slides = [{ image_mobile: 'm.jpg', image_desktop: '' }, { image_desktop: 'd.mp4' }, none];
  expect(parsed(panel.SLIDES, slides).value).toEqual([
    { mobile: 'm.jpg', desktop: 'm.jpg' },
    { mobile: 'd.mp4', desktop: 'd.mp4' },
  ]);
  expect(parsed(panel.SLIDES, [none]).value).toEqual([]);
});

it.each<readonly [field: string, sent: unknown, read: string | null, named: boolean]>([
  ['role', '&nbsp;', null, false],
  ['role', '<b>&nbsp;</b>', null, false],
  ['role', '-', null, false],
  ['role', 0, null, false],
  ['role', 'Casting\vRecife', 'Casting Recife', false],
  ['role', 'x'.repeat(201), null, true],
  ['name', 'N'.repeat(999), 'N'.repeat(120), false],
  ['language', 'x9', 'pt', true],
  ['language', 2, 'pt', true],
])('of a staff member the %s %j is %j, named: %j', (field, sent, read, isNamed) => {
  const { value, warnings } = parsed(panel.STAFF, [{ name: 'Irene', [field]: sent }]);
  expect(value).toMatchObject([{ [field]: read }]);
  expect(warnings.map((warning) => warning.field)).toEqual(isNamed ? [field] : []);
});

const POST = {
  slug: 'a',
  title: 'A',
  cover: null as string | null,
  content: '<p onclick=x>a</p>',
  language: 'pt',
};

it.each<[string, Partial<typeof POST>, Partial<typeof POST>, string[]]>([
  ['as it came', { title: ' Verão ', language: 'PT' }, { title: 'Verão' }, []],
  ['with a slug for addresses', { slug: 'Ensaio de Verão!' }, { slug: 'Ensaio-de-Verão' }, []],
  ['named after its title', { slug: '' }, { slug: 'A' }, []],
  [
    'named a post for want of letters',
    { slug: '!', title: '👗' },
    { slug: 'post', title: '👗' },
    [],
  ],
  [
    'with a picture that will not be there for long, and says so',
    { cover: 'https://x.example/a.jpg?X-Amz-Expires=300' },
    { cover: 'https://x.example/a.jpg?X-Amz-Expires=300' },
    ['cover is an address that expires: pages will show it for longer than it holds'],
  ],
  [
    'with the beginning of a title without end',
    { title: 'A'.repeat(9_000), slug: 'x'.repeat(9_000) },
    { title: 'A'.repeat(200), slug: 'x'.repeat(200) },
    ['title is longer than 200 letters and was cut'],
  ],
  [
    'without what is longer than a book',
    { content: '\u0301'.repeat(4_500_000) },
    { content: '' },
    ['content is longer than 250000 letters and was left out'],
  ],
  [
    'without what is nested without end',
    { content: '<div>'.repeat(40_000) },
    { content: '' },
    ['content nests elements more than 100 deep and was left out'],
  ],
])('a post is read %s', (_, sent, expected, told) => {
  const { value, warnings } = parsed(panel.POSTS, [{ ...POST, ...sent }]);
  expect(value).toEqual([{ ...POST, ...expected }]);
  expect(warnings.map(({ field, message }) => `${field} ${message}`)).toEqual(told);
});

it('a post without a title that shows is left out and fails no list, and may share its slug with one in another language', () => {
  const others = [' ', '\u200B', 'null'].map((title, i) => ({ ...POST, slug: `b${i}`, title }));
  const sent = [POST, { ...POST, language: 'en' }, POST, ...others];
  const { value, leftOut, warnings } = parsed(panel.POSTS, sent);
  expect(value.map(({ language }) => language)).toEqual(['pt', 'en']);
  expect(leftOut).toEqual([]);
  expect(warnings.map(({ field }) => field)).toEqual(['id or slug', 'title', 'title', 'title']);
});

const FILE = { image_mobile: 'javascript:alert(1)', image_desktop: { url: 'a.jpg' } };
it.each([[{ data: { 0: {} } }], [[[]]], [[{ picture: 'a.jpg' }]], [[FILE, FILE]]])(
  'slides are not %j, of which nothing can be read',
  (json) => expect(panel.SLIDES.parse(json)).toMatchObject({ ok: false }),
);

it('posts have no other shape around them', () => {
  for (const json of [[{ id: 1, attributes: POST }], [[POST]]])
    expect(panel.POSTS.parse(json)).toMatchObject({ ok: false });
});

it('site texts are texts or records per language, in the order of the back office', () => {
  const { value, leftOut } = parsed(panel.TEXTS, {
    getScoutedTitle: { es: 'Título', pt: ' Quero ser ', en: null },
    getScoutedText: { pt: { name: 'Nome', description: '' } },
    none: [],
    broken: 'text',
  });
  expect(value).toEqual({
    getScoutedTitle: { es: 'Título', pt: 'Quero ser' },
    getScoutedText: { pt: { name: 'Nome', description: null } },
  });
  expect(Object.keys(value['getScoutedTitle'] ?? {})).toEqual(['es', 'pt']);
  expect(leftOut).toMatchObject([{ id: 'broken' }]);
});

it('texts and pictures of each of the pages count as something', () => {
  const texts = ['getScoutedTitle', 'getScoutedAmazingFaceText', 'openingHours', 'cover:a.jpg'];
  const pictures = ['getScouted_1', 'getScoutedAmazingFace_2', 'about_10'];
  const each = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, {}]));
  expect(parsed(panel.TEXTS, each([...texts, 'other'])).known).toBe(texts.length);
  expect(parsed(panel.IMAGES, each([...pictures, 'other_1'])).known).toBe(pictures.length);
});

it.each<readonly [written: string, language: string]>([
  ...eachWith('pt|PT|pt_BR|pt-br|ptbr|pt_BR.UTF-8|Português|portugues/BR|por'.split('|'), 'pt'),
  ...eachWith('ptBR|Brasil|pt-Brazil'.split('|'), 'pt'),
  ...eachWith('en|EN|en_US|en-GB|English|Inglês|eng|enus|enUS|US|American'.split('|'), 'en'),
  ['zh-Hans', 'zh'],
])('the language %j is %s', (written, language) => {
  const { value } = parsed(panel.TEXTS, { openingHours: { [written]: 'x' } });
  expect(value).toEqual({ openingHours: { [language]: 'x' } });
});

it.each(['/a/1.jpg', 'a/1.jpg', ' a/1.jpg'])(
  'the text of a slide is found where its address is written as "%s"',
  (address) => {
    const [slide] = parsed(panel.SLIDES, [{ image_desktop: address }]).value;
    const { value } = parsed(panel.TEXTS, { [`cover:${address}`]: { pt: 'x' } });
    expect(Object.keys(value)).toEqual([`cover:${slide?.desktop}`]);
  },
);

it('of two texts of one language the one with the plain tag counts', () => {
  const openingHours = { pt_BR: 'b', pt: 'a', 'pt-PT': 'c' };
  expect(parsed(panel.TEXTS, { openingHours }).value).toEqual({ openingHours: { pt: 'a' } });
});

it.each([
  ['<h1>Inscri&ccedil;&otilde;es <b>&amp; mais</b></h1>', 'Inscrições & mais'],
  [
    '<p>Voc&ecirc;&nbsp;vem?</p>\n<ul><li>Sim<li>N&atilde;o<br>sei</ul><script>x</script>1 < 2<!-- y -->',
    'Você vem?\nSim\nNão\nsei\n1 < 2',
  ],
  ['<p>&nbsp;</p>', undefined],
])('site texts are the words of %s', (html, words) => {
  const { value, warnings } = parsed(panel.TEXTS, { getScoutedTitle: { pt: html } });
  expect([value['getScoutedTitle']?.['pt'], warnings]).toEqual([words, []]);
});

it.each([
  [90, -180, [90, -180]],
  ['-8.05', -34.9, [-8.05, -34.9]],
  ['-8,05', '\u221234,9', [-8.05, -34.9]],
  ['-8.0500000', '+34.900', [-8.05, 34.9]],
  [0, '0.0', [null, null]],
  ['8°03′S', -34.9, [null, null]],
  [-8.05, null, [null, null]],
  [-90.1, -34.9, [null, null]],
  [-8.05, 180.1, [null, null]],
])('customizations with %j and %j are at %j: both on Earth, or nowhere', (north, east, place) => {
  const { value } = parsed(panel.CUSTOMIZATIONS, { latitude: north, longitude: east });
  expect([value.latitude, value.longitude]).toEqual(place);
});

it('an address without its coordinates is named: the map would show another place', () => {
  const address = 'Av. Nova, 9';
  const named = (sent: object) =>
    parsed(panel.CUSTOMIZATIONS, sent).warnings.map(({ field }) => field);
  expect(named({ address, latitude: -95, longitude: -34.9 })).toEqual(['address']);
  expect(named({ address, latitude: -8.05, longitude: -34.9 })).toEqual([]);
});

it.each<readonly [boolean, readonly unknown[]]>([
  [true, [true, 1, '1', 'TRUE', ' sim ', 'yes', 'on']],
  [false, [false, 0, '0', 'No', 'não', 'off', null, '']],
])('an application form is closed, %j, where the panel says any of %j', (isClosed, words) => {
  for (const registrationClosed of words)
    expect(parsed(panel.CUSTOMIZATIONS, { registrationClosed })).toMatchObject({
      value: { registrationClosed: isClosed },
      warnings: [],
    });
  const { warnings } = parsed(panel.CUSTOMIZATIONS, { registrationClosed: 'maybe' });
  expect(warnings).toMatchObject([{ field: 'registrationClosed' }]);
});

const picture = (name: string) => ({ mobile: name, desktop: name });
it.each<readonly [unknown, readonly string[] | null]>([
  [{ data: ['a.jpg', { image_mobile: 'b.jpg' }] }, ['a.jpg', 'b.jpg']],
  [{ getScouted_10: picture('d.jpg'), getScouted_2: picture('c.jpg'), at: 1 }, ['c.jpg', 'd.jpg']],
  ...eachWith([[], {}, { data: [] }, { data: {} }, null], []),
  ...eachWith(['x', 7, { message: 'Server error' }], null),
])('the older pictures of the application page %j are %j', (json, files) => {
  const read = panel.SCOUTED_IMAGES.parse(json);
  expect(read.ok ? read.value : null).toEqual(files?.map(picture) ?? null);
});
