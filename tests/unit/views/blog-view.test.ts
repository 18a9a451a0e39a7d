import { expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { blogView, toAnchors, toPosts } from '../../../src/views/blog-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

const aPost = (slug: string) => ({ slug, title: slug, cover: null, content: '', language: 'pt' });
const anchorsOf = (...slugs: readonly string[]) =>
  toPosts(aCatalogue({ posts: slugs.map(aPost) }), 'pt').map(({ anchor }) => anchor);

it('the anchor of a post is its own, however alike the slugs are, and cannot be that of another part of the page', () => {
  expect(anchorsOf('offline', 'Menu').join(' ')).toBe('post-offline post-menu');
  expect(anchorsOf('verão', 'Verao', 'verao-2', '王芳', '李娜').join(' ')).toBe(
    'post-verao post-verao-2 post-verao-2-2 post-post post-post-2',
  );
});

it('the anchor of a post is where structured data leads, and is found by its slug alone as well, as editors write it', () => {
  const { subject } = blogView(aCatalogue({ posts: [aPost('offline')] }), 'pt').head;
  expect(subject).toMatchObject({ posts: [{ path: '/amazing-face#post-offline' }] });
  const anchors = toAnchors(toPosts(aCatalogue({ posts: [aPost('a'), aPost('post-a')] }), 'pt'));
  const found = { a: 'post-a', 'post-a': 'post-a', 'post-post-a': 'post-post-a' };
  expect(Object.fromEntries(anchors)).toEqual(found);
});

it('a blog’s name is marked as English where the page is not', () => {
  const marks = LOCALE_CODES.map((locale) => blogView(aCatalogue(), locale).titleLang);
  expect(marks).toEqual(['en', undefined]);
});

it('a blog is shared with the picture of its newest post that has one', () => {
  const posts = [aPost('a'), { ...aPost('b'), cover: 'b.jpg' }, { ...aPost('c'), cover: 'c.jpg' }];
  expect(blogView(aCatalogue({ posts }), 'pt').head.picture).toBe('b.jpg');
});
