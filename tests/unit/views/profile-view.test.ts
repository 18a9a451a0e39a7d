import { expect, it } from 'vitest';
import { profileView, toWhatsAppMessage } from '../../../src/views/profile-view.ts';
import { NO_GALLERIES, type Picture, type Talent } from '../../../src/domain/talent.ts';
import { aCatalogue, aTalent, onInstagram } from '../../support/sample-catalogue.ts';

const picture = { kind: 'picture', file: 'a.jpg', width: 1000, height: 1500 } as const;

it('a profile writes measures as the language does', () => {
  const talent = aTalent({
    heightCm: 178,
    jeans: '36x34',
    shoes: '37.5 BR',
    bustCm: 84,
    waistCm: 60,
    hipsCm: 88,
  });
  const values = (locale: 'pt' | 'en') =>
    profileView(aCatalogue(), locale, talent).measures.map(({ label, value, spoken }) => [
      label,
      value,
      spoken,
    ]);
  expect(values('pt')).toEqual([
    ['altura', '1,78', '1,78 m'],
    ['jeans', '36', null],
    ['sapatos', '37½', null],
    ['busto', '84', '84 cm'],
    ['cintura', '60', '60 cm'],
    ['quadril', '88', '88 cm'],
  ]);
  expect(values('en')).toEqual([
    ['height', '1.78 m / 5′10″', '1.78 m / 5′10″'],
    ['jeans', 'BR 36', null],
    ['shoes', 'BR 37½', null],
    ['bust', '84 / 33″', '84 cm / 33″'],
    ['waist', '60 / 24″', '60 cm / 24″'],
    ['hips', '88 / 35″', '88 cm / 35″'],
  ]);
  const man = aTalent({ gender: 'man', heightCm: null, bustCm: 96 });
  expect(profileView(aCatalogue(), 'pt', man).measures).toMatchObject([
    { label: 'tórax', spoken: '96 cm' },
  ]);
});

it('a profile says hair and eyes and when it was measured, beside the measures', () => {
  const talent = { hair: 'Preta', eyes: 'Verdes', measuredAt: '2026-09' };
  const quiet = (parts: Partial<typeof talent>) =>
    profileView(aCatalogue(), 'pt', aTalent(parts)).quiet;
  expect(quiet(talent)).toEqual(['cabelo preto, olhos verdes', 'medidas de set 2026']);
  expect(quiet({ eyes: 'Verdes' })).toEqual(['olhos verdes']);
  expect(quiet({})).toEqual([]);
});

const snap = { ...NO_GALLERIES, book: [picture], snap: [picture] };
const shown = (locale: 'pt' | 'en', talent: Parameters<typeof aTalent>[0]) => {
  const { quiet, galleries, head } = profileView(
    aCatalogue(),
    locale,
    aTalent({ galleries: snap, ...talent }),
  );
  return [
    quiet.at(-1) ?? null,
    galleries.map(({ date }) => date),
    head.subject.kind === 'person' ? head.subject.checkedAt : 'no person',
  ];
};

it('a profile with dates says from when measures and polaroids are, however old', () => {
  const talent = { measuredAt: '2026-09', polaroidsAt: '2019-02-14' };
  expect(shown('pt', talent)).toEqual(['medidas de set 2026', [null, 'fev 2019'], '2026-09']);
  expect(shown('en', talent)).toEqual([
    'measurements from Sep 2026',
    [null, 'Feb 2019'],
    '2026-09',
  ]);
});

it('a profile with dates is omitted where unknown, in a future year, or without measures', () => {
  const nothing = [null, [null, null], null];
  expect(shown('pt', {})).toEqual(nothing);
  expect(shown('pt', { measuredAt: '2027-01', polaroidsAt: '2062-01' })).toEqual(nothing);
  expect(shown('pt', { measuredAt: '2026-09', heightCm: null })).toEqual(nothing);
});

it('a profile has a way out of gallery mode that is called as the way back, and the previous arrow is not', () => {
  for (const [locale, back] of [
    ['pt', 'Voltar'],
    ['en', 'Back'],
  ] as const) {
    const { leaveGallery, previous } = profileView(aCatalogue(), locale, aTalent()).words;
    expect([leaveGallery, previous === back]).toEqual([back, false]);
  }
});

it('a profile says in words what its cover shows, and leaves out measures, as far as that is known', () => {
  const talent = aTalent({ name: 'Ana Sá', hair: 'Preta', eyes: 'Castanho-escuros' });
  expect(profileView(aCatalogue(), 'pt', talent).coverAlt).toBe(
    'Retrato de Ana Sá, cabelo preto, olhos castanho-escuros',
  );
  expect(profileView(aCatalogue(), 'en', talent).coverAlt).toBe(
    'Portrait of Ana Sá, black hair, dark brown eyes',
  );
  expect(profileView(aCatalogue(), 'pt', { ...talent, hair: null, eyes: null }).coverAlt).toBe(
    'Retrato de Ana Sá',
  );
  expect(profileView(aCatalogue(), 'pt', aTalent({ heightCm: null })).measures).toEqual([]);
});

it('a profile of a minor stays out of searches, share cards and structured data', () => {
  const { head } = profileView(aCatalogue(), 'pt', aTalent({ name: 'Ana', underAge: true }));
  expect(head).toMatchObject({
    title: 'Ana',
    robots: 'nothing',
    picture: null,
    breadcrumbs: [],
    subject: { kind: 'page' },
  });
  expect(JSON.stringify(head.shared)).not.toContain('Ana');
  expect(head.description).not.toBe(
    profileView(aCatalogue(), 'pt', aTalent({ name: 'Ana' })).head.description,
  );
  expect(profileView(aCatalogue(), 'pt', aTalent()).head).toMatchObject({
    robots: 'index',
    shared: null,
  });
});

