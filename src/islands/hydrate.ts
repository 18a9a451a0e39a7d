import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over what the server has drawn in an element with the same component and words. */
export function hydrate<Props extends object>(element: HTMLElement, component: ComponentType<Props>, props: Props): void {
  // White space around the server's markup is none of React's.
  for (const node of Array.from(element.childNodes)) if (node instanceof Text) node.remove();
  // In slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(element, createElement(component, props));
  });
}
