/** The fields of a brief: title, client, days and notes. */
import { formatDay } from '../../domain/brief-days.ts';
import { toBrief, toLine, withNote, type Brief } from '../../domain/brief.ts';
import { BRIEF_LINE_LENGTH } from '../../domain/constants.ts';
import type { FavouritesWallView } from '../../views/favourites-view.ts';
import { make } from './make-element.ts';

/** From this many characters on, the title is smaller, so that it fits two lines on a phone. */
const LONG_TITLE = 30;
const FIELDS = ['title', 'client', 'from', 'to'] as const;
type FieldName = (typeof FIELDS)[number];
type Change = (brief: Brief) => Brief;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

function toChange(control: TextControl, text: string): Change | null {
  const name = control.name;
  if (isField(name)) return (brief) => ({ ...toBrief({ ...brief, [name]: text }), notes: brief.notes });
  const id = control.closest<HTMLElement>('[data-talent]')?.dataset['talent'];
  return id === undefined ? null : (brief) => withNote(brief, id, text);
}

/** Reports every keystroke, so that nothing is lost. */
export function bindFields(wall: HTMLElement, onInput: (apply: Change) => void): void {
  const toControl = (target: EventTarget | null): TextControl | null =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isField(target.name)) ? target : null;
  wall.addEventListener('input', ({ target }) => {
    const control = toControl(target);
    const change = control === null ? null : toChange(control, control.value);
    if (change !== null) onInput(change);
    if (control !== null) fitHeight(control);
  });
  // Fields hold one line even if it wraps: Enter leaves the field.
  wall.addEventListener('keydown', (event) => {
    const control = toControl(event.target);
    if (event.key !== 'Enter' || event.isComposing || control === null) return;
    event.preventDefault();
    control.blur();
  });
}

/** Makes a text field as high as its text in browsers without `field-sizing`. */
export function fitHeight(control: TextControl): void {
  if (control instanceof HTMLInputElement || CSS.supports('field-sizing', 'content')) return;
  control.style.height = 'auto';
  control.style.height = `${control.scrollHeight + control.offsetHeight - control.clientHeight}px`;
}

/** Shows the brief; leaves the focused field as it is. */
export function renewFields(wall: HTMLElement, brief: Brief, { months, words }: FavouritesWallView): void {
  for (const name of FIELDS) {
    const field = wall.querySelector<TextControl>(`[name="${name}"]`);
    if (field === null) continue;
    if (field !== document.activeElement && toLine(field.value, BRIEF_LINE_LENGTH) !== brief[name]) field.value = brief[name];
    field.classList.toggle('long', brief[name].length > LONG_TITLE);
    fitHeight(field);
  }
  wall.querySelector('[name="to"]')?.setAttribute('min', brief.from);
  const facts = [
    [words.brief.client, brief.client],
    [words.brief.fromRead, formatDay(brief.from, months)],
    [words.brief.toRead, formatDay(brief.to, months)],
  ] as const;
  wall
    .querySelector('[data-part="facts"]')
    ?.replaceChildren(
      ...facts.filter(([, text]) => text !== '').map(([label, text]) => make('div', '', [make('dt', '', [label]), make('dd', '', [text])])),
    );
}
