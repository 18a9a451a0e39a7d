/** Draws a card from the page's template of TalentCard.astro, so that it equals the server's
 * cards. */
import type { Card } from '../../domain/card.ts';
import { letterOf } from '../../domain/letters.ts';
import { CARD_PICTURE, toFrameImage } from '../../images/frame-image.ts';

/** Draws a talent's card. Throws if the template holds no card. */
export function fillCard(
  template: HTMLTemplateElement,
  card: Card,
  imageBaseUrl: string,
): HTMLElement {
  const item = find(document.importNode(template.content, true), '.card');
  const { id, name, cover, heightCm, frameHeight } = card;
  setAttributes(item, { 'data-talent': id, 'data-name': name, 'data-letter': letterOf(name) });
  setAttributes(find(item, 'a'), { href: card.path, 'aria-label': card.label });
  setAttributes(find(item, 'selection-heart'), { 'talent-id': id, name, cover, heightCm });

  find(item, '.frame').className =
    `frame cm-${String(frameHeight)}${heightCm === null ? ' unknown' : ''}`;
  const picture = find(item, 'img');
  if (cover === null) picture.remove();
  else {
    const { src, srcset, width, height } = toFrameImage({
      cover,
      frameHeight,
      imageBaseUrl,
      ...CARD_PICTURE,
    });
    setAttributes(picture, { width, height, srcset, src });
  }

  const lines = card.lines.map((line) =>
    Object.assign(document.createElement('span'), { textContent: `${line} ` }),
  );
  find(item, '.d4').replaceChildren(...lines);
  return item;
}

function find(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The template's card has no ${selector}`);
  return element;
}

/** `null` removes an attribute. */
function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | number | null>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}
