import { toImage, toWidest, type Frame } from './image.ts';

/** As wide as a share card. */
const WIDTH = 1200;

/** Where pictures lie, and the site that the image CDN belongs to, without a trailing slash. */
export interface PictureOrigin {
  readonly siteUrl: string;
  readonly imageBaseUrl: string;
}

/**
 * The whole address of a picture for other programs, such as search engines, messengers and feed readers: a JPEG from the image CDN, cut to
 * a shape where one is given. Never the original, which may still say where it was taken, and by whom. `null` for what the CDN does not
 * answer: drawings, animations, and pictures from elsewhere.
 */
export function toSharedPicture(file: string, { siteUrl, imageBaseUrl }: PictureOrigin, shape?: Frame): string | null {
  const cut = shape === undefined ? {} : { frame: shape, crop: true };
  const image = toImage({ file, imageBaseUrl, maxWidth: WIDTH, format: 'jpg', ...cut });
  return image.srcset === null ? null : siteUrl + toWidest(image);
}
