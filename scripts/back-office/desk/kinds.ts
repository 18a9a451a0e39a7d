import { LANGUAGES, type Kind, type Language, type Records } from '../store/records.ts';
import { GENDER_NAMES } from './desk-words.ts';
import {
  area,
  check,
  checks,
  choice,
  films,
  gallery,
  line,
  picture,
  type Field,
} from './fields.ts';

export interface KindOf<K extends Kind> {
  readonly kind: K;
  readonly path: string;
  readonly title: string;
  readonly fresh?: string;
  readonly fields: readonly Field[];
  readonly label: (values: Records[K]) => string;
  readonly notes?: (values: Records[K]) => readonly string[];
  readonly picture?: (values: Records[K]) => string;
  readonly site: (values: Records[K] & { readonly id: number }) => string | undefined;
  readonly complete?: (values: Records[K]) => Records[K];
  readonly judge?: (values: Records[K], others: readonly Records[K][]) => readonly string[];
}

export type AnyKind = KindOf<Kind>;

const LANGUAGE_NAMES = { pt: 'português', en: 'inglês' } as const;
const inBoth = (make: (language: Language, name: string) => Field): Field[] =>
  LANGUAGES.map((language) => make(language, LANGUAGE_NAMES[language]));

const phone = (name: string, label: string, required: boolean) =>
  line(name, label, {
    required,
    most: 40,
    takes: [/^[\d\s()+.-]{8,}$/, `${label}: um número, como +55 81 90000-2010.`],
  });
const email = (required: boolean) =>
  line('email', 'E-mail', {
    required,
    most: 254,
    takes: [/^[^\s@<>"]+@[^\s@<>"]+\.[a-z\d]{2,}$/i, 'O e-mail não parece um endereço.'],
  });
const measure = (name: string, label: string, like: string) =>
  line(name, `${label} (cm)`, {
    tidy: (typed) => typed.replace(/^([12])[.,](\d\d)(?: ?m)?$/i, '$1$2'),
    takes: [/^(?:[4-9]\d|1\d\d|2[0-6]\d)$/, `${label}: de 40 a 269 centímetros, como ${like}.`],
  });
const degrees = (name: string, label: string) =>
  line(name, label, {
    required: true,
    tidy: (typed) => typed.replace(',', '.'),
    takes: [/^-?(?:\d|[1-8]\d)(?:\.\d{1,12})?$/, `${label}: graus, como -8,0577.`],
  });
