import { randomUUID } from 'node:crypto';
import type { BackOffice } from '../../scripts/back-office/back-office-server.ts';
import { APPLICATION, MESSAGE } from './filled-forms.ts';

export function toServiceVariables(
  backOffice: Pick<BackOffice, 'url' | 'credentials'>,
): Readonly<Record<string, string>> {
  return { PANEL_URL: backOffice.url, ...backOffice.credentials };
}

export function contactForm(changes: Readonly<Record<string, string | null>> = {}): FormData {
  return toForm({
    submissionId: randomUUID(),
    elapsed: '9000',
    website: '',
    ...MESSAGE,
    ...changes,
  });
}

export function application(
  photo: Uint8Array<ArrayBuffer>,
  changes: Readonly<Record<string, string | Blob | null>> = {},
): FormData {
  const photos = [1, 2, 3, 4].map((number) => [
    `image_${number}`,
    new File([photo], `foto ${number}.jpg`, { type: 'image/jpeg' }),
  ]);
  return toForm({
    submissionId: randomUUID(),
    elapsed: '60000',
    website: '',
    ...APPLICATION,
    ...(Object.fromEntries(photos) as Record<string, File>),
    ...changes,
  });
}

function toForm(fields: Readonly<Record<string, string | Blob | null>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  return form;
}
