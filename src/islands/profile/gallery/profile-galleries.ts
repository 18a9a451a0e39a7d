import type { GalleryName } from '../../../domain/talent.ts';
import { $activeGallery, chooseGallery } from '../../../stores/active-gallery.ts';
import { readGalleryPlace } from './slide-place.ts';
import { startPlayer, stopPlayer } from './player.ts';
import { withoutTrailingMarks } from '../../../lib/trailing-marks.ts';
import { readVideo, toGalleryName } from './read-galleries.ts';
import { isPlainClick } from '../../link-clicks.ts';

class ProfileGalleries extends HTMLElement {
  connectedCallback(): void {
    this.#show(this.#named() ?? $activeGallery.get());
    this.dataset['ready'] = '';
    this.addEventListener('click', this.#press);
    // Browsers leave a tab half in sight.
    this.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.matches('.tabs a:focus-visible'))
        bringIntoRow(target);
    });
    window.addEventListener('hashchange', () => {
      const name = this.#named();
      if (name !== undefined) this.#choose(name);
    });
    $activeGallery.listen((name) => {
      if (name !== null) this.#show(name);
    });
    this.#resume();
    window.addEventListener('popstate', () => this.#resume());
  }

  #resume(): void {
    if (readGalleryPlace(history.state) !== null)
      this.querySelector('astro-island')?.dispatchEvent(new Event('wake'));
  }

  #named(): GalleryName | undefined {
    return toGalleryName(withoutTrailingMarks(location.hash.slice(1)));
  }

  #choose(name: GalleryName): void {
    $activeGallery.set(name);
    this.#show(name);
  }

  #show(active: GalleryName | null): void {
    const sections = [...this.querySelectorAll<HTMLElement>('.gallery')];
    const offered = sections
      .map((section) => toGalleryName(section.id))
      .filter((name) => name !== undefined);
    const shown = chooseGallery(active, offered);
    // The mark keeps the page's height (Galleries.astro).
    if (shown !== offered[0]) this.dataset['changed'] = '';
    for (const section of sections) {
      section.hidden = section.id !== shown;
      if (section.hidden) stopPlayer(section);
    }
    for (const tab of this.querySelectorAll<HTMLAnchorElement>('.tabs a')) {
      if (tab.hash !== `#${shown ?? ''}`) tab.removeAttribute('aria-current');
      else {
        tab.setAttribute('aria-current', 'true');
        bringIntoRow(tab);
      }
    }
  }

  #press = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.matches('.picture') || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.matches('.video')) {
      stopPlayer(this);
      const { player, label } = readVideo(link);
      startPlayer(link, player, label);
    } else {
      const name = toGalleryName(link.hash.slice(1));
      if (name !== undefined) this.#choose(name);
    }
  };
}

function bringIntoRow(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (row !== null) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

customElements.define('profile-galleries', ProfileGalleries);
