/** Refuses markup that no editor writes and parsers break on. */
import {
  defaultTreeAdapter,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';

const LONGEST_HTML = 250_000;
const DEEPEST_HTML = 100;
/** Parsers repeat crossed tags, so few letters may yield very many elements. */
const MOST_ELEMENTS = 20_000;

const TOO_LONG = `is longer than ${LONGEST_HTML} letters`;

class BeyondBounds extends Error {}

export function readHtml(
  html: string,
): DefaultTreeAdapterTypes.DocumentFragment | { readonly fault: string } {
  if (html.length > LONGEST_HTML) return { fault: TOO_LONG };
  try {
    return parseFragment(html, { treeAdapter: createAdapter() });
  } catch (error) {
    if (error instanceof BeyondBounds) return { fault: error.message };
    throw error;
  }
}

export function* toElements(
  node: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* toElements(child);
  }
}

function createAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  let letters = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      elements += 1;
      if (elements > MOST_ELEMENTS)
        throw new BeyondBounds(`has more than ${MOST_ELEMENTS} elements`);
      for (const { value } of attributes) letters += value.length;
      if (letters > LONGEST_HTML) throw new BeyondBounds(TOO_LONG);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > DEEPEST_HTML)
        throw new BeyondBounds(`nests elements more than ${DEEPEST_HTML} deep`);
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
}
