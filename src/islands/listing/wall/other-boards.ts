/** Shows talents of other boards with the searched name, below the wall. */
import { fill, fillCount } from '../../../../i18n/phrases.ts';
import { formatHeight } from '../../../domain/measures.ts';
import { toSlug } from '../../../domain/slug.ts';
import type { IndexedTalent } from '../../../domain/talent-index.ts';
import type { OtherBoardsView } from '../../../views/listing-view.ts';
import { loadTalentIndex } from '../load-talent-index.ts';
import { writeAddress } from '../listing-address.ts';
import { NO_FILTER, select, toComparable, type Comparable } from '../letter-filter.ts';

/** Most names per board; a link leads to the rest. */
const MOST = 12;

type Entry = Comparable & { readonly talent: IndexedTalent };

let entries: readonly Entry[] | null = null;
let parsedView: OtherBoardsView | null = null;

/** Shows the matches in `section`, or hides it if there are none. An empty search has no match,
 * and an answer to an earlier search changes nothing. */
export async function showOtherBoards(
  section: HTMLElement,
  query: string,
  isCurrent: () => boolean,
): Promise<void> {
  // The page always writes this markup.
  const view = (parsedView ??= JSON.parse(section.dataset['view'] ?? '') as OtherBoardsView);
  const found = query === '' ? [] : await search(view, query);
  if (!isCurrent()) return;
  const boards = view.boards.flatMap((board, order) => {
    const here = found.filter(
      ({ talent: { categories } }) =>
        view.boards.findIndex(({ place }) => categories.includes(place)) === order,
    );
    return here.length === 0 ? [] : [drawBoard(view, board, here, query)];
  });
  section.hidden = boards.length === 0;
  section.querySelector('.boards')?.replaceChildren(...boards);
  const summary = section.querySelector('p');
  if (summary !== null)
    summary.textContent = found.length === 0 ? '' : fillCount(view.words.elsewhere, found.length);
}

/** Searches every board, so that a slip is not forgiven if the listing itself has an exact match;
 * drops the listing's own talents. */
async function search({ own }: OtherBoardsView, query: string): Promise<readonly Entry[]> {
  entries ??= (await loadTalentIndex())
    .filter(({ categories }) => categories.length > 0)
    .map((talent) => ({ ...toComparable(talent.card.name), talent }));
  return select(entries, { letter: null, query }).filter(
    ({ talent }) => !talent.categories.includes(own),
  );
}

function drawBoard(
  { language, profiles, words }: OtherBoardsView,
  { label, path }: OtherBoardsView['boards'][number],
  found: readonly Entry[],
  query: string,
): HTMLElement {
  const toItem = (link: HTMLAnchorElement) => {
    const item = document.createElement('li');
    item.append(link);
    return item;
  };
  const items = found.slice(0, MOST).map(({ talent: { card } }) => {
    const { id, name, heightCm } = card;
    const link = Object.assign(document.createElement('a'), {
      href: `${profiles}/${id}/${toSlug(name)}`,
      textContent: name,
    });
    if (heightCm !== null) {
      link.append(
        Object.assign(document.createElement('small'), {
          className: 'num mute',
          textContent: formatHeight(heightCm, language),
        }),
      );
    }
    return toItem(link);
  });
  const more = Object.assign(document.createElement('a'), {
    className: 'u',
    href: path + writeAddress({ ...NO_FILTER, query }),
    textContent: fill(words.allOfBoard, { n: found.length, board: label }),
  });
  const list = document.createElement('ul');
  list.append(...items, ...(found.length > MOST ? [toItem(more)] : []));
  const board = document.createElement('div');
  board.append(
    Object.assign(document.createElement('h3'), { className: 'd4', textContent: label }),
    list,
  );
  return board;
}
