/** One talent of a brief: frame, facts, note, and buttons to move or remove. */
import { fill } from '../../../i18n/phrases.ts';
import { toCardOf } from '../../domain/card.ts';
import { formatShownHeight } from '../../domain/measures.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { fillCard } from './fill-card.ts';
import { fitHeight } from './brief-fields.ts';
import { joinMeasures, toMeasures } from './measures-line.ts';

function createPerson(
  template: HTMLTemplateElement,
  talent: Favourite,
  view: SelectionPageView,
): HTMLElement {
  const { profilesPath, imageBaseUrl, language, words } = view;
  const card = toCardOf(talent, profilesPath, language);
  const item = fillCard(template, { ...card, label: null }, imageBaseUrl);
  const { name } = talent;
  const part = (key: string) => item.querySelector<HTMLElement>(`[data-part="${key}"]`);
  part('slot')?.classList.add(`cm-${String(card.frameHeight)}`);
  part('measures')?.append(joinMeasures(toMeasures(talent, view, formatShownHeight)));
  part('lift')?.setAttribute('aria-label', fill(words.brief.lift, { name }));
  part('earlier')?.setAttribute('aria-label', fill(words.brief.earlier, { name }));
  part('later')?.setAttribute('aria-label', fill(words.brief.later, { name }));
  part('note')?.setAttribute('aria-label', fill(words.brief.noteOn, { name }));
  return item;
}

interface Around {
  readonly notes: Readonly<Record<string, string>>;
  /** The brief is the visitor's own and can be changed. */
  readonly isOwn: boolean;
}

/** Shows the talents. Keeps the items of talents that stay, so that their pictures do not
 * flicker. */
export function showPeople(
  wall: HTMLElement,
  cards: readonly Favourite[],
  view: SelectionPageView,
  around: Around,
): void {
  const list = wall.querySelector<HTMLElement>('[data-part="people"]');
  const template = wall.querySelector('template');
  if (list === null || template === null) return;
  const standing = new Map(
    Array.from(list.children, (item) => [item.getAttribute('data-card'), item]),
  );
  const items = cards.map((card) => {
    const key = JSON.stringify(card);
    const item = standing.get(key) ?? createPerson(template, card, view);
    item.setAttribute('data-card', key);
    return item;
  });
  const staying = new Set(items);
  for (const item of standing.values()) if (!staying.has(item)) item.remove();
  for (const [index, item] of items.entries()) {
    const there = list.children[index] ?? null;
    if (there !== item) list.insertBefore(item, there);
  }
  renewPeople(list, around);
}

/** Shows each talent's place and note, and whether they can be changed. */
export function renewPeople(list: HTMLElement, { notes, isOwn }: Around): void {
  const items = list.querySelectorAll<HTMLElement>('[data-talent]');
  items.forEach((item, place) => {
    const note = notes[item.dataset['talent'] ?? ''] ?? '';
    item.querySelector('.pos')?.replaceChildren(String(place + 1));
    for (const [part, isAtEnd] of [
      ['earlier', place === 0],
      ['later', place === items.length - 1],
    ] as const) {
      const button = item.querySelector<HTMLElement>(`[data-part="${part}"]`);
      // Not `disabled`: a button just pressed must keep the focus.
      button?.setAttribute('aria-disabled', String(isAtEnd));
      if (button !== null) button.hidden = !isOwn;
    }
    const field = item.querySelector('textarea');
    if (field !== null) {
      field.hidden = !isOwn;
      if (document.activeElement !== field && field.value !== note) field.value = note;
      fitHeight(field);
    }
    const read = item.querySelector<HTMLElement>('[data-part="noted"]');
    // Quotation marks tell a sender's words from the agency's until the visitor keeps them.
    read?.replaceChildren(isOwn || note === '' ? note : `“${note}”`);
    if (read !== null) read.hidden = note === '';
    // Paper shows the whole note; its field may be too low.
    read?.classList.toggle('on-paper', isOwn);
    const frame = item.querySelector<HTMLElement>('[data-part="lift"]');
    // Only the owner can lift the frame by keyboard; the name links to the profile.
    frame?.setAttribute('aria-hidden', String(!isOwn));
    frame?.setAttribute('tabindex', isOwn ? '0' : '-1');
  });
}
