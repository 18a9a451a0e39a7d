/** Another agency, odd wherever the contract leaves room: ids as text, `null` or nothing, bad
 * records, hostile text. It imports nothing of the site. */

/** Texts that try to leave their place; each would set `window.hacked`. */
const HOSTILE = {
  script: '<script>window.hacked=1</script>',
  image: '"><img src=x onerror="window.hacked=1">',
  closing: '</script><script>window.hacked=1</script>',
  quotes: `O'Hara "Bia" \\ <b>`,
  rightToLeft: 'Maria \u202Eanilorac\u2066 Souza',
  link: 'javascript:window.hacked=1',
} as const;

const HOSTILE_FILE = `talents/x" onerror="window.hacked=1" x='.jpg`;

export const TALENT_IDS = { leftBehind: 1010, withoutName: 1020, poorest: 1007 } as const;

const FIRST_NAMES = 'Ágata Benício Conceição Érico Flora Ítalo Jussara Kauã Luíza Zélia'.split(' ');
const LAST_NAMES = 'Albuquerque Brandão Cavalcanti Dantas Evangelista Figueirôa Gonçalves'.split(
  ' ',
);
const GENDERS = ['woman', 'man', 'undefined', 'woman', 'MAN', null, 'other'];
const CATEGORIES = [
  [{ id: '1' }, { id: 2065 }],
  [{ id: 1 }],
  [{ id: '2012' }],
  [],
  null,
  [{ id: 1, name: 'Models' }, { id: '2012' }],
];
const HOSTILE_NAMES = [
  HOSTILE.script,
  HOSTILE.image,
  HOSTILE.closing,
  HOSTILE.quotes,
  HOSTILE.rightToLeft,
];

type Json = Record<string, unknown>;

export function listedTalent(index: number, cdn: string): Json {
  const id = 1001 + index;
  const record: Json = {
    id: index % 3 === 0 ? id : String(id),
    name: talentName(index),
    cover: index % 4 === 0 ? `${cdn}/cdn/${id}/cover.JPG` : `talents/${id}/cover.jpg`,
    gender: GENDERS[index % GENDERS.length],
    categories: CATEGORIES[index % CATEGORIES.length],
  };
  if (id === TALENT_IDS.withoutName) delete record['name'];
  if (index === 2) record['cover'] = HOSTILE.link;
  if (index % 7 === 0 && index % 4 !== 0) record['cover'] = '';
  return record;
}

export function profile(index: number, cdn: string): Json {
  const id = 1001 + index;
  const record: Json = { ...listedTalent(index, cdn), unknown: { nested: [1, 2, 3] } };
  if (id === TALENT_IDS.poorest) return record;
  return {
    ...record,
    cover_web: index % 2 === 0 ? `${cdn}/cdn/${id}/mobile.PNG` : null,
    cover_web_secondary: `talents/${id}/wide.jpg`,
    instagram: index === 3 ? HOSTILE.image : index % 2 === 0 ? `@talent.${id}` : '',
    instagram_followers: ['12.4k', 8450, '1.2m', null, ''][index % 5],
    height: ['178', 181, '1,69 m', '1.75', null, ''][index % 6],
    jeans: index === 4 ? '<b>36</b>x34' : ['36x34', '38 40', null][index % 3],
    shoes: ['37 BR', 41, ''][index % 3],
    bust: ['88', 91, null, '', { cm: 88 }, '88/35', HOSTILE.quotes][index % 7],
    waist: [60, '61 cm', '0,62', [], '-'][index % 5],
    hips: ['88,5', 8, true, '1e3'][index % 4],
    hair: index === 5 ? HOSTILE.script : 'Castanho',
    galleries: galleries(index, id, cdn),
  };
}

