import type { APIRoute } from 'astro';
import { currentCatalogue, siteSettings } from '../../catalogue/current.ts';
import { toContact } from '../../views/contact-details.ts';
import { toSecurityText } from '../../views/security-text.ts';

export const GET: APIRoute = () => {
  const catalogue = currentCatalogue();
  const { email } = toContact(catalogue);
  return new Response(toSecurityText(email, siteSettings().siteUrl, catalogue.today));
};
