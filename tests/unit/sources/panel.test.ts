import { expect, it } from 'vitest';
import * as panel from '../../../src/sources/panel/panel-reads.ts';
import { parsed } from '../../support/parsed.ts';

it('a slide shows its one file on narrow and wide screens alike, and is not there without any', () => {
  const slides = parsed(panel.SLIDES, [
    { image_mobile: 'm.jpg', image_desktop: '' },
    { image_desktop: 'd.mp4' },
  ]).value;
  expect(slides).toEqual([
    { mobile: 'm.jpg', desktop: 'm.jpg' },
    { mobile: 'd.mp4', desktop: 'd.mp4' },
  ]);
  expect(
    parsed(panel.SLIDES, [{ image_mobile: null }, { image_mobile: 'm.jpg' }]).value,
  ).toHaveLength(1);
});

it('a staff member keeps plain addresses and loses the others', () => {
  const wire = {
    name: ' Irene  Bastos',
    role: '',
    email: 'irene@agency.example',
    phone: 'call me',
    language: 'pt-BR',
  };
  const { value, warnings } = parsed(panel.STAFF, { data: [wire] });
  expect(value).toEqual([
    {
      name: 'Irene Bastos',
      role: null,
      email: 'irene@agency.example',
      phone: null,
      language: 'pt',
    },
  ]);
  expect(warnings).toMatchObject([{ field: 'phone' }]);
});

it('social media are links with a name', () => {
  const { value } = parsed(panel.SOCIAL, {
    instagram: { name: '@agency', url: 'https://instagram.com/agency' },
    facebook: { name: null, url: 'https://www.facebook.com/agency' },
  });
  expect(value).toEqual({
    instagram: { name: '@agency', url: 'https://instagram.com/agency' },
    facebook: { name: 'www.facebook.com', url: 'https://www.facebook.com/agency' },
  });
});

it.each([null, '', ' ', [], undefined, {}, { url: '' }, { name: 'x', url: 'javascript:alert(1)' }])(
  'social media with %j have no link there',
  (instagram) => {
    expect(parsed(panel.SOCIAL, { instagram }).value).toEqual({ instagram: null, facebook: null });
  },
);

it('a post is kept with its HTML as it came, and may have the slug of a post in another language', () => {
  const wire = {
    slug: 'Ensaio de Verão!',
    title: ' Verão ',
    cover: null,
    content: '<p onclick=x>a</p>',
    language: 'PT',
  };
  expect(parsed(panel.POSTS, [wire]).value).toEqual([
    {
      slug: 'Ensaio-de-Verão',
      title: 'Verão',
      cover: null,
      content: '<p onclick=x>a</p>',
      language: 'pt',
    },
  ]);
  const post = (language: string) => ({ slug: 'a', title: 'A', content: '', language });
  expect(
    parsed(panel.POSTS, [post('pt'), post('en'), post('pt')]).value.map(({ language }) => language),
  ).toEqual(['pt', 'en']);
});

it.each([
  ['without a title', { title: ' ' }, 'title', 'is missing'],
  ['whose title shows nothing', { title: '\u200B' }, 'title', 'is missing'],
  [
    'that is longer than a book',
    { content: '\u0301'.repeat(4_500_000) },
    'content',
    'is longer than 250000 letters',
  ],
  [
    'that is nested without end',
    { content: '<div>'.repeat(40_000) },
    'content',
    'nests elements more than 100 deep',
  ],
])(
  'a post %s loses that, and is left out where it has nothing to be called by; no list fails',
  (_, odd, field, message) => {
    const post = { slug: 'a', title: 'A', content: '<p>a</p>', language: 'pt' };
    const { value, warnings, leftOut } = parsed(panel.POSTS, [
      post,
      { ...post, slug: 'b', ...odd },
      { ...post, slug: 'c', ...odd },
    ]);
    expect(value.map(({ content }) => content)).toEqual(
      'title' in odd ? ['<p>a</p>'] : ['<p>a</p>', '', ''].slice(0, value.length),
    );
    expect(leftOut).toEqual([]);
    expect(warnings).toMatchObject(
      [1, 2].map(() => ({ field, message: expect.stringContaining(message) as string })),
    );
  },
);

