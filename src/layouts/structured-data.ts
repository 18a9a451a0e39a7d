import { FOUNDED_YEAR } from '../domain/constants.ts';
import { toSharedPicture, type PictureOrigin } from '../images/shared-picture.ts';
import type { HeadView } from '../views/page.ts';

type Thing = Readonly<Record<string, unknown>>;

export function toStructuredData(head: HeadView, agencyName: string, origin: PictureOrigin): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toAgency(head, agencyName, origin),
      ...toBreadcrumbs(head, origin),
      ...toSubject(head, origin),
    ],
  };
}

function toAgency({ subject }: HeadView, name: string, { siteUrl }: PictureOrigin): Thing {
  return {
    '@type': 'Organization',
    '@id': agencyId(siteUrl),
    name,
    url: siteUrl,
    ...(subject.kind === 'agency' && {
      logo: `${siteUrl}/icons/icon-512.png`,
      foundingDate: String(FOUNDED_YEAR),
      telephone: subject.contact.phone.replace('tel:', ''),
      email: subject.contact.email,
      sameAs: subject.contact.profiles,
    }),
  };
}

function toBreadcrumbs({ breadcrumbs }: HeadView, { siteUrl }: PictureOrigin): readonly Thing[] {
  if (breadcrumbs.length === 0) return [];
  const items = breadcrumbs.map((link, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: link.label,
    item: `${siteUrl}${link.path}`,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

function toSubject(
  { subject, path, title, picture, tag }: HeadView,
  origin: PictureOrigin,
): readonly Thing[] {
  const { siteUrl } = origin;
  const url = `${siteUrl}${path ?? ''}`;
  const image = (file: string | null) => {
    const address = file === null ? null : toSharedPicture(file, origin);
    return address === null ? {} : { image: address };
  };
  switch (subject.kind) {
    case 'person':
      return [
        {
          '@type': 'ProfilePage',
          url,
          inLanguage: tag,
          ...(subject.checkedAt === null ? {} : { dateModified: subject.checkedAt }),
          mainEntity: {
            '@type': 'Person',
            name: subject.name,
            url,
            affiliation: { '@id': agencyId(siteUrl) },
            ...image(picture),
            ...(subject.heightCm !== null && {
              height: { '@type': 'QuantitativeValue', value: subject.heightCm, unitCode: 'CMT' },
            }),
            ...(subject.profiles.length === 0 ? {} : { sameAs: subject.profiles }),
          },
        },
      ];
    case 'blog':
      return [
        {
          '@type': 'Blog',
          name: title,
          url,
          inLanguage: tag,
          publisher: { '@id': agencyId(siteUrl) },
          blogPost: subject.posts.map((post) => ({
            '@type': 'BlogPosting',
            headline: post.title,
            url: `${siteUrl}${post.path}`,
            inLanguage: tag,
            author: { '@id': agencyId(siteUrl) },
            ...image(post.cover),
          })),
        },
      ];
    default:
      return [];
  }
}

const agencyId = (siteUrl: string): string => `${siteUrl}/#agency`;

export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
