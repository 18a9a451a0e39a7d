import { hydrateRoot } from 'react-dom/client';
import { Slider, type SliderProps } from './Slider.tsx';

/** Takes over the covers that the server has drawn in an element. */
export function hydrateSlider(element: HTMLElement, props: SliderProps): void {
  // White space around the server's markup is none of React's.
  for (const node of Array.from(element.childNodes)) if (node instanceof Text) node.remove();
  hydrateRoot(element, <Slider {...props} />);
}