it('a profile has a cover for each width, and the card’s for its share card, as far as there are some', () => {
  const covers = (talent: Partial<Talent>) => {
    const { coverMobile, coverDesktop, head } = profileView(aCatalogue(), 'pt', aTalent(talent));
    return [coverMobile, coverDesktop, head.picture];
  };
  expect(covers({ cover: 'c', coverMobile: 'm', coverDesktop: 'd' })).toEqual(['m', 'd', 'c']);
  expect(covers({ cover: 'c' })).toEqual(['c', null, 'c']);
  expect(covers({ cover: null, coverMobile: 'm' })).toEqual(['m', null, 'm']);
});

it('a profile offers only galleries with items, in the order of the interface', () => {
  const talent = aTalent({
    galleries: {
      ...NO_GALLERIES,
      snap: [picture],
      compo: [picture],
      video: [{ kind: 'video', provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
    },
  });
  const view = profileView(aCatalogue(), 'pt', talent);
  expect(view.galleries.map((gallery) => gallery.label)).toEqual([
    'Polaroids',
    'Composite',
    'Vídeos',
  ]);
  expect(view.galleries[2]?.items[0]).toMatchObject({
    url: 'https://vimeo.com/76979871/8272103f6e',
    player: 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1&texttrack=pt',
    label: 'Assistir ao vídeo 1 de Thaís Moura',
  });
});

it('a profile plays public videos without a key, and those of YouTube without cookies', () => {
  const video = [
    { kind: 'video', provider: 'vimeo', id: '76979871', hash: null },
    { kind: 'video', provider: 'youtube', id: 'dQw4w9WgXcQ', hash: null },
  ] as const;
  const [gallery] = profileView(
    aCatalogue(),
    'pt',
    aTalent({ galleries: { ...NO_GALLERIES, video } }),
  ).galleries;
  expect(gallery?.items.map((item) => (item.kind === 'video' ? item.player : null))).toEqual([
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&texttrack=pt',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=pt&hl=pt',
  ]);
});

it('a profile shows pictures of the talent until a video plays, wide ones first, each video its own', () => {
  const video = (id: string) => ({ kind: 'video', provider: 'vimeo', id, hash: null }) as const;
  const wide = { ...picture, file: 'wide.jpg', width: 1500, height: 1000 };
  const postersOf = (overrides: Partial<Talent>, book: readonly Picture[]) => {
    const galleries = { ...NO_GALLERIES, book, video: [video('76979871'), video('76979872')] };
    const view = profileView(aCatalogue(), 'pt', aTalent({ ...overrides, galleries }));
    return view.galleries.at(-1)?.items.map((item) => (item.kind === 'video' ? item.poster : item));
  };
  expect(postersOf({ coverDesktop: 'cover-wide.jpg' }, [picture, wide])).toEqual([
    'cover-wide.jpg',
    'wide.jpg',
  ]);
  expect(postersOf({ cover: 'cover.jpg' }, [picture])).toEqual(['cover.jpg', picture.file]);
  expect(postersOf({ cover: null }, [])).toEqual([null, null]);
});

it('a profile downloads the composite where the gateway answers for it, if there is one, and describes each picture by talent, gallery and number', () => {
  const galleries = { ...NO_GALLERIES, compo: [picture] };
  expect(profileView(aCatalogue(), 'en', aTalent({ id: '7', galleries })).compositePath).toBe(
    '/api/composite/7',
  );
  expect(
    profileView(aCatalogue(), 'en', aTalent({ galleries: { ...galleries, compo: [] } }))
      .compositePath,
  ).toBeNull();
  const talent = aTalent({ galleries: { ...NO_GALLERIES, book: [picture, picture] } });
  const [gallery] = profileView(aCatalogue(), 'en', talent).galleries;
  expect(gallery?.items.map((item) => (item.kind === 'picture' ? item.alt : null))).toEqual([
    'Thaís Moura, Book, photo 1',
    'Thaís Moura, Book, photo 2',
  ]);
});

it('a profile asks the agency for the talent by name, on the number where it answers', () => {
  const { customizations } = aCatalogue();
  const catalogue = aCatalogue({
    customizations: { ...customizations, whatsapp: '+55 81 97777-0000' },
  });
  const { asking } = profileView(catalogue, 'en', aTalent({ name: 'A & B' }));
  expect(toWhatsAppMessage(asking, 'https://amazing.example/en/models/7/a-b')).toBe(
    `https://wa.me/5581977770000?text=${encodeURIComponent('Hello! I’d like to know more about A & B: https://amazing.example/en/models/7/a-b')}`,
  );
});

it('a profile links the handle as a path segment whatever it holds', () => {
  const talent = aTalent({ accounts: onInstagram('a/../b?x', '12.4k') });
  expect(profileView(aCatalogue(), 'pt', talent).accounts).toMatchObject([
    { url: 'https://www.instagram.com/a%2F..%2Fb%3Fx/', followers: '12,4 mil seguidores' },
  ]);
});

it.each([
  ['1.2m', '1,2 milhão de seguidores', '1.2M followers'],
  ['12400', '12,4 mil seguidores', '12.4K followers'],
  ['1', '1 seguidor', '1 follower'],
  ['0', '0 seguidores', '0 followers'],
])('a profile says of %s followers what people say', (followers, portuguese, english) => {
  const talent = aTalent({ accounts: onInstagram('ana', followers) });
  const said = (locale: 'pt' | 'en') =>
    profileView(aCatalogue(), locale, talent).accounts[0]?.followers;
  expect([said('pt'), said('en')]).toEqual([portuguese, english]);
});
