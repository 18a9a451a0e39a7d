/** Finds where editors name a minor in full; the site shows such content unchanged. */
import type { Catalogue } from '../domain/catalogue.ts';
import { findMinorNames, type Named } from '../domain/minor-names.ts';
import { readHtml, toElements } from '../lib/bounded-html.ts';
import { toPlainText } from '../sources/plain-text.ts';
import { decodeOrSame } from '../domain/slug.ts';

export type Content = Pick<
  Catalogue,
  'slides' | 'staff' | 'posts' | 'texts' | 'images' | 'olderScoutedText' | 'olderScoutedImages'
>;

export function describeMinorsInContent(
  content: Partial<Content>,
  minors: readonly Named[],
  others: readonly Pick<Named, 'name'>[],
): readonly string[] {
  const find = findMinorNames(minors, others);
  return toPlaces(content).flatMap(([place, written]) => {
    const byTalent = Map.groupBy(find(toText(written)), ({ id }) => id);
    return Array.from(byTalent, ([id, namings]) => {
      const words = Array.from(new Set(namings.map((naming) => `"${naming.words}"`))).join(', ');
      return `${place}: names talent ${id}, who is under 18, in full (${words}); the first name alone would do`;
    });
  });
}

function toPlaces({
  posts = [],
  staff = [],
  ...content
}: Partial<Content>): readonly (readonly [place: string, written: unknown])[] {
  const {
    texts = {},
    slides = [],
    images = {},
    olderScoutedImages = [],
    olderScoutedText,
  } = content;
  return [
    ...posts.map((post) => {
      const { language, slug, title, cover } = post;
      return [`posts ${language}/${slug}`, [title, slug, cover, readTexts(post.content)]] as const;
    }),
    ...staff.map((person) => [`staff ${person.name}`, person] as const),
    ...Object.entries(texts).flatMap(([key, record]) =>
      Object.entries(record).map(([language, text]) => [`texts ${key} ${language}`, text] as const),
    ),
    ['texts of the application page', olderScoutedText],
    ...[...slides, ...Object.values(images), ...olderScoutedImages].map(
      (picture) => [`picture ${picture.mobile}`, picture] as const,
    ),
  ];
}

function toText(written: unknown): string {
  if (typeof written === 'string') return decodeOrSame(written);
  return typeof written === 'object' && written !== null
    ? Object.values(written).map(toText).join('\n')
    : '';
}

function readTexts(html: string): string {
  const tree = readHtml(html);
  if ('fault' in tree) return '';
  const text = toPlainText(html, (tag) => ['br', 'td', 'th'].includes(tag));
  const attributes = Array.from(toElements(tree), ({ attrs }) => attrs).flat();
  return [
    typeof text === 'string' ? text : '',
    ...attributes.map(({ value }) => decodeOrSame(value)),
  ].join('\n');
}
