/** Pages as the checks over a built site see them, good in everything but what a test names. */
import type { BuiltPage } from '../../scripts/checks/built-site.ts';

export const ORIGIN = 'https://amazing.example';

export function aBuiltPage(overrides: Partial<BuiltPage> = {}): BuiltPage {
  return {
    file: 'index.html',
    path: '/',
    language: 'pt-BR',
    addresses: new Set(),
    ids: new Set(),
    canonical: `${ORIGIN}/`,
    alternates: new Map([
      ['pt-BR', `${ORIGIN}/`],
      ['en', `${ORIGIN}/en`],
      ['x-default', `${ORIGIN}/`],
    ]),
    meta: new Map([
      ['description', 'Agência no Recife.'],
      ['og:title', 'Amazing'],
      ['og:description', 'Agência no Recife.'],
      ['og:type', 'website'],
      ['og:locale', 'pt_BR'],
      ['og:url', `${ORIGIN}/`],
      ['og:image', `${ORIGIN}/og-default.jpg`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
    ]),
    ...overrides,
  };
}
