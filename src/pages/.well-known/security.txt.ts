import type { APIRoute } from 'astro';
import { currentCatalogue, siteSettings } from '../../catalogue/current.ts';
import { toContact } from '../../views/contact-details.ts';
import { toSecurityText } from '../../views/security-text.ts';

export const GET: APIRoute = () =>
  new Response(toSecurityText({ email: toContact(currentCatalogue()).email, siteUrl: siteSettings().siteUrl }, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
