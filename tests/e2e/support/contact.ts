/** What the contact form says, for each language. */
import { dictionary } from '../../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { fillCount } from '../../../i18n/phrases.ts';
import { toPath } from '../../../src/routes.ts';

export const CONTACT_FORMS = LOCALE_CODES.map((code) => {
  const { common, contact, forms, scouted } = dictionary(code);
  const { form } = contact;
  return {
    code,
    path: toPath({ page: 'contact' }, code),
    hash: form.hash,
    talk: contact.talk,
    labels: [form.name, form.email, form.phone, form.message],
    shortPhone: form.shortPhone,
    loading: form.loading,
    send: form.send,
    sending: form.sending,
    close: form.close,
    done: form.doneTitle,
    after: form.after.replace(' {email}.', ''),
    summary: fillCount(forms.summary, 4),
    missing: [forms.required.name, forms.required.email, forms.required.phone, forms.required.message],
    offline: forms.failure.offline,
    failed: forms.failure.network,
    preview: forms.failure.preview,
    down: forms.failure.server,
    free: scouted.free,
    privacy: [common.nav.privacy, toPath({ page: 'privacy' }, code)],
  } as const;
});
