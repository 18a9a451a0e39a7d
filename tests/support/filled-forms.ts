export const MESSAGE = {
  name: 'Ana Sá',
  email: 'ana@exemplo.com.br',
  phone: '+55 81 90000-1234',
  message: 'Oi, tudo bem?',
} as const;

export const APPLICATION = {
  realname: 'Edilene Barreto dos Santos',
  email: 'edilene@mail.example',
  phone: '+55 (81) 90000-2010',
  gender: 'woman',
  birthdate: '2006-02-03',
  instagr: '@edilene_example',
  tiktok: '@edilene_tok',
  country: '{"value":76,"label":"Brasil"}',
  id_state: '{"value":26,"label":"Pernambuco"}',
  basedin: '{"value":2606002,"label":"Garanhuns"}',
  height: '177/5.10',
  jeans: '38',
} as const;

export const GUARDIAN = {
  guardian_name: 'Marta Barreto dos Santos',
  guardian_relation: 'mother',
  guardian_phone: '+55 (87) 90000-4410',
  guardian_email: 'marta@correio.example',
  guardian_consent: '1',
} as const;
