/** The application's words in both languages, and an applicant who fills it. */
import { dictionary } from '../../../i18n/dictionary.ts';

const [pt, en] = [dictionary('pt'), dictionary('en')];

export const APPLICATION = {
  realname: 'Edilene Barreto dos Santos',
  phone: '+55 (81) 90000-4417',
  birthdate: '05/03/2004',
  instagr: '@edilene.example',
  tiktok: '@edilene.example',
  note: 'https://video.example/apresentacao',
} as const;

const PT = {
  send: 'Enviar inscrição',
  labels: {
    realname: 'Nome completo, como no documento',
    email: 'E-mail',
    phone: 'Telefone com DDD',
    gender: 'Gênero',
    birthdate: 'Data de nascimento',
    instagr: 'Instagram',
    tiktok: 'TikTok',
    country: 'País',
    id_state: 'Estado',
    basedin: 'Cidade',
    height: 'Altura',
    jeans: 'Jeans',
    note: 'Links de vídeo',
  },
  woman: 'Mulher',
  brazil: 'Brasil',
  photos: ['Rosto', 'Perfil', 'Meio corpo', 'Corpo inteiro'],
  missingPhotos: [
    /Falta a foto de rosto\.$/,
    /Falta a foto de perfil\.$/,
    /Falta a foto de meio corpo\.$/,
    /Falta a foto de corpo inteiro\.$/,
  ],
  choose: 'Escolher foto',
  unchosen: 'Escolha',
  replace: 'Trocar foto',
  remove: 'Remover foto',
  preview: 'Prévia',
  shownDate: '05/março/2004',
  calendar: 'Abrir o calendário',
  calendarFailed: 'O calendário não abriu.',
  tooYoung: pt.forms.errors.tooYoung,
  guardian: pt.scouted.form.guardian,
  notAPicture: 'Isto não é uma foto PNG, GIF ou JPEG',
  broken: 'O navegador não conseguiu abrir esta foto',
  tooHeavy: 'pesada demais',
  discard: 'Apagar o rascunho',
  countryFirst: 'Escolha antes o país',
  listFailed: 'A lista não carregou.',
  retry: 'Tentar de novo',
  failed: 'O envio não chegou.',
  done: 'Recebemos sua inscrição',
  progress: /^Envio: \d+%$/,
  thanks: 'suas fotos chegaram.',
  sent: 'Inscrição enviada',
  formFailed: 'O formulário não abriu neste navegador.',
  withoutScript: 'O formulário precisa de JavaScript.',
  free: pt.scouted.free,
  privacy: ['Privacidade', '/privacidade'],
} as const;

const EN = {
  send: 'Send application',
  labels: {
    realname: 'Full name, as in your documents',
    email: 'E-mail',
    phone: 'Phone with area code',
    gender: 'Gender',
    birthdate: 'Date of birth',
    instagr: 'Instagram',
    tiktok: 'TikTok',
    country: 'Country',
    id_state: 'State',
    basedin: 'City',
    height: 'Height',
    jeans: 'Jeans',
    note: 'Video links',
  },
  woman: 'Woman',
  brazil: 'Brazil',
  photos: ['Face', 'Profile', 'Half body', 'Full body'],
  missingPhotos: [
    /The face photo is missing\.$/,
    /The profile photo is missing\.$/,
    /The half-body photo is missing\.$/,
    /The full-body photo is missing\.$/,
  ],
  choose: 'Choose picture',
  unchosen: 'Choose',
  replace: 'Replace picture',
  remove: 'Remove picture',
  preview: 'Preview',
  shownDate: '05/March/2004',
  calendar: 'Open the calendar',
  calendarFailed: 'The calendar did not open.',
  tooYoung: en.forms.errors.tooYoung,
  guardian: en.scouted.form.guardian,
  notAPicture: 'This isn’t a PNG, GIF or JPEG photo',
  broken: 'Your browser could not open this picture',
  tooHeavy: 'too large',
  discard: 'Delete the draft',
  countryFirst: 'Choose the country first',
  listFailed: 'The list did not load.',
  retry: 'Try again',
  failed: 'It didn’t go through.',
  done: 'We have your application',
  progress: /^Sent: \d+%$/,
  thanks: 'your pictures have arrived.',
  sent: 'Application sent',
  formFailed: 'The form did not open in this browser.',
  withoutScript: 'The form needs JavaScript.',
  free: en.scouted.free,
  privacy: ['Privacy', '/en/privacy'],
} as const;

type Words = { readonly [Key in keyof typeof PT]: (typeof PT)[Key] | (typeof EN)[Key] };

export interface FormWords extends Words {
  /** Tells the tests of one form from those of another. */
  readonly name: string;
  readonly language: 'pt' | 'en';
  readonly path: string;
  readonly programme: 'models' | 'face';
  /** What the desk calls the entry. */
  readonly entry: string;
}

export const FORMS: readonly [FormWords, ...FormWords[]] = [
  { ...PT, name: 'pt', language: 'pt', path: '/seja-amz', programme: 'models', entry: 'Seja Amazing' },
  { ...EN, name: 'en', language: 'en', path: '/en/be-amz', programme: 'models', entry: 'Seja Amazing' },
  { ...PT, name: 'pt-face', language: 'pt', path: '/seja-amazing-face', programme: 'face', entry: 'Amazing Face' },
  { ...EN, name: 'en-face', language: 'en', path: '/en/be-amazing-face', programme: 'face', entry: 'Amazing Face' },
];