function galleries(index: number, id: number, cdn: string): unknown {
  if (index % 9 === 8) return index % 2 === 0 ? null : [];
  const portrait = (n: number) => ({
    file: `talents/${id}/book-${n}.jpg`,
    width: '800',
    height: '1200',
    alt: null,
  });
  return {
    book: [
      portrait(1),
      { file: `${cdn}/cdn/${id}/wide.jpg`, width: 1600, height: 900 },
      { file: HOSTILE.link },
      { file: HOSTILE_FILE },
      portrait(2),
    ],
    snap:
      index % 2 === 0
        ? { data: [{ file: `talents/${id}/snap.jpg`, width: null, height: '' }] }
        : '',
    compo:
      index % 3 === 0
        ? [{ file: `talents/${id}/compo.jpg`, width: 1240, height: 1754 }]
        : undefined,
    video: [
      { file: '76979871/8272103f6e', provider: 'vimeo', width: 1920, height: 1080 },
      { file: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', provider: 'youtube' },
      { file: '"><script>window.hacked=1</script>', provider: 'vimeo' },
    ],
  };
}

export function talentName(index: number): string {
  const hostile = HOSTILE_NAMES[index];
  if (hostile !== undefined) return hostile;
  if (index === 6) return 'Iara';
  return `${FIRST_NAMES[index % FIRST_NAMES.length]}  da ${LAST_NAMES[index % LAST_NAMES.length]} ${index}`;
}

export function panelContent(cdn: string): Readonly<Record<string, unknown>> {
  return {
    '/api/slides/home': {
      data: [{ image_mobile: 'slides/1-m.JPG', image_desktop: `${cdn}/cdn/slides/1.JPG` }],
      meta: { total: 1 },
    },
    '/api/staff': {
      data: [
        {
          name: 'Irene  Bastos',
          role: null,
          email: 'irene@agency.example',
          phone: '+55 81 90000-3000',
          language: 'pt',
          id: '1',
        },
        {
          name: HOSTILE.script,
          role: HOSTILE.image,
          email: `x@y" onclick="window.hacked=1`,
          phone: HOSTILE.closing,
          language: 'pt',
        },
        { name: 'Irene Bastos', role: 'Bookings', email: '', language: 'en' },
      ],
    },
    '/api/social-media': {
      instagram: { name: HOSTILE.closing, url: HOSTILE.link },
      facebook: { name: 'agency', url: 'https://facebook.com/agency' },
      tiktok: null,
    },
    '/api/posts/amazing-face': {
      data: ['pt', 'en'].flatMap((language) => [
        {
          id: '9',
          slug: 'ensaio',
          title: `Xilogravura ${language}`,
          cover: null,
          content: '<p>Xilogravura</p>',
          language,
        },
        {
          slug: 'hostil',
          title: HOSTILE.closing,
          cover: HOSTILE.link,
          content: [
            '<h2>Xilogravura</h2>',
            ...HOSTILE_HTML,
            ...DEAD_LINKS.map((href) => `<a href="${href}">${href}</a>`),
          ].join(''),
          language,
        },
      ]),
    },
    '/api/website-texts': {
      getScoutedTitle: { pt: 'Xilogravura título', en: '' },
      getScoutedText: { pt: { name: HOSTILE.script, description: HOSTILE.closing }, en: null },
      getScoutedAmazingFaceText: [],
      openingHours: { pt: 'Segunda a sexta' },
    },
    '/api/website-images': {
      about_1: { mobile: 'about/1-m.jpg', desktop: null },
      getScouted_1: { mobile: `${cdn}/cdn/scouted.JPG`, desktop: '' },
      getScouted_2: [],
    },
    '/api/customizations': {
      registrationClosed: 0,
      registrationClosedFace: '1',
      phone: '+55 81 90000-3000',
      whatsapp: null,
      email: 'not an address',
      address: HOSTILE.closing,
      latitude: '-8.05',
      longitude: -34.9,
    },
    '/api/get-scouted/images': [{ mobile: 'scouted/1.jpg', desktop: 'scouted/1.jpg' }],
    '/api/get-scouted/owner': { name: 'Older title', description: 'Older text' },
  };
}

export function optionLists(): Json {
  return {
    countries: [
      { id: '1', value: 'Brasil' },
      { id: 2, value: HOSTILE.image },
    ],
    states: [{ id: 3, value: HOSTILE.closing }],
    cities: [],
  };
}

export const HOSTILE_HTML = [
  HOSTILE.script,
  '<scr<script>ipt>window.hacked=1</scr</script>ipt>',
  '<img src=x onerror="window.hacked=1">',
  '<img/src=x/onerror=window.hacked=1>',
  '<video src=x onerror="window.hacked=1"><source onerror="window.hacked=1"></video>',
  '<details open ontoggle="window.hacked=1">open</details>',
  '<svg onload="window.hacked=1"></svg>',
  '<svg><animate onbegin="window.hacked=1" attributeName="x" dur="1s"/></svg>',
  '<svg><a xlink:href="javascript:window.hacked=1"><text>svg</text></a></svg>',
  `<a href="${HOSTILE.link}">here</a>`,
  '<a href="JaVaScRiPt&colon;window.hacked=1">there</a>',
  '<a href=" &#1;java&#x0A;script:window.hacked=1">and there</a>',
  '<a href="data:text/html,<script>opener.hacked=1</script>">data</a>',
  '<a href="vbscript:window.hacked=1">old</a>',
  '<iframe src="https://agency.example/"></iframe>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<object data="https://agency.example/"></object><embed src="https://agency.example/">',
  '<base href="https://agency.example/">',
  '<link rel="stylesheet" href="https://agency.example/a.css"><style>@import "https://agency.example/b.css"; body{display:none}</style>',
  '<meta http-equiv="refresh" content="0;url=https://agency.example/">',
  '<p style="position:fixed;inset:0;background:url(https://agency.example/c.png)" onclick="window.hacked=1">cover</p>',
  '<form action="https://agency.example/"><input name="password"><button formaction="javascript:window.hacked=1">send</button></form>',
  '<math><mtext></p><style><img src=x onerror=window.hacked=1></style></mtext></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
  '<template><script>window.hacked=1</script></template>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.hacked=1>">',
  '<img name="getElementById"><a id="favourites" href="tel:1">clobbered</a>',
  '<!--><img src=x onerror=window.hacked=1>-->',
];

const DEAD_LINKS =
  'instagram.com/agency #_ftn1 /promo-100% /modelos/999999/left /pt/models /contato/'.split(' ');
