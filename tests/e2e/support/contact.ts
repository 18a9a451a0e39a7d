import type { Page } from '@playwright/test';
import { dictionary } from '../../../i18n/dictionary.ts';

export function contactForm(page: Page) {
  const { form } = dictionary('pt').contact;
  const dialog = page.getByRole('dialog');
  const field = (name: 'name' | 'email' | 'phone' | 'message') =>
    dialog.getByRole('textbox', { name: form[name], exact: true });
  return {
    dialog,
    field,
    send: dialog.getByRole('button', { name: form.send, exact: true }),
    alert: dialog.getByRole('alert').filter({ visible: true }),
    thanks: page.getByText(form.doneTitle),
    fill: async (email: string, message: string) => {
      await field('name').fill('Clara Bittencourt');
      await field('email').fill(email);
      await field('phone').fill('81 90000 1122');
      await field('message').fill(message);
    },
  };
}
