/** Visits to gallery mode as history entries: Back closes it; Forward and reload reopen it in
 * place. Loaded on demand. */
import { $activeGallery } from '../../../stores/active-gallery.ts';
import { readCard } from '../../selection/read-card.ts';
import type { GalleryModeView } from '../../../views/profile-view.ts';
import { readPlace, toState, type Place } from './slide-place.ts';
import { readGalleries } from './read-galleries.ts';

export interface GalleryVisit {
  /** Opens the mode; rejects if it does not load. */
  enter(place: Place): Promise<void>;
  /** Loads the mode ahead of time. A failure reloads the page, at most once per period; after that
   * only `enter` reports it. */
  prepare(): void;
}

const loadMode = () => import('./open-gallery-mode.tsx');

/** `onLeave` gets the place at which the page opened the mode. */
export function createGalleryVisit(
  page: ParentNode,
  view: GalleryModeView,
  onLeave: (opened: Place) => void,
): GalleryVisit {
  let close: (() => void) | null = null;
  /** Pending until the browser has gone back from a left visit's entry. */
  let left: Promise<unknown> = Promise.resolve();

  async function open(place: Place): Promise<void> {
    const { openGalleryMode } = await loadMode();
    // The visitor may have gone back during loading.
    if (close !== null || readPlace(history.state) === null) return;
    let current = place;
    $activeGallery.set(place.gallery);
    const heart = document.querySelector('selection-heart');
    const unmount = openGalleryMode({
      galleries: readGalleries(page),
      view,
      card: heart === null ? null : readCard(heart),
      place,
      onMove(next) {
        if (next.gallery !== current.gallery) $activeGallery.set(next.gallery);
        current = next;
        history.replaceState(toState(next), '');
      },
      onLeave() {
        close?.();
        left = new Promise((resolve) =>
          window.addEventListener('popstate', resolve, { once: true }),
        );
        history.back();
      },
    });
    close = () => {
      close = null;
      unmount();
      $activeGallery.set(false);
      onLeave(place);
    };
  }

  function follow(state: unknown): void {
    const place = readPlace(state);
    if (place === null) close?.();
    else
      open(place).catch(() => {
        // The page works without gallery mode, so a failure is ignored here.
        history.replaceState(null, '');
      });
  }

  window.addEventListener('popstate', ({ state }) => follow(state));
  follow(history.state);

  return {
    async enter(place) {
      await Promise.all([loadMode(), left]);
      history.pushState(toState(place), '');
      await open(place);
    },
    prepare() {
      loadMode().catch(() => undefined);
    },
  };
}