it('a post is named after its title where it has no slug, and keeps the beginning of a title without end', () => {
  const post = { slug: null, title: 'Ensaio de Verão', language: 'pt' };
  expect(parsed(panel.POSTS, [post]).value).toMatchObject([{ slug: 'Ensaio-de-Verão' }]);
  const { value, warnings } = parsed(panel.POSTS, [
    { slug: 'x'.repeat(9_000), title: 'A'.repeat(9_000), language: 'pt' },
  ]);
  expect(value[0]?.title).toBe('A'.repeat(200));
  expect(value[0]?.slug).toHaveLength(200);
  expect(warnings).toMatchObject([{ field: 'title' }]);
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

it.each(['<s>'.repeat(3_333), '<div>'.repeat(3_990)])(
  'site texts nested without end cost themselves alone, and are named',
  (html) => {
    const scouted = { pt: { name: 'Vem', description: html }, en: html };
    const { value, warnings } = parsed(panel.TEXTS, { getScoutedText: scouted });
    expect(value).toEqual({ getScoutedText: { pt: { name: 'Vem', description: null } } });
    expect(warnings).toMatchObject(
      [
        { id: 'getScoutedText', field: 'pt.description', message: /nests elements/ },
        { id: 'getScoutedText', field: 'en', message: /nests elements/ },
      ].map((fault) => ({ ...fault, message: expect.stringMatching(fault.message) as string })),
    );
  },
);

it.each([null, '', []])('site texts and images with %j are absent, and no fault', (nothing) => {
  const texts = parsed(panel.TEXTS, {
    getScoutedTitle: nothing,
    getScoutedText: { pt: nothing, en: 'Come' },
  });
  expect(texts).toMatchObject({ value: { getScoutedText: { en: 'Come' } }, leftOut: [] });
  expect(Object.keys(texts.value)).toEqual(['getScoutedText']);
  expect(texts.value['getScoutedText']).not.toHaveProperty('pt');
  const images = parsed(panel.IMAGES, {
    about_1: nothing,
    about_2: { mobile: 'b.jpg', desktop: '' },
  });
  expect(images).toMatchObject({
    value: { about_2: { mobile: 'b.jpg', desktop: 'b.jpg' } },
    leftOut: [],
  });
  expect(Object.keys(images.value)).toEqual(['about_2']);
});

it('customizations are all optional', () => {
  const nothing = {
    phone: null,
    whatsapp: null,
    email: null,
    address: null,
    latitude: null,
    longitude: null,
  };
  const expected = { registrationClosed: false, registrationClosedFace: false, ...nothing };
  expect(parsed(panel.CUSTOMIZATIONS, {}).value).toEqual(expected);
  expect(parsed(panel.CUSTOMIZATIONS, []).value).toEqual(expected);
});

it.each([true, 1, '1', 'true'])(
  'customizations close the registration with %j',
  (registrationClosed) => {
    expect(parsed(panel.CUSTOMIZATIONS, { registrationClosed }).value.registrationClosed).toBe(
      true,
    );
  },
);

it.each([false, 0, '0', 'false', null, '', 'no'])(
  'customizations keep the registration open with %j',
  (registrationClosed) => {
    expect(parsed(panel.CUSTOMIZATIONS, { registrationClosed }).value.registrationClosed).toBe(
      false,
    );
  },
);

it.each([{ a: 1 }, ['x'], true])(
  'customizations lose a field that is no text (%j), and nothing else',
  (odd) => {
    const { value, warnings } = parsed(panel.CUSTOMIZATIONS, {
      phone: odd,
      address: odd,
      email: 'a@agency.example',
    });
    expect(value).toMatchObject({ phone: null, address: null, email: 'a@agency.example' });
    expect(warnings.map(({ field }) => field)).toEqual(['phone', 'address']);
  },
);

it('customizations are as the panel has them, with coordinates only where both are on Earth, and are no list, in which no field would be found', () => {
  const whole = {
    registrationClosed: false,
    registrationClosedFace: true,
    phone: '+55 81 3000-3000',
    whatsapp: '+55 81 90000-5000',
    email: 'a@agency.example',
    address: 'Rua da Aurora, 1',
    latitude: 90,
    longitude: -180,
  };
  expect(parsed(panel.CUSTOMIZATIONS, whole).value).toEqual(whole);
  expect(panel.CUSTOMIZATIONS.parse([{ email: 'a@agency.example' }])).toMatchObject({ ok: false });
  const coordinates = (latitude: unknown, longitude: unknown) => {
    const { value } = parsed(panel.CUSTOMIZATIONS, { latitude, longitude });
    return [value.latitude, value.longitude];
  };
  expect(coordinates('-8.05', -34.9)).toEqual([-8.05, -34.9]);
  expect(coordinates(-8.05, null)).toEqual([null, null]);
  expect(coordinates(-90.1, -34.9)).toEqual([null, null]);
  expect(coordinates(-8.05, 180.1)).toEqual([null, null]);
});

it('the older form of the application page has its pictures as a list or as a map, and its text as a record', () => {
  const picture = (name: string) => ({ mobile: name, desktop: name });
  const list = { data: ['a.jpg', { image_mobile: 'b.jpg' }] };
  expect(parsed(panel.SCOUTED_IMAGES, list).value).toEqual([picture('a.jpg'), picture('b.jpg')]);
  const map = {
    getScouted_10: picture('d.jpg'),
    getScouted_9: '',
    getScouted_2: picture('c.jpg'),
    updated: 'today',
  };
  expect(parsed(panel.SCOUTED_IMAGES, map).value).toEqual([picture('c.jpg'), picture('d.jpg')]);
  expect(parsed(panel.SCOUTED_OWNER, { name: 'Nome', description: null }).value).toEqual({
    name: 'Nome',
    description: null,
  });
});

it.each([[], {}, { data: [] }, { data: {} }, null])(
  'the older form of the application page has no pictures where they are %j',
  (json) => {
    expect(parsed(panel.SCOUTED_IMAGES, json).value).toEqual([]);
  },
);

it.each(['x', 7, { message: 'Server error' }])(
  'the older form of the application page is not %j',
  (json) => {
    expect(panel.SCOUTED_IMAGES.parse(json)).toMatchObject({ ok: false });
  },
);
