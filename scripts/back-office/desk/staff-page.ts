import type { StaffMember } from '../store/content-store.ts';
import { LANGUAGES } from '../store/stored-talent.ts';
import { faults, line, selectField, textField } from './forms.ts';
import { html } from './escape-html.ts';
import { recordPages } from './record-rows.ts';
import type { Desk, DeskRoute } from './desk.ts';
import { LANGUAGE_NAMES, nameOf } from './desk-words.ts';

type Draft = Omit<StaffMember, 'id'>;

export const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/;

export function staffPages(desk: Desk): DeskRoute[] {
  return recordPages<Draft>(desk, {
    collection: 'staff',
    path: '/equipe',
    title: 'Equipe',
    one: 'pessoa',
    fresh: 'Nova pessoa',
    blank: { language: 'pt', name: '', role: null, email: null, phone: null },
    all: () => desk.content.list('staff'),
    label: ({ name }) => name,
    group: ({ language }) => nameOf(LANGUAGE_NAMES, language),
    row: ({ role, email, phone }) => ({
      notes: [role, [email, phone].filter((value) => value !== null).join(' · ')],
    }),
    site: ({ language }) => (language === 'en' ? '/en/contact' : '/contato'),
    fields: ({ name, role, email, phone, language }) =>
      html`${textField('Nome', 'name', name, html` required maxlength="200"`)}
        <div class="pair">
          ${selectField('Idioma', 'language', language, LANGUAGE_NAMES)}${textField('Função', 'role', role ?? '', html` maxlength="200"`)}
          ${textField('E-mail', 'email', email ?? '', html` type="email"`)}${textField('Telefone', 'phone', phone ?? '', html` type="tel"`)}
        </div>`,
    read(form, standing) {
      const draft: Draft = {
        language:
          LANGUAGES.find((language) => language === form.fields.get('language')) ??
          standing.language,
        name: line(form, 'name'),
        role: line(form, 'role') || null,
        email: line(form, 'email') || null,
        phone: line(form, 'phone') || null,
      };
      const { name, role, email, phone } = draft;
      const errors = faults(
        [name !== '' && name.length <= 200, 'O nome é obrigatório e tem até 200 letras.'],
        [
          (role ?? '').length <= 200 && (phone ?? '').length <= 40,
          'A função ou o telefone está comprido demais.',
        ],
        [
          email === null || (EMAIL.test(email) && email.length <= 254),
          'O e-mail não parece um endereço.',
        ],
      );
      return { draft, errors };
    },
    save: (draft, id) => desk.content.save('staff', draft, id),
  });
}
