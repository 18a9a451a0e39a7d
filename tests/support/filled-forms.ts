import { randomUUID } from 'node:crypto';

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

type Fields = Readonly<Record<string, string | Blob | null>>;

/** Files are named after their fields; a field that is `null` is left out. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, `${name}.jpg`);
    else if (value !== null) form.set(name, value);
  }
  return form;
}

/** What the contact form posts to the gateway. */
export function messageBody(changes: Fields = {}): FormData {
  const envelope = { submissionId: randomUUID(), elapsed: '9000', website: '' };
  return formOf({ ...envelope, ...MESSAGE, ...changes });
}

/** What the application posts to the gateway, the same photo four times. */
export function applicationBody(photo: Uint8Array<ArrayBuffer>, changes: Fields = {}): FormData {
  const image = new Blob([photo], { type: 'image/jpeg' });
  const photos = { image_1: image, image_2: image, image_3: image, image_4: image };
  const envelope = { submissionId: randomUUID(), elapsed: '60000', website: '' };
  return formOf({ ...envelope, ...APPLICATION, ...photos, ...changes });
}
