/** The drawing of an imitation: its false letters fall out of the field's line, and a plumb line leads from each to what it is. */
import type { Mark } from './look-alike.ts';

/** More than these would be read as one confusion: they are listed. */
const MOST_LINES = 4;

/** What was judged, its false letters apart; `text` may have more around it, which begins `at` signs before. */
export function toLetters(text: string, marks: readonly Mark[], at: number): readonly (string | HTMLElement)[] {
  const pieces: (string | HTMLElement)[] = [];
  let done = 0;
  for (const { start, end, seen } of marks) {
    const letters = document.createElement('b');
    letters.textContent = seen === '' ? '·' : seen;
    letters.classList.toggle('gap', seen === '');
    pieces.push(text.slice(done, at + start), letters);
    done = at + end;
  }
  return [...pieces, text.slice(done)];
}

export interface Drawing {
  /** Carries `data-drawn` while there is room for the drawing. */
  readonly host: HTMLElement;
  /** Is `data-apart` where it differs from what the field shows. */
  readonly letters: HTMLElement;
  readonly notes: HTMLElement;
}

/** Puts each note below its letters, where all of it fits on the field's line. To be called again when the width changes. */
export function placeNotes({ host, letters, notes }: Drawing): void {
  const fallen = Array.from(letters.querySelectorAll('b'));
  host.toggleAttribute('data-drawn', fallen.length > 0 && fallen.length <= MOST_LINES && !letters.hasAttribute('data-apart'));
  if (letters.scrollWidth > letters.clientWidth) host.removeAttribute('data-drawn');
  if (!host.hasAttribute('data-drawn')) return;
  const width = notes.clientWidth;
  for (const [index, { offsetLeft, offsetWidth }] of fallen.entries()) {
    const note = notes.children[index];
    const text = note?.firstElementChild;
    if (!(note instanceof HTMLElement) || !(text instanceof HTMLElement)) continue;
    const middle = offsetLeft + offsetWidth / 2;
    note.style.setProperty('--line-at', `${String(middle)}px`);
    note.style.setProperty('--text-at', `${String(Math.max(0, Math.min(middle - text.offsetWidth / 2, width - text.offsetWidth)))}px`);
  }
}
