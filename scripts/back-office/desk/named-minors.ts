/** Finds texts with a minor's full name: the site shows them, so the editor must know. */
import { fold } from '../store/fold.ts';
import { html, type Markup } from './escape-html.ts';
import type { Desk } from './desk.ts';

/** A section with a link to each such text, if any. */
export function minorsNamed({ talents, content }: Desk): Markup | '' {
  const minors = talents.listed('pt').filter(({ underAge }) => underAge);
  const texts = [
    ...content
      .list('posts')
      .map(
        (post) =>
          [
            `Post “${post.title}”`,
            `/posts/${post.id}`,
            `${post.title} ${post.slug} ${post.content}`,
          ] as const,
      ),
    ...content
      .list('staff')
      .map(
        (person) =>
          [
            `Equipe: ${person.name}`,
            `/equipe/${person.id}`,
            `${person.name} ${person.role ?? ''}`,
          ] as const,
      ),
    ['Textos do site', '/textos', JSON.stringify(content.texts())] as const,
  ];
  const found = texts.flatMap(([title, path, text]) => {
    const folded = fold(text.replace(/<[^>]*>/g, ''));
    return minors
      .filter(({ name }) => toPattern(name)?.test(folded))
      .map(({ name }) => ({ title, path, name }));
  });
  if (found.length === 0) return '';
  return html`<section>
    <h2>Nomes de menores</h2>
    <p>
      Estes textos dizem o nome inteiro de quem tem menos de 18 anos. O site os mostra como estão:
      deixe só o primeiro nome.
    </p>
    <ul>
      ${found.map(({ title, path, name }) => html`<li><a href="${path}">${title}</a>: ${name}</li>`)}
    </ul>
  </section>`;
}

/** First and last word of a name with up to three between. `null` for a single word. */
function toPattern(name: string): RegExp | null {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < 2) return null;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${first}(?:[^\\p{L}\\p{N}]+[\\p{L}\\p{N}]+){0,3}?[^\\p{L}\\p{N}]+${last}(?![\\p{L}\\p{N}])`,
    'u',
  );
}
