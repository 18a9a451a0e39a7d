import type { RecordStore } from '../store/records.ts';
import { html, type Fragment } from './html.ts';
import { SECTIONS } from './record-fields.ts';

export function minorsNamed(records: RecordStore): Fragment {
  const minors = records.list('talents').filter(({ underAge, hidden }) => underAge && !hidden);
  const found = SECTIONS.filter(({ kind }) => kind !== 'talents').flatMap((section) =>
    records.list(section.kind).flatMap((record) => {
      const { id, ...values } = record;
      const said = fold(
        Object.values(values)
          .join(' ')
          .replace(/<[^>]*>|[*_]/g, ''),
      );
      return minors.flatMap(({ name }) =>
        toPattern(name)?.test(said) === true
          ? [html`<li><a href="${section.path}/${id}">${section.label(record)}</a>: ${name}</li>`]
          : [],
      );
    }),
  );
  return (
    found.length > 0 &&
    html`<h2>Nomes de menores</h2>
      <p>
        Estes textos dizem o nome inteiro de quem tem menos de 18 anos. O site os mostra como estão:
        deixe só o primeiro nome.
      </p>
      <ul>
        ${found}
      </ul>`
  );
}

function toPattern(name: string): RegExp | null {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return null;
  const gap = '[^\\p{L}\\p{N}]+';
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${first}(?:${gap}[\\p{L}\\p{N}]+){0,3}?${gap}${last}(?![\\p{L}\\p{N}])`,
    'u',
  );
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
