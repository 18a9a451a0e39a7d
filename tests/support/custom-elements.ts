/** The elements of a page as a browser reads them, those inside templates too. */
import { parse, type DefaultTreeAdapterTypes, type ParserOptions } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export interface ReadElement {
  readonly name: string;
  readonly id: string | undefined;
  readonly href: string | undefined;
  readonly rel: string | undefined;
}

/** With what they name, as a browser without scripts reads them. */
export function elementsOf(html: string): readonly ReadElement[] {
  return parseElements(html, { scriptingEnabled: false }).map(({ tagName, attrs }) => {
    const read = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
    return { name: tagName, id: read('id'), href: read('href'), rel: read('rel') };
  });
}

export function parseElements(
  html: string,
  options?: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>,
): readonly Element[] {
  const elements: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) elements.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, options));
  return elements;
}
