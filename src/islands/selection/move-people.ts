/** Puts the talents of the own brief in order, says where each one is, and stores it. */
import { fill } from '../../../i18n/phrases.ts';
import { brief as ownBrief } from '../../stores/own-brief.ts';
import type { BriefPage } from './brief-page.ts';
import { renewPeople } from './person.ts';
import { attachLift, moveItem, placeOf, type LiftEvent } from './reorder.ts';

export function bindMoves({ view, notices, find, say, shown }: BriefPage): void {
  const list = find('people');
  const toValues = (item: HTMLElement) => ({
    name: item.dataset['name'] ?? '',
    n: placeOf(list, item) + 1,
    total: list.children.length,
  });

  const tell = (event: LiftEvent, item: HTMLElement): void => {
    renewPeople(list, { notes: shown().brief.notes, isOwn: true });
    say(fill(view.words.brief[event], toValues(item)));
  };
  const moved = (item: HTMLElement): void => {
    const before = shown().brief.order;
    const order = Array.from(list.children, (child) => child.getAttribute('data-talent') ?? '');
    ownBrief.change((brief) => ({ ...brief, order }));
    notices.did(fill(view.words.brief.moved, toValues(item)), () =>
      ownBrief.change((brief) => ({ ...brief, order: before })),
    );
  };

  attachLift(list, { isOpen: () => !shown().isReceived, onEvent: tell, onMoved: moved });
  list.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
    const item = button?.closest<HTMLElement>('li');
    if (button === null || item === null || item === undefined) return;
    if (moveItem(list, item, placeOf(list, item) + Number(button.dataset['step']))) moved(item);
  });
}
