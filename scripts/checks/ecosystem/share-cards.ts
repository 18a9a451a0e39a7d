/** A page's card in messengers: title, sentence, and a picture of the stated size. */
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import type { PictureSizes } from './picture-sizes.ts';

const IMAGE_CDN = '/.netlify/images';

/** The faults of a page's card, one line each. */
export function shareCardFaults(
  page: BuiltPage,
  { origin }: Pick<BuiltSite, 'origin'>,
  sizes: PictureSizes,
): readonly string[] {
  const { meta, canonical } = page;
  const blank = [
    'og:title',
    'og:description',
    'og:image',
    'og:type',
    'og:locale',
    'description',
    'twitter:card',
  ].filter((name) => (meta.get(name) ?? '').trim() === '');
  return [
    ...blank.map((name) => `has no ${name}`),
    ...((meta.get('og:url') ?? null) === canonical ? [] : ['og:url is not its address']),
    ...pictureFaults(meta, origin, sizes),
  ].map((fault) => `${page.path}: ${fault}`);
}

function pictureFaults(
  meta: BuiltPage['meta'],
  origin: string,
  sizes: PictureSizes,
): readonly string[] {
  const picture = URL.parse(meta.get('og:image') ?? '');
  if (picture === null || !/^https?:$/.test(picture.protocol))
    return ['og:image is no absolute address'];
  if (picture.origin !== new URL(origin).origin) return [];
  const stated = `${meta.get('og:image:width') ?? '?'} × ${meta.get('og:image:height') ?? '?'}`;
  if (picture.pathname === IMAGE_CDN) {
    const { searchParams } = picture;
    const asked = `${searchParams.get('w') ?? '?'} × ${searchParams.get('h') ?? '?'}`;
    return [
      ...(URL.canParse(searchParams.get('url') ?? '')
        ? []
        : ['og:image asks the CDN for no picture']),
      // Every messenger shows JPEG; other formats are uncertain.
      ...(searchParams.get('fm') === 'jpg' ? [] : ['og:image is no JPEG']),
      ...(asked === stated ? [] : [`og:image is ${asked}, stated as ${stated}`]),
    ];
  }
  const size = sizes.get(picture.pathname.slice(1));
  if (size === undefined) return [`og:image ${picture.pathname} is not there`];
  const real = `${String(size.width)} × ${String(size.height)}`;
  return real === stated ? [] : [`og:image is ${real}, stated as ${stated}`];
}
