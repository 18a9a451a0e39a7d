import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over what the server has drawn in an element with the same component and words; an event `ready` says that it has. */
export function hydrate<Props extends object>(element: HTMLElement, component: ComponentType<Props>, props: Props): void {
  // White space around the server's markup is none of React's.
  for (const node of Array.from(element.childNodes)) if (node instanceof Text) node.remove();
  // In slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(element, createElement(Ready, { element }, createElement(component, props)));
  });
}

/** Its effect is the last of all. From then on presses need not be kept any more: src/layouts/early-presses.ts. */
function Ready({ element, children }: { readonly element: HTMLElement; readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    element.removeAttribute('data-props');
    element.dispatchEvent(new Event('ready'));
  }, [element]);
  return children;
}
