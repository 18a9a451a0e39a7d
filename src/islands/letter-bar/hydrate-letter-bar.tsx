import { hydrateRoot } from 'react-dom/client';
import { LetterBar, type LetterBarProps } from './LetterBar.tsx';

/** Takes over the bar that the server has drawn in an element. */
export function hydrateLetterBar(element: HTMLElement, props: LetterBarProps): void {
  // White space around the server's markup is none of React's.
  for (const node of Array.from(element.childNodes)) if (node instanceof Text) node.remove();
  hydrateRoot(element, <LetterBar {...props} />);
}
