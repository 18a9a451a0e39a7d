/**
 * The door to the contact form for the rest of the site.
 *
 * - By link, from any page: `toPath({ page: 'contact' }, locale) + toContactHash(word, message)` (`contact-hash.ts`).
 * - By script, on a page that has the pop-up (`components/ContactPopup.astro`): `openContact({ message })`.
 */
import type { ContactPopup } from './contact-popup.ts';

export const CONTACT_POPUP = 'contact-popup';

/** Opens the pop-up; `message` is put into its message field. `false` on a page without one. */
export function openContact({ message = '' }: { readonly message?: string } = {}): boolean {
  const popup = document.querySelector<ContactPopup>(CONTACT_POPUP);
  popup?.open(message);
  return popup !== null;
}
