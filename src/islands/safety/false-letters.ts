/** Draws the judged text large on the field's floor: false letters fall out of line, with a plumb
 * line from each to its note. */
import type { Mark } from './look-alike.ts';

/** More lines would confuse; a list replaces them. */
const MOST_LINES = 4;
type Stretch = { readonly text: string; readonly tag: 'b' | 'mark' | 'small' | null };

/** Draws the judged text: false letters (`b`), foreign parts around our name (`mark`), a mailbox's
 * owner small. */
export function toLetters({ subject, real, marks }: Judged): HTMLElement {
  const line = document.createElement('span');
  let word: HTMLElement | null = null;
  for (const { text, tag } of marks === null
    ? toOthers(subject, real)
    : toStretches(subject, marks)) {
    // A missing letter keeps its space.
    for (const part of tag === 'b'
      ? [text === '' ? '·' : text]
      : (text.match(/\.?[^.@/]+[@/]?|[.@/]/g) ?? [])) {
      if (word === null || (tag !== 'b' && part.startsWith('.')))
        line.append((word = document.createElement('span')));
      const letters = tag === null ? part : document.createElement(tag);
      if (typeof letters !== 'string') letters.textContent = part;
      word.append(letters);
      if (/[@/]$/.test(part)) word = null;
    }
  }
  return line;
}

/** `marks` is `null` if everything but our name is foreign. */
export interface Judged {
  readonly subject: string;
  readonly real: string;
  readonly marks: readonly Mark[] | null;
}

function toStretches(subject: string, marks: readonly Mark[]): readonly Stretch[] {
  const [mailbox = ''] = /^[^/@]+@/.exec(subject) ?? [];
  const from = mailbox.length <= (marks[0]?.start ?? subject.length) ? mailbox.length : 0;
  const stretches: Stretch[] = [{ text: subject.slice(0, from), tag: 'small' }];
  let done = from;
  for (const { start, end, seen } of marks) {
    stretches.push({ text: subject.slice(done, start), tag: null }, { text: seen, tag: 'b' });
    done = end;
  }
  return [...stretches, { text: subject.slice(done), tag: null }];
}

function toOthers(subject: string, real: string): readonly Stretch[] {
  const [mailbox = ''] = /^[^/@]+@/.exec(subject) ?? [];
  const host = subject.slice(mailbox.length);
  const names = [real, real.split('.')[0] ?? real].filter(
    (name) => host.length > name.length && host.toLowerCase().includes(name),
  );
  const [name = ''] = names;
  const at = host.toLowerCase().indexOf(name);
  return [
    { text: mailbox, tag: 'small' },
    { text: host.slice(0, at), tag: 'mark' },
    { text: host.slice(at, at + name.length), tag: null },
    { text: host.slice(at + name.length), tag: 'mark' },
  ];
}

export interface Drawing {
  /** Has `data-drawn` while the drawing is needed, `data-plumb` while plumb lines fit. */
  readonly host: HTMLElement;
  readonly field: HTMLInputElement;
  /** Empty without a drawing; has `data-always` if the field alone is not enough. */
  readonly letters: HTMLElement;
  readonly notes: HTMLElement;
}

/** Shows the drawing if the field would hide a part of the text, with each note below its letters.
 * Call it again when the width changes. */
export function layOut({ host, field, letters, notes }: Drawing): void {
  host.removeAttribute('data-drawn');
  const isCut = field.scrollWidth > field.clientWidth;
  host.toggleAttribute(
    'data-drawn',
    letters.hasChildNodes() && (isCut || letters.hasAttribute('data-always')),
  );
  host.style.setProperty('--drawn', `${String(letters.offsetHeight)}px`);
  const fallen = Array.from(letters.querySelectorAll('b'));
  const bottom = letters.offsetTop + letters.offsetHeight;
  const isLowest = ({ offsetTop, offsetHeight }: HTMLElement) =>
    offsetTop + 1.5 * offsetHeight > bottom;
  host.toggleAttribute(
    'data-plumb',
    fallen.length > 0 && fallen.length <= MOST_LINES && fallen.every(isLowest),
  );
  if (!host.hasAttribute('data-plumb')) return;
  const width = notes.clientWidth;
  for (const [index, { offsetLeft, offsetWidth }] of fallen.entries()) {
    const note = notes.children[index];
    const text = note?.firstElementChild;
    if (!(note instanceof HTMLElement) || !(text instanceof HTMLElement)) continue;
    const middle = offsetLeft + offsetWidth / 2;
    note.style.setProperty('--line-at', `${String(middle)}px`);
    note.style.setProperty(
      '--text-at',
      `${String(Math.max(0, Math.min(middle - text.offsetWidth / 2, width - text.offsetWidth)))}px`,
    );
  }
}
