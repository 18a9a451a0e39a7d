import { expect, it } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { profileView, toWhatsAppMessage } from '../../../src/views/profile-view.ts';
import { NO_GALLERIES, type Talent } from '../../../src/domain/talent.ts';
import { aCatalogue, aTalent, onInstagram } from '../../support/sample-catalogue.ts';

const picture = { kind: 'picture', file: 'a.jpg', width: 1000, height: 1500 } as const;
const view = (talent: Partial<Talent> = {}, locale: Locale = 'pt') =>
  profileView(aCatalogue(), locale, aTalent(talent));

it('a profile writes measures as the language does, and says aloud what would be unclear', () => {
  const values = (shown: Partial<Talent>, locale: Locale) =>
    view(shown, locale)
      .measures.map(({ label, value, spoken }) => [label, value, spoken ?? []].flat().join(': '))
      .join(', ');
  const sizes = { heightCm: 178, jeans: '36x34', shoes: '37.5 BR' };
  const talent = { ...sizes, bustCm: 84, waistCm: 60, hipsCm: 88 };
  expect(values(talent, 'pt')).toBe(
    'altura: 1,78: 1,78 m, jeans: 36, sapatos: 37½, busto: 84: 84 cm, cintura: 60: 60 cm, quadril: 88: 88 cm',
  );
  expect(values(talent, 'en')).toBe(
    'height: 1.78 m / 5′10″: 1.78 m / 5′10″, jeans: BR 36, shoes: BR 37½, bust: 84 / 33″: 84 cm / 33″, waist: 60 / 24″: 60 cm / 24″, hips: 88 / 35″: 88 cm / 35″',
  );
  const notes = view({ jeans: '36', shoes: '38' }, 'en').measures.map(({ sizes }) => sizes?.note);
  expect(notes.filter((note) => note !== undefined)).toEqual([
    'EU and US are approximate: every brand fits differently.',
    'EU and US are approximate: shoe sizes vary from brand to brand.',
  ]);
  expect(values({ gender: 'man', heightCm: null, bustCm: 96 }, 'pt')).toBe('tórax: 96: 96 cm');
  expect(values({ heightCm: null }, 'pt')).toBe('');
});

const SEP = '2026-09';
it.each<[talent: Partial<Talent>, Locale, underMeasures: string, polaroids: string | null]>([
  [{ measuredAt: SEP, polaroidsAt: '2019-02' }, 'en', 'measurements from Sep 2026', 'Feb 2019'],
  [{ measuredAt: SEP, eyes: 'Verdes' }, 'pt', 'olhos verdes|medidas de set 2026', null],
  [{ hair: 'Preta', eyes: 'Verdes' }, 'pt', 'cabelo preto, olhos verdes', null],
  [{ measuredAt: '2027-01', polaroidsAt: '2062-01' }, 'pt', '', null],
  [{ measuredAt: SEP, heightCm: null }, 'pt', '', null],
])('a profile dates measures and polaroids: %o', (talent, locale, underMeasures, polaroids) => {
  const galleries = { ...NO_GALLERIES, book: [picture], snap: [picture] };
  const shown = view({ galleries, ...talent }, locale);
  expect(shown.underMeasures.join('|')).toBe(underMeasures);
  expect(shown.galleries.map(({ date }) => date)).toEqual([null, polaroids]);
  const checkedAt = /2026/.test(underMeasures) ? SEP : null;
  expect(shown.head.subject).toMatchObject({ kind: 'person', checkedAt });
});

it('a profile was last checked when the newer of its measures and polaroids was', () => {
  const { head } = view({ measuredAt: '2026-03', polaroidsAt: SEP });
  expect(head.subject).toMatchObject({ checkedAt: SEP });
});

it('a profile says in words what its cover shows, as far as that is known', () => {
  const talent = { name: 'Ana Sá', hair: 'Preta', eyes: 'Castanho-escuros' };
  expect(view(talent).coverAlt).toBe('Retrato de Ana Sá, cabelo preto, olhos castanho-escuros');
  expect(view(talent, 'en').coverAlt).toBe('Portrait of Ana Sá, black hair, dark brown eyes');
  expect(view({ name: 'Ana Sá' }).coverAlt).toBe('Retrato de Ana Sá');
});

