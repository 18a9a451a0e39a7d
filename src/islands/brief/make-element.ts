import { toFrameHeight } from '../../domain/line-up.ts';
import { toFrameImage } from '../../images/frame-image.ts';
import type { Favourite } from '../../stores/favourites-store.ts';

/** An element with its class, empty for none, and what it holds. */
export function make(tag: string, className: string, content: readonly (Node | string)[] = []): HTMLElement {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/** A talent's cover in a frame as tall as the talent; `size` says how wide the picture is shown, and its widest candidate in pixels. */
export function makeFrame(
  { cover, heightCm }: Favourite,
  imageBaseUrl: string,
  size: { readonly sizes: string; readonly maxWidth: number },
): HTMLElement {
  const frameHeight = toFrameHeight(heightCm);
  const frame = make('span', `frame cm-${String(frameHeight)}`);
  if (cover === null) return frame;
  const { src, srcset, sizes, width, height } = toFrameImage({ cover, frameHeight, imageBaseUrl, ...size });
  const picture = document.createElement('img');
  Object.assign(picture, { alt: '', width, height, decoding: 'async' });
  if (sizes !== null) picture.sizes = sizes;
  if (srcset !== null) picture.srcset = srcset;
  // Last: it is asked for at once.
  picture.src = src;
  frame.append(picture);
  return frame;
}
