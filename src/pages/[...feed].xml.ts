import rss from '@astrojs/rss';
import type { APIRoute, GetStaticPaths } from 'astro';
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../i18n/locales.ts';
import { currentCatalogue, siteSettings } from '../catalogue/current.ts';
import { toPageKey } from '../catalogue/page-key.ts';
import { toRichText } from '../components/blog/rich-text.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { toPath } from '../routes.ts';
import { toFeedPath, toAnchors, toPosts } from '../views/blog-view.ts';

export const getStaticPaths = (() =>
  LOCALE_CODES.map((locale) => ({
    params: {
      feed: toFeedPath(locale)
        .slice(1)
        .replace(/\.xml$/, ''),
    },
    props: { locale },
    cacheKey: toPageKey([toPosts(currentCatalogue(), locale), minorsOf(currentCatalogue())]),
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const { siteUrl, imageBaseUrl } = siteSettings();
  const { blog, common } = dictionary(locale);
  const blogUrl = `${siteUrl}${toPath({ page: 'blog' }, locale)}`;
  const catalogue = currentCatalogue();
  const posts = toPosts(catalogue, locale);
  const anchors = toAnchors(posts);
  const unlinkedIds = new Set(minorsOf(catalogue));
  return rss({
    title: `${common.nav.blog} · ${common.siteName}`,
    description: blog.description,
    site: blogUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${LOCALES[locale].tag}</language><atom:link href="${siteUrl}${toFeedPath(locale)}" rel="self" type="application/rss+xml"/>`,
    items: posts.map((post) => ({
      title: post.title,
      link: `${blogUrl}#${post.anchor}`,
      content: toRichText(post.content, {
        target: 'feed',
        imageBaseUrl,
        pageUrl: blogUrl,
        anchors,
        unlinkedIds,
      }),
    })),
  });
};

function minorsOf({ talents }: Catalogue): readonly string[] {
  return talents.filter(({ underAge }) => underAge).map(({ id }) => id);
}
