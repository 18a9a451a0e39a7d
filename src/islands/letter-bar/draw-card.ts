/**
 * Draws a card from a model card of the page, so that drawn cards are built as the page's own. Follows TalentCard.astro, with which it
 * is compared in the tests.
 */
import { toCardLabel, toFrameHeight } from '../../domain/line-up.ts';
import type { MeasureLanguage } from '../../domain/measures.ts';
import { letterOf } from '../../domain/letters.ts';
import { toCardName, toSlug } from '../../domain/names.ts';
import { CARD_PICTURE, toFrameImage } from '../../images/frame-image.ts';
import type { IndexedTalent } from './indexed-wall.ts';

export interface CardSettings {
  readonly imageBaseUrl: string;
  /** Path above the profiles, without a slash at its end. */
  readonly profiles: string;
  readonly language: MeasureLanguage;
}

export function drawCard(model: DocumentFragment, talent: IndexedTalent, settings: CardSettings): HTMLElement {
  const card = find(document.importNode(model, true), '.card');
  const { id, name, cover, heightCm } = talent;
  const frameHeight = toFrameHeight(heightCm);
  setAttributes(card, { 'data-talent': id, 'data-name': name, 'data-letter': letterOf(name) });
  setAttributes(find(card, 'a'), {
    href: `${settings.profiles}/${id}/${toSlug(name)}`,
    'aria-label': toCardLabel(name, heightCm, settings.language),
  });
  setAttributes(find(card, 'favourite-heart'), { 'talent-id': id, name, cover, height: heightCm });

  find(card, '.frame').className = `frame cm-${String(frameHeight)}`;
  const picture = find(card, 'img');
  if (cover === null) picture.remove();
  else {
    const { imageBaseUrl } = settings;
    const { src, srcset, sizes, width, height } = toFrameImage({ cover, frameHeight, imageBaseUrl, ...CARD_PICTURE });
    setAttributes(picture, { width, height, loading: 'lazy', decoding: 'async', fetchpriority: null, sizes, srcset, src });
  }

  const [line] = card.querySelectorAll('.d4 span');
  find(card, '.d4').replaceChildren(
    ...toCardName(name).map((word) => {
      const span = line?.cloneNode() ?? document.createElement('span');
      span.textContent = `${word} `;
      return span;
    }),
  );
  return card;
}

function find(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The model card has no ${selector}`);
  return element;
}

/** `null` stands for an attribute that is not there. */
function setAttributes(element: Element, attributes: Readonly<Record<string, string | number | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}
