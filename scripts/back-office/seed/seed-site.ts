import { AGENCY } from '../../../src/domain/agency.ts';
import type {
  Customizations,
  SiteImages,
  SiteTexts,
  Slide,
  SocialMedia,
  StaffMember,
} from '../store/content-store.ts';

export const HOME_SLIDES: readonly Omit<Slide, 'id'>[] = [
  {
    type: 'home',
    image_mobile: 'slides/amanhecer-mobile.webm',
    image_desktop: 'slides/amanhecer.webm',
  },
  { type: 'home', image_mobile: 'slides/fila-mobile.jpg', image_desktop: 'slides/fila.jpg' },
  { type: 'home', image_mobile: 'slides/thais-mobile.jpg', image_desktop: 'slides/thais.jpg' },
  { type: 'home', image_mobile: 'slides/passo-mobile.jpg', image_desktop: 'slides/passo.jpg' },
];

const TEAM: readonly (readonly [name: string, mailbox: string, pt: string, en: string])[] = [
  ['Lígia Amorim', 'ligia', 'Direção', 'Director'],
  ['Otávio Rezende', 'otavio', 'Booking internacional', 'International booking'],
  ['Marina Coutinho', 'marina', 'Booking Brasil', 'Brazil booking'],
  ['Samuel Freire', 'samuel', 'New faces', 'New faces'],
  ['Beatriz Paes', 'beatriz', 'Publicidade e imagem', 'Advertising and image'],
  ['Rui Nogueira', 'rui', '', ''],
];

export const STAFF: readonly Omit<StaffMember, 'id'>[] = (['pt', 'en'] as const).flatMap(
  (language) =>
    TEAM.map(([name, mailbox, pt, en], index) => ({
      language,
      name,
      role: (language === 'pt' ? pt : en) || null,
      email: `${mailbox}@amazing.example`,
      phone: `+55 81 90000-20${11 + index}`,
    })),
);

export const SOCIAL: SocialMedia = {
  instagram: { name: '@amazing.example', url: 'https://instagram.example/amazing.example' },
  facebook: { name: 'Amazing Recife', url: 'https://facebook.example/amazing' },
};

export const CUSTOMIZATIONS: Customizations = {
  registrationClosed: false,
  registrationClosedFace: false,
  phone: AGENCY.phone,
  whatsapp: AGENCY.whatsapp,
  email: AGENCY.email,
  address: AGENCY.address.join('\n'),
  latitude: AGENCY.latitude,
  longitude: AGENCY.longitude,
};

export const TEXTS: SiteTexts = {
  'cover:slides/amanhecer.webm': {
    pt: 'Modelos lado a lado, silhuetas contra o nascer do sol',
    en: 'Models side by side, silhouettes against the sunrise',
  },
  'cover:slides/fila.jpg': {
    pt: 'Modelos em fila, de preto e branco, diante de uma parede laranja',
    en: 'Models in line, in black and white, in front of an orange wall',
  },
  'cover:slides/thais.jpg': {
    pt: 'Thaís Moura, de cabelo crespo e gola alta preta, diante de uma parede azul',
    en: 'Thaís Moura, natural hair and a black roll-neck, in front of a blue wall',
  },
  'cover:slides/passo.jpg': {
    pt: 'Uma modelo toda de branco e a sombra dela em uma parede lilás',
    en: 'A model all in white, and her shadow on a lilac wall',
  },
  openingHours: { pt: 'Segunda a sexta, das 9h às 18h', en: 'Monday to Friday, 9 am to 6 pm' },
  getScoutedTitle: { pt: 'Quero ser Amazing', en: 'Become Amazing' },
  getScoutedText: {
    pt: {
      name: 'Quero ser Amazing',
      description:
        'Preencha com calma e mande quatro fotos simples, feitas no celular. Uma pessoa de verdade olha cada inscrição e responde em até 15 dias, mesmo quando a resposta é não.',
    },
    en: {
      name: 'Become Amazing',
      description:
        'Take your time and send four simple photos taken with a phone. A real person looks at every application and replies within 15 days, even when the answer is no.',
    },
  },
  getScoutedAmazingFaceTitle: { pt: 'Quero ser Amazing Face', en: 'Become an Amazing Face' },
  getScoutedAmazingFaceText: {
    pt: 'O Amazing Face procura gente que ainda não sabe que é modelo. Conte um pouco de você e mande quatro fotos simples: a gente olha uma por uma.',
    en: 'Amazing Face looks for people who don’t know they’re models yet. Tell us a little about yourself and send four simple photos: we look at every one of them.',
  },
};

export const IMAGES: SiteImages = Object.fromEntries(
  [
    ['getScouted', 'seja-amz'],
    ['getScoutedAmazingFace', 'seja-amazing-face'],
    ['about', 'sobre'],
  ].flatMap(([key, file]) =>
    [1, 2, 3, 4].map(
      (n) =>
        [
          `${key}_${n}`,
          { mobile: `site/${file}-${n}-mobile.jpg`, desktop: `site/${file}-${n}.jpg` },
        ] as const,
    ),
  ),
);
