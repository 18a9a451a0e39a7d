import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { POST_ANCHOR } from '../domain/constants.ts';
import { toKebabCase } from '../domain/slug.ts';
import { toPath } from '../routes.ts';
import { toNamedPage, toNameLanguage } from './page.ts';

export interface PostView {
  readonly anchor: string;
  readonly title: string;
  readonly cover: string | null;
  readonly content: string;
}

export type BlogView = ReturnType<typeof blogView>;

export function blogView(catalogue: Catalogue, locale: Locale) {
  const { blog: words, selection } = dictionary(locale);
  const posts = toPosts(catalogue, locale);
  const path = toPath({ page: 'blog' }, locale);
  return {
    ...toNamedPage('blog', {
      content: catalogue,
      locale,
      description: words.description,
      picture: posts.find((post) => post.cover !== null)?.cover ?? null,
      feed: { label: words.feed, path: toFeedPath(locale) },
      subject: {
        kind: 'blog',
        posts: posts.map((post) => ({
          title: post.title,
          path: `${path}#${post.anchor}`,
          cover: post.cover,
        })),
      },
    }),
    words,
    titleLang: toNameLanguage('blog', locale),
    posts,
    sizes: catalogue.pictureSizes,
    signUp: { label: words.signUp, path: toPath({ page: 'scoutedFace' }, locale) },
    casting: {
      label: selection.emptyAction,
      path: toPath({ page: 'listing', category: 'models' }, locale),
    },
  };
}

export function toPosts(catalogue: Catalogue, locale: Locale): readonly PostView[] {
  const taken = new Set<string>();
  return catalogue.posts
    .filter((post) => post.language === locale)
    .map((post) => {
      const base = POST_ANCHOR + (toKebabCase(post.slug) || 'post');
      let anchor = base;
      for (let n = 2; taken.has(anchor); n += 1) anchor = `${base}-${n}`;
      taken.add(anchor);
      return { anchor, title: post.title, cover: post.cover, content: post.content };
    });
}

/** Both `ana` and `post-ana` lead to `post-ana`. */
export function toAnchors(posts: readonly PostView[]): ReadonlyMap<string, string> {
  const anchors = posts.map(({ anchor }) => anchor);
  return new Map([
    ...anchors.map((anchor) => [anchor.slice(POST_ANCHOR.length), anchor] as const),
    ...anchors.map((anchor) => [anchor, anchor] as const),
  ]);
}

export function toFeedPath(locale: Locale): string {
  return `${toPath({ page: 'blog' }, locale)}/rss.xml`;
}
