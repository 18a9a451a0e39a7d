/** The desk's one table: what kinds of records there are, their fields, and what the site takes. */
import { BOARD_CATEGORIES, boardsOf } from '../reference/boards.ts';
import { COLOURS } from '../reference/option-values.ts';
import { slugOf } from '../store/fold.ts';
import type { Kind, Records, Values } from '../store/records.ts';
import { GENDER_NAMES } from './desk-words.ts';

interface Named {
  readonly name: string;
  readonly label: string;
}

export interface TextField extends Named {
  readonly type: 'line' | 'area';
  readonly required?: boolean;
  /** Characters; default 200 for a line, 20,000 for an area. */
  readonly most?: number;
  readonly input?: 'tel' | 'email' | 'url' | 'numeric' | 'decimal';
  readonly placeholder?: string;
  /** Brings what was typed into the stored form. */
  readonly tidy?: (text: string) => string;
  /** What the site takes, and the sentence for what it would drop. */
  readonly takes?: readonly [test: (text: string) => boolean, sentence: string];
}

export type Field =
  | TextField
  | (Named & { readonly type: 'choice'; readonly options: Options; readonly required?: boolean })
  | (Named & { readonly type: 'check' })
  | (Named & { readonly type: 'checks'; readonly options: readonly Numbered[] })
  | (Named & {
      readonly type: 'picture';
      readonly required?: boolean;
      readonly clips?: boolean;
    })
  | (Named & { readonly type: 'pictures' | 'films' });

type Options = readonly (readonly [value: string, label: string])[];
type Numbered = readonly [value: number, label: string];

/** Fields that stand together: below one another, in columns, or the two languages side by side. */
export interface Part {
  readonly legend?: string;
  readonly shape: 'stack' | 'columns' | 'sides';
  readonly note?: string;
  readonly fields: readonly Field[];
}

export interface KindOf<K extends Kind> {
  readonly kind: K;
  readonly path: string;
  readonly title: string;
  /** Such as `Novo slide`; absent where records are neither added, moved nor removed. */
  readonly fresh?: string;
  readonly isSorted?: boolean;
  readonly blank: Records[K];
  readonly parts: (values: Records[K]) => readonly Part[];
  readonly label: (values: Records[K]) => string;
  readonly notes: (values: Records[K]) => readonly string[];
  readonly pictures: (values: Records[K]) => readonly string[];
  /** Path of its page on the site; `null` if it has none. */
  readonly site: (values: Records[K] & { readonly id: number }) => string | null;
  /** Fills in what follows from other fields. */
  readonly complete?: (values: Records[K]) => Records[K];
  /** Sentences on what fields say together. */
  readonly judge?: (values: Records[K], others: readonly Records[K][]) => readonly string[];
}

export type AnyKind = KindOf<Kind>;

const EMAIL = /^[\w.!#$%*+/=^`{|}~-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z\d]{2,}$/i;
const isEmpty = (text: string) => text === '';
const orEmpty =
  (shape: RegExp) =>
  (text: string): boolean =>
    isEmpty(text) || shape.test(text);

const line = (name: string, label: string, more: Partial<TextField> = {}): TextField => ({
  type: 'line',
  name,
  label,
  ...more,
});
const area = (name: string, label: string, more: Partial<TextField> = {}): TextField => ({
  ...line(name, label, more),
  type: 'area',
});
const inBoth = (make: (suffix: 'pt' | 'en', language: string) => Field): Field[] => [
  make('pt', 'português'),
  make('en', 'inglês'),
];
const phone = (name: string, label: string, required: boolean) =>
  line(name, label, {
    input: 'tel',
    required,
    most: 40,
    takes: [orEmpty(/^[\d\s()+.-]{8,}$/), `${label}: um número, como +55 81 90000-2010.`],
  });
const email = (required: boolean) =>
  line('email', 'E-mail', {
    input: 'email',
    required,
    most: 254,
    takes: [orEmpty(EMAIL), 'O e-mail não parece um endereço.'],
  });

/** `1,77`, `1.77 m`, `177 cm` and `177,4` as whole centimetres; other text stays. */
function toCentimetres(text: string): string {
  const written = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:m|cm|metros?)?$/i.exec(text.trim());
  if (written === null) return text;
  const [, whole = '', part = ''] = written;
  const number = Number(`${whole}.${part || 0}`);
  return String(Math.round(whole.length === 1 && part !== '' ? number * 100 : number));
}

