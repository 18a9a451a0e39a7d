import type { APIRoute } from 'astro';
import { currentCatalogue, siteSettings } from '../../catalogue/current.ts';
import { toContact } from '../../views/contact-details.ts';
import { toSecurityText } from '../../views/security-text.ts';

export const GET: APIRoute = () => {
  const catalogue = currentCatalogue();
  const text = toSecurityText({ email: toContact(catalogue).email, siteUrl: siteSettings().siteUrl }, catalogue.today);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
