/** The finder of a listing, with its index: see docs/data-files.md. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { currentCatalogue } from '../../catalogue/current.ts';
import { toPageKey } from '../../catalogue/page-key.ts';
import { CATEGORIES } from '../../domain/categories.ts';
import { finderSource, finderView } from '../../views/finder-view.ts';

export const getStaticPaths = (() =>
  CATEGORIES.flatMap((category) => {
    const source = finderSource(currentCatalogue(), category);
    const key = toPageKey(source);
    return LOCALE_CODES.map((locale) => ({
      params: { list: `${locale}-${category}` },
      props: { locale, source },
      cacheKey: key,
    }));
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({
  props: { locale, source },
}) => Response.json(finderView(source, locale));
