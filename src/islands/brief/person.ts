/** One talent of a brief: the frame, what is known of the talent, the note, and what moves or lets go. */
import { fill } from '../../../i18n/phrases.ts';
import { toCardOf } from '../../domain/card.ts';
import { formatShownHeight } from '../../domain/measures.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { FavouritesWallView } from '../../views/favourites-view.ts';
import { fillCard } from '../listing/wall/fill-card.ts';
import { fitHeight } from './brief-fields.ts';
import { joinMeasures, toMeasures } from './measures-line.ts';

/** An item of the list, drawn from the page's template. */
function createPerson(template: HTMLTemplateElement, talent: Favourite, view: FavouritesWallView): HTMLElement {
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
  /** The visitor's own, to be changed; others are to be read. */
  readonly isOwn: boolean;
}

/** Items of talents that stay are kept as they are: a picture on the wall does not flicker. */
export function showPeople(wall: HTMLElement, cards: readonly Favourite[], view: FavouritesWallView, around: Around): void {
  const [list, template] = [wall.querySelector<HTMLElement>('[data-part="people"]'), wall.querySelector('template')];
  if (list === null || template === null) return;
  const standing = new Map(Array.from(list.children, (item) => [item.getAttribute('data-card'), item]));
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

/** Shows where everybody stands, what is noted, and whether that can be changed. */
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
      // Not `disabled`: a button that was just pressed keeps the focus.
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
    // A sender's words are told apart from the agency's until they are kept.
    read?.replaceChildren(isOwn || note === '' ? note : `“${note}”`);
    if (read !== null) read.hidden = note === '';
    // Paper shows all of a note, whose field may be too low for it.
    read?.classList.toggle('on-paper', isOwn);
    const frame = item.querySelector<HTMLElement>('[data-part="lift"]');
    // What it does by keyboard it does for its owner alone; the name leads to the profile.
    frame?.setAttribute('aria-hidden', String(!isOwn));
    frame?.setAttribute('tabindex', isOwn ? '0' : '-1');
  });
}
