import type { Brief } from '../../domain/brief.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { make } from './make-element.ts';

/** Fills the list; each button holds its place in `data-brief`. */
export function showSavedBriefs(
  list: HTMLElement,
  briefs: readonly Brief[],
  { words }: SelectionPageView,
): void {
  list.replaceChildren(
    ...briefs.map(({ title, order }, place) => {
      const button = make('button', 'tap', [
        make('span', 'u', [title || words.brief.untitled]),
        make('small', 'num', [String(order.length)]),
      ]);
      button.setAttribute('type', 'button');
      button.dataset['brief'] = String(place);
      return make('li', '', [button]);
    }),
  );
}
