import {
  LANGUAGES,
  type Kind,
  type Language,
  type Records,
  type Stored,
} from '../store/records.ts';
import { GENDER_NAMES } from './desk-words.ts';
import { check, checks, choice, films, gallery, line, picture, type Field } from './field-types.ts';

export interface Section<K extends Kind = Kind> {
  readonly kind: K;
  readonly path: string;
  readonly title: string;
  readonly addLabel?: string;
  readonly fields: readonly Field[];
  label(values: Records[K]): string;
  notes?(values: Records[K]): readonly string[];
  picture?(values: Records[K]): string;
  site(record: Stored<K>): string | undefined;
  complete?(values: Records[K]): Records[K];
}

const LANGUAGE_NAMES = { pt: 'português', en: 'inglês' } as const;
const inBoth = (make: (language: Language, name: string) => Field): Field[] =>
  LANGUAGES.map((language) => make(language, LANGUAGE_NAMES[language]));

const network = (key: string, name: string) => [
  line(`${key}_name`, `${name}: nome`),
  line(`${key}_url`, `${name}: endereço`, { type: 'url' }),
];

const BOARDS = [
  [1, 'Modelos'],
  [2012, 'Development'],
] as const;

const talents: Section<'talents'> = {
  kind: 'talents',
  path: '/talentos',
  title: 'Talentos',
  addLabel: 'Novo talento',
  fields: [
    line('name', 'Nome', { required: true }),
    choice('gender', 'Gênero', Object.entries(GENDER_NAMES)),
    line('height', 'Altura (cm)'),
    line('jeans', 'Jeans'),
    line('shoes', 'Sapatos'),
    line('bust', 'Busto ou tórax (cm)'),
    line('waist', 'Cintura (cm)'),
    line('hips', 'Quadril (cm)'),
    line('measuredAt', 'Medidas de (ano-mês, como 2026-09)'),
    line('hair', 'Cabelo'),
    line('eyes', 'Olhos'),
    line('instagram', 'Instagram'),
    line('followers', 'Seguidores'),
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
    talent.height,
    talent.underAge ? 'Menor de 18 anos' : '',
    talent.hidden ? 'Escondido do site' : '',
  ],
  picture: ({ cover }) => cover,
  site: ({ id, hidden }) => (hidden ? undefined : `/modelos/${id}`),
  complete: (talent) =>
    talent.cover === '' ? { ...talent, cover: talent.book[0]?.file ?? '' } : talent,
};

const slides: Section<'slides'> = {
  kind: 'slides',
  path: '/slides',
  title: 'Slides da página inicial',
  addLabel: 'Novo slide',
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

const posts: Section<'posts'> = {
  kind: 'posts',
  path: '/posts',
  title: 'Posts do Amazing Face',
  addLabel: 'Novo post',
  fields: [
    ...inBoth((language, name) =>
      line(`title_${language}`, `Título (${name})`, { required: language === 'pt' }),
    ),
    ...inBoth((language, name) =>
      line(
        `text_${language}`,
        `Texto (${name}): uma linha vazia começa outro parágrafo; **negrito**, *itálico*, [texto](https://endereço)`,
        { type: 'area' },
      ),
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
};

const staff: Section<'staff'> = {
  kind: 'staff',
  path: '/equipe',
  title: 'Equipe',
  addLabel: 'Nova pessoa',
  fields: [
    line('name', 'Nome', { required: true }),
    line('email', 'E-mail', { type: 'email' }),
    ...inBoth((language, name) => line(`role_${language}`, `Função (${name})`)),
    line('phone', 'Telefone', { type: 'tel' }),
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

const texts: Section<'texts'> = {
  kind: 'texts',
  path: '/textos',
  title: 'Textos do site',
  fields: [
    ...inBoth((language, name) => line(`name_${language}`, `Nome (${name}), se o texto tem um`)),
    ...inBoth((language, name) => line(`text_${language}`, `Texto (${name})`, { type: 'area' })),
  ],
  label: ({ key }) => pageOf(key).name,
  notes: ({ text_pt }) => [text_pt],
  site: ({ key }) => pageOf(key).site,
};

const images: Section<'images'> = {
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

const agency: Section<'agency'> = {
  kind: 'agency',
  path: '/agencia',
  title: 'Agência',
  fields: [
    check('registrationClosed', 'Inscrições do Quero ser Amazing: fechadas'),
    check('registrationClosedFace', 'Inscrições do Amazing Face: fechadas'),
    line('phone', 'Telefone', { required: true, type: 'tel' }),
    line('whatsapp', 'WhatsApp', { required: true, type: 'tel' }),
    line('email', 'E-mail', { required: true, type: 'email' }),
    line('address', 'Endereço', { required: true, type: 'area' }),
    line('latitude', 'Latitude', { required: true, type: 'number' }),
    line('longitude', 'Longitude', { required: true, type: 'number' }),
    ...network('instagram', 'Instagram'),
    ...network('facebook', 'Facebook'),
  ],
  label: () => 'Agência',
  site: () => '/contato',
};

export const SECTION_OF = { talents, slides, posts, texts, images, staff, agency };
export const SECTIONS: readonly Section[] = Object.values(SECTION_OF);

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
