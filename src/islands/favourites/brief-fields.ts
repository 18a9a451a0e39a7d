/** The fields of a brief: its title, client and days, and the notes beside its talents. */
import { formatDay } from '../../domain/brief-days.ts';
import { toBrief, toLine, withNote, type Brief } from '../../domain/brief.ts';
import { BRIEF_LINE_LENGTH } from '../../domain/constants.ts';
import type { FavouritesWallView } from '../../views/favourites-view.ts';
import { make } from './elements.ts';

const FIELDS = ['title', 'client', 'from', 'to'] as const;
type FieldName = (typeof FIELDS)[number];
type Change = (brief: Brief) => Brief;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface FieldActions {
  /** With each letter, so that nothing is lost. */
  readonly onInput: (apply: Change) => void;
  /** When the visitor is done with a field; `back` puts back what stood there before. */
  readonly onCommit: (back: Change) => void;
}

const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

function toChange(control: TextControl, text: string): Change | null {
  const name = control.name;
  if (isField(name)) return (brief) => ({ ...toBrief({ ...brief, [name]: text }), notes: brief.notes });
  const id = control.closest<HTMLElement>('[data-talent]')?.dataset['talent'];
  return id === undefined ? null : (brief) => withNote(brief, id, text);
}

export function bindFields(wall: HTMLElement, { onInput, onCommit }: FieldActions): void {
  const before = new WeakMap<TextControl, string>();
  const toControl = (target: EventTarget | null): TextControl | null =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isField(target.name)) ? target : null;
  wall.addEventListener('focusin', ({ target }) => {
    const control = toControl(target);
    if (control !== null) before.set(control, control.value);
  });
  wall.addEventListener('input', ({ target }) => {
    const control = toControl(target);
    const change = control === null ? null : toChange(control, control.value);
    if (change !== null) onInput(change);
  });
  wall.addEventListener('change', ({ target }) => {
    const control = toControl(target);
    if (control === null) return;
    const text = before.get(control) ?? '';
    const back = text === control.value ? null : toChange(control, text);
    before.set(control, control.value);
    if (back !== null) onCommit(back);
  });
  // A note is one line: Enter is done with it.
  wall.addEventListener('keydown', (event) => {
    const control = toControl(event.target);
    if (event.key !== 'Enter' || event.isComposing || control === null) return;
    event.preventDefault();
    control.blur();
  });
}

/** Shows what the brief says; a field that somebody is at stays as it is. */
export function renewFields(wall: HTMLElement, brief: Brief, { months, words }: FavouritesWallView): void {
  for (const name of FIELDS) {
    const field = wall.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field !== null && field !== document.activeElement && toLine(field.value, BRIEF_LINE_LENGTH) !== brief[name])
      field.value = brief[name];
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
