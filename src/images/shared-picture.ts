import { toImage, toWidest, type Frame } from './image.ts';

const WIDTH = 1200;

export interface PictureOrigin {
  readonly siteUrl: string;
  readonly imageBaseUrl: string;
}

/** Never the original with its metadata. */
export function toSharedPicture(
  file: string,
  { siteUrl, imageBaseUrl }: PictureOrigin,
  shape?: Frame,
): string | null {
  const cut = shape === undefined ? {} : { frame: shape, crop: true };
  const image = toImage({ file, imageBaseUrl, maxWidth: WIDTH, format: 'jpg', ...cut });
  return image.srcset === null ? null : siteUrl + toWidest(image);
}
