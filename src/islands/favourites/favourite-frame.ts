/** One talent of a selection on the height chart. */
import { toFrameHeight } from '../../domain/line-up.ts';
import { formatShownHeight, formatSize, type MeasureLanguage } from '../../domain/measures.ts';
import { toCardName, toSlug } from '../../domain/names.ts';
import { toFrameImage } from '../../images/frame-image.ts';
import type { Favourite } from '../../stores/favourites-store.ts';

export interface FrameContext {
  readonly language: MeasureLanguage;
  /** Profiles stand below this path, by id and slug. */
  readonly profilesPath: string;
  readonly imageBaseUrl: string;
}

/** Width of a frame on the chart, and the widest picture worth loading for it, in pixels. */
const PICTURE = { sizes: '220px', maxWidth: 640 };

/** Fills a copy of the chart's template with a talent. */
export function createFrame(template: HTMLTemplateElement, card: Favourite, context: FrameContext): HTMLElement {
  const [item] = document.importNode(template.content, true).children;
  if (!(item instanceof HTMLElement)) throw new Error('The chart has no template.');
  const part = (name: string) => item.querySelector(`[data-part="${name}"]`);

  item.querySelector('a')?.setAttribute('href', `${context.profilesPath}/${card.id}/${toSlug(card.name)}`);
  part('name')?.append(...toCardName(card.name).map(toLine));
  part('measures')?.append(toMeasures(card, context.language));

  const frameHeight = toFrameHeight(card.heightCm);
  const frame = part('frame');
  frame?.classList.add(`cm-${String(frameHeight)}`);
  if (card.cover !== null) {
    const { imageBaseUrl } = context;
    frame?.append(toPicture(toFrameImage({ cover: card.cover, frameHeight, imageBaseUrl, ...PICTURE })));
  }

  const heart = item.querySelector('favourite-heart');
  heart?.setAttribute('talent-id', card.id);
  heart?.setAttribute('name', card.name);
  if (card.cover !== null) heart?.setAttribute('cover', card.cover);
  if (card.heightCm !== null) heart?.setAttribute('height', String(card.heightCm));
  return item;
}

function toLine(word: string): HTMLElement {
  const line = document.createElement('span');
  line.textContent = word;
  return line;
}

/** `1,76 · 36 · 37,5`: what is known of height, jeans and shoes. */
function toMeasures({ heightCm, jeans, shoes }: Favourite, language: MeasureLanguage): string {
  const sizes = [jeans, shoes].filter((size) => size !== null).map((size) => formatSize(size, language));
  return [...(heightCm === null ? [] : [formatShownHeight(heightCm, language)]), ...sizes].join(' · ');
}

function toPicture({ src, srcset, sizes, width, height }: ReturnType<typeof toFrameImage>): HTMLImageElement {
  const picture = new Image(width, height);
  picture.loading = 'lazy';
  picture.decoding = 'async';
  picture.alt = '';
  picture.dataset['fallback'] = '';
  if (sizes !== null) picture.sizes = sizes;
  if (srcset !== null) picture.srcset = srcset;
  picture.src = src;
  return picture;
}
