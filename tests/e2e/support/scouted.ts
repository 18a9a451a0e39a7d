/** The application's words in both languages, and an applicant. */
import { dictionary } from '../../../i18n/dictionary.ts';
import { fill } from '../../../i18n/phrases.ts';
import { toPath } from '../../../src/routes.ts';

export const APPLICATION = {
  realname: 'Edilene Barreto dos Santos',
  phone: '+55 (81) 90000-4417',
  birthdate: '05/03/2004',
  instagr: '@edilene.example',
  tiktok: '@edilene.example',
  note: 'https://video.example/apresentacao',
} as const;

/** Parts of longer texts that tests look for. */
const PARTS = {
  pt: {
    brazil: 'Brasil',
    shownDate: '05/março/2004',
    spokenDate: /^5 de março de 2004$/i,
    minorsByMail: 'quem escreve é o seu responsável',
    location: 'desligue a localização',
    tooHeavy: 'pesada demais',
    thanks: 'suas fotos chegaram.',
    same: 'É o mesmo da sua parte.',
    note: ['Responsável: Marta Barreto', 'Relação: mãe'],
  },
  en: {
    brazil: 'Brazil',
    shownDate: '05/March/2004',
    spokenDate: /^5 March 2004$/i,
    minorsByMail: 'your guardian should write',
    location: 'switch off location',
    tooHeavy: 'too large',
    thanks: 'your photos have arrived.',
    same: 'The same as in your own part.',
    note: ['Guardian: Marta Barreto', 'Relationship: mother'],
  },
} as const;

/** The first sentence of a text, without its full stop. */
const sentence = (text: string): string => text.split('. ')[0] ?? '';
/** A label without its slot: `Escolher foto` of `Escolher foto: {slot}`. */
const label = (text: string): string => text.split(':')[0] ?? '';

function toWords(code: 'pt' | 'en') {
  const { common, forms, scouted } = dictionary(code);
  const { form, withoutScript } = scouted;
  const { guardianStep, photos, receipt } = form;
  const { image_1: face, image_2: profile, image_3: half, image_4: full, ...labels } = form.labels;
  const names = { name: 'Edilene', guardian: 'Marta' };
  const { image_1, image_2, image_3, image_4 } = forms.required;
  return {
    ...form,
    ...PARTS[code],
    language: code,
    path: toPath({ page: 'scouted' }, code),
    /** The entry's name on the desk. */
    entry: 'Quero ser Amazing',
    labels,
    woman: form.genders.woman,
    photos: [face, profile, half, full] as const,
    missingPhotos: [image_1, image_2, image_3, image_4].map(
      (text) => new RegExp(`${RegExp.escape(text)}$`),
    ),
    choose: label(photos.chooseLabel),
    unchosen: form.choose,
    replace: label(photos.replaceLabel),
    remove: label(photos.removeLabel),
    preview: label(photos.preview),
    calendar: forms.date.calendar,
    calendarFailed: `${sentence(forms.date.failed)}.`,
    wrongDate: form.tooYoung.wrongDate,
    wrongYear: forms.errors.date,
    guardianStep: {
      title: guardianStep.title,
      mother: guardianStep.relations.mother,
      same: PARTS[code].same,
      next: fill(guardianStep.next, names),
      pass: fill(guardianStep.pass.title, names),
      here: fill(guardianStep.pass.here, names),
      review: fill(guardianStep.review.title, names),
      consent: `${sentence(fill(guardianStep.review.consent.mother, { name: 'Edilene', guardian: 'Marta Barreto' }))}.`,
      unticked: forms.required.guardian_consent,
      send: guardianStep.review.send,
      decline: guardianStep.review.decline,
      declined: guardianStep.declined.title,
      note: PARTS[code].note,
      receipt: `${sentence(fill(receipt.leadBoth, names))}.`,
    },
    receipt: {
      what: receipt.what,
      print: receipt.print,
      share: receipt.shareLabel,
      copied: receipt.copied,
    },
    notAPicture: sentence(forms.errors.image),
    unopened: sentence(fill(photos.unopened, { kind: 'HEIC' })),
    broken: sentence(photos.broken),
    keptPhotos: photos.kept,
    forgetCode: receipt.lastCode.forget,
    retry: forms.retry,
    failed: `${sentence(forms.failure.network)}.`,
    done: receipt.title,
    progress: new RegExp(`^${fill(form.progress, { n: '\\d+' })}$`),
    formFailed: `${sentence(withoutScript.failed)}.`,
    withoutScript: `${sentence(withoutScript.text)}.`,
    privacy: [common.nav.privacy, toPath({ page: 'privacy' }, code)] as const,
  };
}

export type FormWords = ReturnType<typeof toWords>;

/** The forms of the models' programme, one per language. */
export const FORMS = [toWords('pt'), toWords('en')] as const;

/** The other programme's form, with the same fields and rules. */
export const FACE_FORM: FormWords = {
  ...FORMS[0],
  path: toPath({ page: 'scoutedFace' }, 'pt'),
  entry: 'Amazing Face',
};
