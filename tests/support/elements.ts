/** The elements of a page with what they name, as a browser reads them; those inside templates too. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export interface ReadElement {
  readonly name: string;
  readonly id: string | undefined;
  readonly href: string | undefined;
  readonly rel: string | undefined;
}

export function elementsOf(html: string): readonly ReadElement[] {
  const elements: ReadElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const read = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
      elements.push({ name: node.tagName, id: read('id'), href: read('href'), rel: read('rel') });
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return elements;
}
