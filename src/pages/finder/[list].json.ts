/** The finder of a listing, with its index: see docs/data-files.md. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { currentCatalogue } from '../../catalogue/current.ts';
import { toPageProps } from '../../catalogue/page-key.ts';
import { CATEGORIES } from '../../domain/categories.ts';
import { finderView } from '../../views/finder-view.ts';

export const getStaticPaths = (() =>
  LOCALE_CODES.flatMap((locale) =>
    CATEGORIES.map((category) => ({
      params: { list: `${locale}-${category}` },
      ...toPageProps(finderView(currentCatalogue(), locale, category)),
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { view } }) =>
  new Response(JSON.stringify(view), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