const network = (key: string, name: string) => [
  line(`${key}_name`, `${name}: nome`, { most: 100 }),
  line(`${key}_url`, `${name}: endereço`, {
    takes: [/^https?:\/\/[^\s"<>@]+$/i, `${name}: um endereço que começa com https://.`],
  }),
];

const BOARDS = [
  [1, 'Modelos'],
  [2012, 'Development'],
] as const;

const talents: KindOf<'talents'> = {
  kind: 'talents',
  path: '/talentos',
  title: 'Talentos',
  fresh: 'Novo talento',
  fields: [
    line('name', 'Nome', { required: true, most: 120 }),
    choice('gender', 'Gênero', GENDER_NAMES),
    measure('height', 'Altura', '178 ou 1,78'),
    line('jeans', 'Jeans', { most: 20 }),
    line('shoes', 'Sapatos', { most: 20 }),
    measure('bust', 'Busto ou tórax', '84'),
    measure('waist', 'Cintura', '62'),
    measure('hips', 'Quadril', '90'),
    line('measuredAt', 'Medidas de (ano-mês)', {
      placeholder: '2026-09',
      takes: [
        /^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/,
        'A data das medidas é ano e mês, como 2026-09.',
      ],
    }),
    line('hair', 'Cabelo', { most: 40 }),
    line('eyes', 'Olhos', { most: 40 }),
    line('instagram', 'Instagram', {
      tidy: (text) => text.replace(/^https?:\/\/(?:www\.)?instagram\.com\/|\/$/gi, ''),
      takes: [/^@?[\w.]{1,30}$/, 'Instagram: só o nome da conta, como @ana.sa.'],
    }),
    line('followers', 'Seguidores', { most: 20 }),
    checks(
      'categories',
      'Boards (de Modelos, mulheres vão também a Image, homens a Mainboard)',
      BOARDS,
      [1],
    ),
    check(
      'underAge',
      'Menor de 18 anos',
      'De quem tem menos de 18 anos o site mostra só o primeiro nome, a altura, os sapatos, as capas e o book. Polaroids, composite, vídeos, redes e as outras medidas não aparecem. Escolha fotos de dia, com roupa fechada e o rosto inteiro; o nome do arquivo não aparece.',
    ),
    check('hidden', 'Escondido do site'),
    picture('cover', 'Capa nas listas'),
    picture('coverWeb', 'Capa do perfil, celular'),
    picture('coverWide', 'Capa do perfil, tela larga'),
    gallery('book', 'Book'),
    gallery('snap', 'Polaroids (de menores não aparecem)'),
    gallery('compo', 'Compo (de menores não aparece)'),
    films('video', 'Vídeos (de menores não aparecem)'),
  ],
  label: ({ name }) => name.trim(),
  notes: (talent) => [
    ...BOARDS.flatMap(([id, name]) => (talent.categories.includes(id) ? [name] : [])),
    talent.height === '' ? '' : `${talent.height} cm`,
    talent.underAge ? 'Menor de 18 anos' : '',
    talent.hidden ? 'Escondido do site' : '',
  ],
  picture: ({ cover }) => cover,
  site: ({ id, hidden }) => (hidden ? undefined : `/modelos/${id}`),
  complete: (talent) =>
    talent.cover === '' ? { ...talent, cover: talent.book[0]?.file ?? '' } : talent,
};

const slides: KindOf<'slides'> = {
  kind: 'slides',
  path: '/slides',
  title: 'Slides da página inicial',
  fresh: 'Novo slide',
  fields: [
    picture('image_desktop', 'Imagem ou vídeo para tela larga', { required: true, clips: true }),
    picture('image_mobile', 'Imagem ou vídeo para celular', { required: true, clips: true }),
    ...inBoth((language, name) =>
      line(`description_${language}`, `O que se vê, para quem não vê (${name})`),
    ),
  ],
  label: ({ description_pt }) => description_pt || 'Slide',
  picture: ({ image_desktop }) => image_desktop,
  site: () => '/',
};

const posts: KindOf<'posts'> = {
  kind: 'posts',
  path: '/posts',
  title: 'Posts do Amazing Face',
  fresh: 'Novo post',
  fields: [
    ...inBoth((language, name) =>
      line(`title_${language}`, `Título (${name})`, { required: language === 'pt' }),
    ),
    ...inBoth((language, name) =>
      line(`slug_${language}`, `Link do post (${name})`, {
        most: 120,
        placeholder: 'feito do título',
        takes: [/^[a-z0-9-]+$/, 'O link tem só letras minúsculas sem acento, números e hífens.'],
      }),
    ),
    ...inBoth((language, name) =>
      area(`text_${language}`, `Texto (${name})`, {
        most: 200_000,
        ...(language === 'pt' && {
          note: 'Uma linha vazia começa outro parágrafo, ### um subtítulo. **negrito**, *itálico*, [texto](https://endereço); linhas que começam com hífen são uma lista.',
        }),
      }),
    ),
    picture('cover', 'Capa'),
  ],
  label: ({ title_pt }) => title_pt,
  notes: ({ title_en }) => [title_en === '' ? 'sem inglês' : ''],
  picture: ({ cover }) => cover,
  site: ({ slug_pt }) => `/amazing-face#${slug_pt}`,
  complete: (post) => ({
    ...post,
    slug_pt: post.slug_pt || slugOf(post.title_pt),
    slug_en: post.slug_en || slugOf(post.title_en),
  }),
  judge: (post, others) => [
    ...(post.title_en === '' && post.text_en !== '' ? ['Falta o título em inglês.'] : []),
    ...(others.some(
      ({ slug_pt, slug_en }) =>
        slug_pt === post.slug_pt || (slug_en !== '' && slug_en === post.slug_en),
    )
      ? ['Já existe um post com esse link.']
      : []),
  ],
};

const staff: KindOf<'staff'> = {
  kind: 'staff',
  path: '/equipe',
  title: 'Equipe',
  fresh: 'Nova pessoa',
  fields: [
    line('name', 'Nome', { required: true }),
    email(false),
    ...inBoth((language, name) => line(`role_${language}`, `Função (${name})`)),
    phone('phone', 'Telefone', false),
  ],
  label: ({ name }) => name,
  notes: ({ role_pt }) => [role_pt],
  site: () => '/contato',
};

const PAGES = [
  ['getScoutedAmazingFace', 'Amazing Face', '/seja-amazing-face'],
  ['getScouted', 'Quero ser Amazing', '/seja-amz'],
  ['about', 'Sobre', '/sobre-nos'],
  ['openingHours', 'Horário de atendimento', '/contato'],
] as const;

function pageOf(key: string) {
  const [, name = key, site = '/'] = PAGES.find(([beginning]) => key.startsWith(beginning)) ?? [];
  return { name, site };
}

const texts: KindOf<'texts'> = {
  kind: 'texts',
  path: '/textos',
  title: 'Textos do site',
  fields: [
    ...inBoth((language, name) => line(`name_${language}`, `Nome (${name}), se o texto tem um`)),
    ...inBoth((language, name) => area(`text_${language}`, `Texto (${name})`)),
  ],
  label: ({ key }) => pageOf(key).name,
  notes: ({ text_pt }) => [text_pt],
  site: ({ key }) => pageOf(key).site,
};

const images: KindOf<'images'> = {
  kind: 'images',
  path: '/imagens',
  title: 'Imagens do site',
  fields: [
    picture('desktop', 'Para tela larga', { required: true }),
    picture('mobile', 'Para celular', { required: true }),
  ],
  label: ({ key }) => `${pageOf(key).name}, foto ${key.split('_').at(-1) ?? ''}`,
  picture: ({ desktop }) => desktop,
  site: ({ key }) => pageOf(key).site,
};

const agency: KindOf<'agency'> = {
  kind: 'agency',
  path: '/agencia',
  title: 'Agência',
  fields: [
    check('registrationClosed', 'Inscrições do Quero ser Amazing: fechadas'),
    check('registrationClosedFace', 'Inscrições do Amazing Face: fechadas'),
    phone('phone', 'Telefone', true),
    phone('whatsapp', 'WhatsApp', true),
    email(true),
    area('address', 'Endereço', { required: true, most: 500 }),
    degrees('latitude', 'Latitude'),
    degrees('longitude', 'Longitude'),
    ...network('instagram', 'Instagram'),
    ...network('facebook', 'Facebook'),
  ],
  label: () => 'Agência',
  site: () => '/contato',
};

export const KINDS = [talents, slides, posts, texts, images, staff, agency].map(
  (kind) => kind as unknown as AnyKind,
);

export function kindOf(kind: Kind): AnyKind {
  const found = KINDS.find((known) => known.kind === kind);
  if (found === undefined) throw new Error(`There is no kind ${kind}`);
  return found;
}

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