const measure = (name: string, label: string, least: number, most: number, like: string) =>
  line(name, `${label} (cm)`, {
    input: 'decimal',
    tidy: toCentimetres,
    takes: [
      (text) =>
        isEmpty(text) || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most),
      `${label}: de ${least} a ${most} centímetros, como ${like}. Outro número o site não mostra.`,
    ],
  });
const degrees = (name: string, label: string, most: number) =>
  line(name, label, {
    input: 'decimal',
    tidy: (text) => text.replace(',', '.'),
    takes: [
      (text) => /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= most,
      `${label}: graus, como -8,0577.`,
    ],
  });
const network = (key: string, name: string): Field[] => [
  line(`${key}_name`, `${name}: nome`, { most: 100 }),
  line(`${key}_url`, `${name}: endereço`, {
    input: 'url',
    takes: [orEmpty(/^https?:\/\/[^\s"<>@]+$/i), `${name}: um endereço que começa com https://.`],
  }),
];
const colours = (name: keyof typeof COLOURS, label: string): Field => ({
  type: 'choice',
  name,
  label,
  options: [['', 'Não informado'], ...COLOURS[name].map(([id, pt]) => [id, pt] as const)],
});

const MINOR_NOTE =
  'De quem tem menos de 18 anos o site mostra só o primeiro nome, a altura, os sapatos, as capas e o book. Polaroids, composite, vídeos, redes e as outras medidas não aparecem. Escolha fotos de dia, com roupa fechada e o rosto inteiro; o nome do arquivo não aparece.';

const talents: KindOf<'talents'> = {
  kind: 'talents',
  path: '/talentos',
  title: 'Talentos',
  fresh: 'Novo talento',
  isSorted: true,
  blank: {
    ...{ name: '', gender: '', underAge: false, hidden: false, categories: [1] },
    ...{ height: '', jeans: '', shoes: '', bust: '', waist: '', hips: '', measuredAt: '' },
    ...{ hair: '', eyes: '', instagram: '', followers: '', cover: '', coverWeb: '' },
    ...{ coverWide: '', book: [], snap: [], compo: [], video: [] },
  },
  parts: () => [
    {
      shape: 'stack',
      fields: [
        line('name', 'Nome', { required: true, most: 120 }),
        { type: 'choice', name: 'gender', label: 'Gênero', options: GENDER_NAMES, required: true },
      ],
    },
    {
      shape: 'columns',
      fields: [
        measure('height', 'Altura', 30, 272, '178 ou 1,78'),
        line('jeans', 'Jeans', { most: 20 }),
        line('shoes', 'Sapatos', { most: 20 }),
        measure('bust', 'Busto ou tórax', 40, 180, '84'),
        measure('waist', 'Cintura', 40, 180, '62'),
        measure('hips', 'Quadril', 40, 180, '90'),
        line('measuredAt', 'Medidas de (ano-mês)', {
          placeholder: '2026-09',
          takes: [
            orEmpty(/^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/),
            'A data das medidas é ano e mês, como 2026-09.',
          ],
        }),
        colours('hair', 'Cabelo'),
        colours('eyes', 'Olhos'),
        line('instagram', 'Instagram', {
          tidy: (text) => text.replace(/^https?:\/\/(?:www\.)?instagram\.com\/|\/$/gi, ''),
          takes: [
            orEmpty(/^@?[\w.]{1,30}$/),
            'Instagram: só o nome da conta, como @ana.sa, com até 30 letras.',
          ],
        }),
        line('followers', 'Seguidores', { most: 20 }),
      ],
    },
    {
      shape: 'stack',
      fields: [{ type: 'checks', name: 'categories', label: 'Boards', options: BOARD_CATEGORIES }],
    },
    {
      legend: 'No site',
      shape: 'stack',
      note: MINOR_NOTE,
      fields: [
        { type: 'check', name: 'underAge', label: 'Menor de 18 anos' },
        { type: 'check', name: 'hidden', label: 'Escondido do site' },
      ],
    },
    {
      shape: 'stack',
      fields: [
        { type: 'picture', name: 'cover', label: 'Capa nas listas' },
        { type: 'picture', name: 'coverWeb', label: 'Capa do perfil, celular' },
        { type: 'picture', name: 'coverWide', label: 'Capa do perfil, tela larga' },
        { type: 'pictures', name: 'book', label: 'Book' },
        { type: 'pictures', name: 'snap', label: 'Polaroids (de menores não aparecem)' },
        { type: 'pictures', name: 'compo', label: 'Composite (de menores não aparece)' },
        { type: 'films', name: 'video', label: 'Vídeos (de menores não aparecem)' },
      ],
    },
  ],
  label: ({ name }) => name.trim(),
  notes: (talent) => [
    boardsOf(talent).join(', '),
    talent.height === '' ? '' : `${talent.height} cm`,
    talent.underAge ? 'Menor de 18 anos' : '',
    talent.hidden ? 'Escondido do site' : '',
  ],
  pictures: ({ cover }) => [cover],
  site: ({ id, hidden }) => (hidden ? null : `/modelos/${id}`),
  // Whoever sends a book alone has its first picture for a cover.
  complete: (talent) =>
    talent.cover === '' ? { ...talent, cover: talent.book[0]?.file ?? '' } : talent,
};

const slides: KindOf<'slides'> = {
  kind: 'slides',
  path: '/slides',
  title: 'Slides da página inicial',
  fresh: 'Novo slide',
  blank: { image_mobile: '', image_desktop: '', description_pt: '', description_en: '' },
  parts: () => [
    {
      shape: 'stack',
      fields: [
        {
          type: 'picture',
          name: 'image_desktop',
          label: 'Imagem ou vídeo para tela larga',
          required: true,
          clips: true,
        },
        {
          type: 'picture',
          name: 'image_mobile',
          label: 'Imagem ou vídeo para celular',
          required: true,
          clips: true,
        },
      ],
    },
    {
      shape: 'sides',
      fields: inBoth((suffix, language) =>
        line(`description_${suffix}`, `O que se vê, para quem não vê (${language})`),
      ),
    },
  ],
  label: ({ description_pt }) => description_pt || 'Slide',
  notes: () => [],
  pictures: ({ image_desktop, image_mobile }) => [image_desktop, image_mobile],
  site: () => '/',
};

const posts: KindOf<'posts'> = {
  kind: 'posts',
  path: '/posts',
  title: 'Posts do Amazing Face',
  fresh: 'Novo post',
  blank: {
    ...{ cover: '', title_pt: '', title_en: '', slug_pt: '', slug_en: '' },
    ...{ text_pt: '', text_en: '' },
  },
  parts: () => [
    {
      shape: 'sides',
      note: 'Uma linha vazia começa outro parágrafo, ### um subtítulo. **negrito**, *itálico*, [texto](https://endereço); linhas que começam com hífen são uma lista.',
      fields: [
        ...inBoth((suffix, language) =>
          line(`title_${suffix}`, `Título (${language})`, { required: suffix === 'pt' }),
        ),
        ...inBoth((suffix, language) =>
          line(`slug_${suffix}`, `Link do post (${language})`, {
            most: 120,
            placeholder: 'feito do título',
            takes: [
              orEmpty(/^[a-z0-9-]+$/),
              'O link tem só letras minúsculas sem acento, números e hífens.',
            ],
          }),
        ),
        ...inBoth((suffix, language) =>
          area(`text_${suffix}`, `Texto (${language})`, { most: 200_000 }),
        ),
      ],
    },
    { shape: 'stack', fields: [{ type: 'picture', name: 'cover', label: 'Capa' }] },
  ],
  label: ({ title_pt }) => title_pt,
  notes: ({ slug_pt, title_en }) => [slug_pt, title_en === '' ? 'sem inglês' : ''],
  pictures: ({ cover }) => [cover],
  site: ({ slug_pt }) => `/amazing-face${slug_pt === '' ? '' : `#${slug_pt}`}`,
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
  blank: { name: '', role_pt: '', role_en: '', email: '', phone: '' },
  parts: () => [
    { shape: 'stack', fields: [line('name', 'Nome', { required: true })] },
    {
      shape: 'sides',
      fields: [
        ...inBoth((suffix, language) => line(`role_${suffix}`, `Função (${language})`)),
        email(false),
        phone('phone', 'Telefone', false),
      ],
    },
  ],
  label: ({ name }) => name,
  notes: ({ role_pt, email: address, phone: number }) => [role_pt, address, number],
  pictures: () => [],
  site: () => '/contato',
};

/** Names by key, and pages of the site by key prefix; the first match wins. */
const TEXT_NAMES: Readonly<Record<string, string>> = {
  openingHours: 'Horário de atendimento',
  getScoutedTitle: 'Quero ser Amazing: título',
  getScoutedText: 'Quero ser Amazing: texto',
  getScoutedAmazingFaceTitle: 'Amazing Face: título',
  getScoutedAmazingFaceText: 'Amazing Face: texto',
};
const PLACES = [
  ['getScoutedAmazingFace', 'Amazing Face', '/seja-amazing-face'],
  ['getScouted', 'Quero ser Amazing', '/seja-amz'],
  ['about', 'Sobre nós', '/sobre-nos'],
  ['openingHours', 'Contato', '/contato'],
] as const;

function placeOf(key: string): readonly [name: string, site: string] {
  const [, name = key, site = '/'] = PLACES.find(([beginning]) => key.startsWith(beginning)) ?? [];
  return [name, site];
}

const texts: KindOf<'texts'> = {
  kind: 'texts',
  path: '/textos',
  title: 'Textos do site',
  blank: { key: '', name_pt: '', name_en: '', text_pt: '', text_en: '' },
  parts: ({ name_pt }) => [
    {
      shape: 'sides',
      fields: [
        ...(name_pt === ''
          ? []
          : inBoth((suffix, language) =>
              line(`name_${suffix}`, `Nome (${language})`, { required: true }),
            )),
        ...inBoth((suffix, language) => area(`text_${suffix}`, `Texto (${language})`)),
      ],
    },
  ],
  label: ({ key }) => TEXT_NAMES[key] ?? key,
  notes: ({ text_pt }) => [text_pt],
  pictures: () => [],
  site: ({ key }) => placeOf(key)[1],
};

const images: KindOf<'images'> = {
  kind: 'images',
  path: '/imagens',
  title: 'Imagens do site',
  blank: { key: '', mobile: '', desktop: '' },
  parts: () => [
    {
      shape: 'stack',
      fields: [
        { type: 'picture', name: 'desktop', label: 'Para tela larga', required: true },
        { type: 'picture', name: 'mobile', label: 'Para celular', required: true },
      ],
    },
  ],
  label: ({ key }) => `${placeOf(key)[0]}, foto ${key.split('_').at(-1) ?? ''}`,
  notes: () => [],
  pictures: ({ desktop, mobile }) => [desktop, mobile],
  site: ({ key }) => placeOf(key)[1],
};

const agency: KindOf<'agency'> = {
  kind: 'agency',
  path: '/agencia',
  title: 'Agência',
  blank: {
    ...{ phone: '', whatsapp: '', email: '', address: '', latitude: '', longitude: '' },
    ...{ instagram_name: '', instagram_url: '', facebook_name: '', facebook_url: '' },
    ...{ registrationClosed: false, registrationClosedFace: false },
  },
  parts: () => [
    {
      legend: 'Inscrições',
      shape: 'stack',
      fields: [
        { type: 'check', name: 'registrationClosed', label: 'Quero ser Amazing: fechadas' },
        { type: 'check', name: 'registrationClosedFace', label: 'Amazing Face: fechadas' },
      ],
    },
    {
      legend: 'Contato',
      shape: 'columns',
      fields: [
        phone('phone', 'Telefone', true),
        phone('whatsapp', 'WhatsApp', true),
        email(true),
        degrees('latitude', 'Latitude', 90),
        degrees('longitude', 'Longitude', 180),
      ],
    },
    { shape: 'stack', fields: [area('address', 'Endereço', { required: true, most: 500 })] },
    {
      shape: 'columns',
      fields: [...network('instagram', 'Instagram'), ...network('facebook', 'Facebook')],
    },
  ],
  label: () => 'Agência',
  notes: ({ phone: number, email: address }) => [number, address],
  pictures: () => [],
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

export function fieldsOf(kind: AnyKind, values: Values): readonly Field[] {
  return kind.parts(values as Records[Kind]).flatMap(({ fields }) => fields);
}
