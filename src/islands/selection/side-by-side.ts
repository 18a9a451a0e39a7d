/** Polaroids of two or three talents in the agency's fixed order; the fourth is to scale. Loaded on
 * demand. */
import { fill } from '../../../i18n/phrases.ts';
import { inOrder } from '../../domain/brief.ts';
import { toFrameHeight } from '../../domain/line-up.ts';
import { formatShownHeight } from '../../domain/measures.ts';
import { toCardOf } from '../../domain/card.ts';
import { toCardName } from '../../domain/names.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { readGalleries, type GalleryPicture } from '../profile/gallery/read-galleries.ts';
import { loadProfile } from '../load-profile.ts';
import { MOST_SIDES, toSideHash } from './brief-link.ts';
import type { BriefPage } from './brief-page.ts';
import { make } from './make-element.ts';

const WHOLE_FIGURE = 3;
const SIZES = '(min-width: 1024px) 33vw, 50vw';

/** `null` if the profile did not load. */
type Polaroids = readonly GalleryPicture[] | null;

interface Sides {
  readonly shown: readonly Favourite[];
  readonly everybody: readonly Favourite[];
}

/** Shows talents and follows the visitor's choice in the address; `leave` is called when fewer than
 * two are left. */
export function openSides(
  { view, find }: BriefPage,
  ids: readonly string[],
  everybody: readonly Favourite[],
  leave: () => void,
): void {
  const show = (next: readonly string[]): void => {
    const chosen = everybody.filter(({ id }) => next.includes(id));
    if (chosen.length < 2) {
      leave();
      return;
    }
    const shown = inOrder(chosen, next);
    const address = toSideHash(shown.map(({ id }) => id));
    if (location.hash !== address) history.replaceState(history.state, '', address);
    const others = everybody.filter((card) => !shown.includes(card));
    find('side-add').hidden = shown.length === MOST_SIDES || others.length === 0;
    find('side-add').onclick = () => {
      show([...next, ...others.slice(0, 1).map(({ id }) => id)]);
      Array.from(find('sides').querySelectorAll('select')).at(-1)?.focus();
    };
    void showSides(find('sides'), { shown, everybody }, view, show);
  };
  show(ids);
}

/** Fills the grid; `onChoose` gets the new ids when the visitor changes a column. */
async function showSides(
  grid: HTMLElement,
  { shown, everybody }: Sides,
  view: SelectionPageView,
  onChoose: (ids: readonly string[]) => void,
): Promise<void> {
  const focused = Array.from(grid.querySelectorAll('select')).findIndex(
    (select) => select === document.activeElement,
  );
  const heads = shown.map((talent, column) =>
    toHead(talent, column, { shown, everybody }, view, onChoose),
  );
  grid.className = `sides of-${String(shown.length)}`;
  grid.replaceChildren(...heads);
  heads
    .at(focused === -1 ? heads.length : Math.min(focused, heads.length - 1))
    ?.querySelector('select')
    ?.focus();
  grid.setAttribute('aria-busy', 'true');
  const polaroids = await Promise.all(shown.map((talent) => loadPolaroids(talent, view)));
  // The visitor has chosen another talent meanwhile.
  if (!heads.every((head) => head.isConnected)) return;
  grid.removeAttribute('aria-busy');
  const rows = Math.max(1, ...polaroids.map((pictures) => pictures?.length ?? 0));
  for (let row = 0; row < rows; row += 1)
    grid.append(
      ...shown.map((talent, column) => toShot(talent, polaroids[column] ?? null, row, view)),
    );
}

async function loadPolaroids(
  talent: Favourite,
  { profilesPath, language }: SelectionPageView,
): Promise<Polaroids> {
  const page = await loadProfile(toCardOf(talent, profilesPath, language).path).catch(() => null);
  if (page === null) return null;
  const snaps = readGalleries(page).find(({ name }) => name === 'snap')?.items ?? [];
  return snaps.filter((item) => item.kind === 'picture');
}

/** The name, as a select of the other talents, and the height. */
function toHead(
  talent: Favourite,
  column: number,
  { shown, everybody }: Sides,
  { words, language }: SelectionPageView,
  onChoose: (ids: readonly string[]) => void,
): HTMLElement {
  const select = document.createElement('select');
  select.className = 'd4';
  select.setAttribute('aria-label', fill(words.brief.side.column, { n: column + 1 }));
  const others = shown.filter(({ id }) => id !== talent.id);
  for (const { id, name } of everybody) {
    if (!others.some((other) => other.id === id))
      select.add(new Option(name, id, false, id === talent.id));
  }
  if (shown.length > 2) select.add(new Option(words.brief.side.nobody, ''));
  select.addEventListener('change', () =>
    onChoose(shown.map(({ id }, place) => (place === column ? select.value : id)).filter(Boolean)),
  );
  const height = talent.heightCm === null ? '' : formatShownHeight(talent.heightCm, language);
  return make('div', 'side-head', [select, make('p', 'small num', [height])]);
}

function toShot(
  talent: Favourite,
  polaroids: Polaroids,
  row: number,
  { words }: SelectionPageView,
): HTMLElement {
  const picture = polaroids?.[row];
  const isWhole = row === WHOLE_FIGURE;
  const name = make('figcaption', 'small', [toCardName(talent.name).join(' ')]);
  if (picture === undefined) {
    const { none, failed } = words.brief.side;
    return make(
      'figure',
      '',
      row > 0 ? [] : [make('p', 'small', [polaroids === null ? failed : none]), name],
    );
  }
  const image = document.createElement('img');
  Object.assign(image, {
    alt: picture.alt,
    sizes: SIZES,
    srcset: picture.srcset,
    decoding: 'async',
    loading: row > 1 ? 'lazy' : 'eager',
  });
  // Set last: it starts the request.
  image.src = picture.src;
  const frame = make(
    'span',
    isWhole ? `frame cm-${String(toFrameHeight(talent.heightCm))}` : 'frame plain',
    [image],
  );
  return make('figure', '', [frame, name]);
}
