import { toFrameHeight } from '../../domain/line-up.ts';
import { toFrameImage } from '../../images/frame-image.ts';
import type { Favourite } from '../../stores/favourites-store.ts';

/** Makes an element with a class (empty for none) and content. */
export function make(
  tag: string,
  className: string,
  content: readonly (Node | string)[] = [],
): HTMLElement {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/** Makes a frame with the talent's cover, to scale. `size` gives the shown width and the widest
 * candidate in pixels. */
export function makeFrame(
  { cover, heightCm }: Favourite,
  imageBaseUrl: string,
  size: { readonly sizes: string; readonly maxWidth: number },
): HTMLElement {
  const frameHeight = toFrameHeight(heightCm);
  const frame = make('span', `frame cm-${String(frameHeight)}`);
  if (cover === null) return frame;
  const { src, srcset, sizes, width, height } = toFrameImage({
    cover,
    frameHeight,
    imageBaseUrl,
    ...size,
  });
  const picture = document.createElement('img');
  Object.assign(picture, { alt: '', width, height, decoding: 'async' });
  if (sizes !== null) picture.sizes = sizes;
  if (srcset !== null) picture.srcset = srcset;
  // Set last: it starts the request.
  picture.src = src;
  frame.append(picture);
  return frame;
}
