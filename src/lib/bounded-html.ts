/**
 * HTML that somebody else wrote, read as a browser reads it, within bounds: parsers, and what walks their trees, slow down or break on what
 * no editor writes by hand.
 */
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, type TreeAdapter } from 'parse5';

/** Letters: thirty pages of a book. Pictures inside the text itself do not fit, and would not be shown either. */
const LONGEST_HTML = 250_000;
/** Elements within each other. */
const DEEPEST_HTML = 100;
/** Crossed tags make a parser repeat them, so that few letters may stand for very many elements, and for very long ones. */
const MOST_ELEMENTS = 20_000;

const TOO_LONG = `is longer than ${LONGEST_HTML} letters`;

class BeyondBounds extends Error {}

/** The tree of a text; where it is beyond bounds, which bound that is, as the end of a sentence. */
export function readHtml(html: string): DefaultTreeAdapterTypes.DocumentFragment | string {
  if (html.length > LONGEST_HTML) return TOO_LONG;
  try {
    return parseFragment(html, { treeAdapter: createAdapter() });
  } catch (error) {
    if (error instanceof BeyondBounds) return error.message;
    throw error;
  }
}

/** Parse5's own, which counts. */
function createAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  let letters = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      elements += 1;
      if (elements > MOST_ELEMENTS) throw new BeyondBounds(`has more than ${MOST_ELEMENTS} elements`);
      for (const { value } of attributes) letters += value.length;
      if (letters > LONGEST_HTML) throw new BeyondBounds(TOO_LONG);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > DEEPEST_HTML) throw new BeyondBounds(`nests elements more than ${DEEPEST_HTML} deep`);
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
}
