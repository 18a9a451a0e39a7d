/** The finder of a listing, with its index: see docs/data-files.md. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { LOCALE_CODES, type Locale } from '../../../i18n/locales.ts';
import { currentCatalogue } from '../../catalogue/current.ts';
import { CATEGORIES, type Category } from '../../domain/categories.ts';
import { finderView } from '../../views/finder-view.ts';

export const getStaticPaths = (() =>
  LOCALE_CODES.flatMap((locale) =>
    CATEGORIES.map((category) => ({ params: { list: `${locale}-${category}` }, props: { locale, category } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ locale: Locale; category: Category }> = ({ props: { locale, category } }) =>
  new Response(JSON.stringify(finderView(currentCatalogue(), locale, category)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
