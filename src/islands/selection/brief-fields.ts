import { agencyDay } from '../../domain/agency-day.ts';
import { formatDay } from '../../domain/brief-days.ts';
import { toBrief, toLine, withNote, type Brief } from '../../domain/brief.ts';
import { isDay } from '../../domain/calendar-day.ts';
import { BRIEF_LINE_LENGTH } from '../../domain/constants.ts';
import { attachDateField } from '../fields/date-field.ts';
import type { BriefPage } from './brief-page.ts';
import { make } from './make-element.ts';

/** From so many characters on, the title is smaller, so that it fits two lines on a phone. */
const LONG_TITLES = { long: 24, longest: 48 } as const;
const LINES = ['title', 'client'] as const;
const DAYS = ['from', 'to'] as const;
type Change = (brief: Brief) => Brief;

const isLine = (name: string): name is (typeof LINES)[number] =>
  LINES.some((line) => line === name);

function toChange(control: HTMLTextAreaElement | HTMLInputElement): Change | null {
  const { name, value } = control;
  if (isLine(name))
    return (brief) => ({ ...toBrief({ ...brief, [name]: value }), notes: brief.notes });
  const id = control.closest<HTMLElement>('[data-talent]')?.dataset['talent'];
  return id === undefined ? null : (brief) => withNote(brief, id, value);
}

/** Reports every change, so that nothing is lost. The returned function shows the brief and leaves
 * the focused field as it is. */
export function bindFields(
  wall: HTMLElement,
  { view, find, say, shown }: BriefPage,
  onInput: (apply: Change) => void,
): () => void {
  const { months, words, shared } = view;
  const change = (apply: Change) => {
    onInput(apply);
    find('stored').hidden = false;
  };
  wall.addEventListener('input', ({ target }) => {
    if (!(
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && isLine(target.name))
    ))
      return;
    const apply = toChange(target);
    if (apply !== null) change(apply);
    fitHeight(target);
  });
  // Fields hold one line even if it wraps: Enter leaves the field.
  wall.addEventListener('keydown', (event) => {
    const { key, isComposing, target } = event;
    if (
      key !== 'Enter' ||
      isComposing ||
      !(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
    )
      return;
    event.preventDefault();
    target.blur();
  });

  const toField = (name: string) =>
    wall.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  const dates = DAYS.map((name) =>
    attachDateField({
      input: toField(name) as HTMLInputElement,
      button: find(`${name}-calendar`),
      view: { locale: view.language, months, shared },
      label: words.brief[name],
      days: () => ({
        first: name === 'to' ? shown().brief.from : '',
        last: '',
        usual: shown().brief.from || agencyDay(new Date()),
      }),
      isOptional: true,
      read: () => shown().brief[name],
      onChange(day, isComplete) {
        if (day !== shown().brief[name] && (day === '' || isDay(day)))
          change((brief) => ({ ...brief, [name]: day }));
        else if (isComplete && day !== '' && !isDay(day)) say(shared.errors.date);
      },
      onCalendar: (hasFailed) => say(hasFailed ? shared.date.failed : ''),
    }),
  );

  return () => {
    const { brief } = shown();
    for (const name of LINES) {
      const field = toField(name);
      if (field === null) continue;
      if (
        field !== document.activeElement &&
        toLine(field.value, BRIEF_LINE_LENGTH) !== brief[name]
      )
        field.value = brief[name];
      fitHeight(field);
    }
    for (const date of dates) date.show();
    const title = find('sent-title');
    title.replaceChildren(brief.title === '' ? words.brief.untitled : `“${brief.title}”`);
    for (const field of [title, toField('title')])
      for (const [size, length] of Object.entries(LONG_TITLES))
        field?.classList.toggle(size, brief.title.length >= length);
    const facts = [
      [words.brief.client, brief.client],
      [words.brief.fromRead, formatDay(brief.from, months)],
      [words.brief.toRead, formatDay(brief.to, months)],
    ] as const;
    find('facts').replaceChildren(
      ...facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => make('div', '', [make('dt', '', [label]), make('dd', '', [text])])),
    );
  };
}

/** Makes a text field as high as its text in browsers without `field-sizing`. */
export function fitHeight(control: HTMLTextAreaElement | HTMLInputElement): void {
  if (control instanceof HTMLInputElement || CSS.supports('field-sizing', 'content')) return;
  control.style.height = 'auto';
  control.style.height = `${control.scrollHeight + control.offsetHeight - control.clientHeight}px`;
}