it.each<[Partial<Talent>, mobile: string, desktop: string | null, share: string]>([
  [{ cover: 'c', coverMobile: 'm', coverDesktop: 'd' }, 'm', 'd', 'c'],
  [{ cover: null, coverMobile: 'm' }, 'm', null, 'm'],
  [{ cover: 'c', coverMobile: null }, 'c', null, 'c'],
  [{ cover: null, coverDesktop: 'd' }, 'd', 'd', 'd'],
])('a profile has covers for each width and sharing: %o', (talent, mobile, desktop, share) => {
  const { coverMobile, coverDesktop, head } = view(talent);
  expect([coverMobile, coverDesktop, head.picture]).toEqual([mobile, desktop, share]);
});

it('a profile offers only galleries with items, in the order of the interface, and its composite where the gateway answers for it', () => {
  const galleries = { ...NO_GALLERIES, compo: [picture], snap: [picture] };
  const shown = view({ galleries });
  expect(shown.galleries.map(({ name }) => name)).toEqual(['snap', 'compo']);
  expect(shown.galleries[0]?.items).toMatchObject([{ alt: 'Thaís Moura, Polaroids, foto 1' }]);
  expect([shown.compositePath, view().compositePath]).toEqual(['/api/composite/7', null]);
});

const vimeo = (id: string, hash: string | null = null) =>
  ({ kind: 'video', provider: 'vimeo', id, hash }) as const;

it('a profile plays videos of the language without tracking, and public ones without a key', () => {
  const youtube = { kind: 'video', provider: 'youtube', id: 'dQw4w9WgXcQ', hash: null } as const;
  const video = [vimeo('76979871', '8272103f6e'), vimeo('76979872'), youtube];
  expect(view({ galleries: { ...NO_GALLERIES, video } }).galleries[0]?.items).toMatchObject([
    {
      url: 'https://vimeo.com/76979871/8272103f6e',
      player: 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1&texttrack=pt',
      label: 'Assistir ao vídeo 1 de Thaís Moura',
    },
    { player: 'https://player.vimeo.com/video/76979872?autoplay=1&dnt=1&texttrack=pt' },
    {
      player:
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=pt&hl=pt',
    },
  ]);
  const english = JSON.stringify(view({ galleries: { ...NO_GALLERIES, video } }, 'en').galleries);
  expect(english).toMatch(/&texttrack=en".*&cc_lang_pref=en&hl=en"/);
});

it('a profile’s videos wait behind its wide pictures, else behind its cover and book', () => {
  const postersOf = (width: number) => {
    const book = [picture, { ...picture, file: 'b.jpg', width }];
    const galleries = { ...NO_GALLERIES, book, video: [vimeo('1'), vimeo('2')] };
    return view({ galleries }).galleries[1]?.items.map((item) => 'poster' in item && item.poster);
  };
  expect(postersOf(2000)).toEqual(['b.jpg', 'b.jpg']);
  expect(postersOf(1000)).toEqual(['covers/7.jpg', 'a.jpg']);
});

it('a profile asks the agency for the talent by name, on the number where it answers', () => {
  const catalogue = aCatalogue({ customizations: { whatsapp: '+55 81 97777-0000' } });
  const { whatsAppQuestion } = profileView(catalogue, 'en', aTalent({ name: 'A & B' }));
  expect(toWhatsAppMessage(whatsAppQuestion, 'https://amazing.example/en/models/7/a-b')).toBe(
    `https://wa.me/5581977770000?text=${encodeURIComponent('Hello! I’d like to know more about A & B: https://amazing.example/en/models/7/a-b')}`,
  );
});

it('a profile says of followers what people say, and links the handle as a path segment', () => {
  const accounts = onInstagram('a/../b?x', 1_200_000);
  const [pt] = view({ accounts }).accounts;
  expect(pt?.url).toBe('https://www.instagram.com/a%2F..%2Fb%3Fx/');
  const [en] = view({ accounts }, 'en').accounts;
  expect([pt?.followers, en?.followers]).toEqual(['1,2 milhão de seguidores', '1.2M followers']);
});
