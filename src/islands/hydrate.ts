import {
  createElement,
  startTransition,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates server-rendered markup with the same component and props; dispatches `ready` when
 * done. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): void {
  // React expects no white space around the server's markup.
  for (const node of Array.from(element.childNodes)) if (node instanceof Text) node.remove();
  // A transition hydrates in slices and keeps the page responsive.
  startTransition(() => {
    hydrateRoot(element, createElement(Ready, { element }, createElement(component, props)));
  });
}

/** Its effect runs last; from then on clicks need no queue (src/layouts/early-presses.ts). */
function Ready({
  element,
  children,
}: {
  readonly element: HTMLElement;
  readonly children?: ReactNode;
}): ReactNode {
  useEffect(() => {
    element.removeAttribute('data-props');
    element.dispatchEvent(new Event('ready'));
  }, [element]);
  return children;
}
