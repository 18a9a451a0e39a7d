import { toFileUrl } from './file-url.ts';
import { isOnImageCdn, toCdnAddress, type Frame } from './image.ts';

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
  const url = isOnImageCdn(file, imageBaseUrl) ? toFileUrl(file, imageBaseUrl) : null;
  if (url === null) return null;
  const cut =
    shape === undefined ? '' : `&h=${Math.round((WIDTH * shape.height) / shape.width)}&fit=cover`;
  return `${siteUrl}${toCdnAddress(url, `w=${WIDTH}${cut}`)}&fm=jpg`;
}
