/** `<profile-galleries data-mode>`: one gallery at a time, `data-changed` after a change. Pictures
 * open gallery mode. */
import type { GalleryName } from '../../../domain/talent.ts';
import { $activeGallery, chooseGallery } from '../../../stores/active-gallery.ts';
import type { GalleryModeView } from '../../../views/profile-view.ts';
import { createGalleryVisit, type GalleryVisit } from './gallery-visit.ts';
import type { Place } from './slide-place.ts';
import { startPlayer, stopPlayer } from './player.ts';
import { readVideo, toGalleryName } from './read-galleries.ts';
import { isPlainClick } from '../../plain-click.ts';

/** How far into sight the galleries must come to load gallery mode. */
const NEAR = '0px';

const ITEMS = 'a.picture, a.video';

class ProfileGalleries extends HTMLElement {
  #visit: GalleryVisit | null = null;
  /** The picture that opened gallery mode. */
  #opener: HTMLElement | null = null;

  connectedCallback(): void {
    this.#show(this.#named() ?? $activeGallery.get());
    this.dataset['ready'] = '';
    this.addEventListener('click', this.#press);
    window.addEventListener('hashchange', () => {
      const name = this.#named();
      if (name !== undefined) this.#choose(name);
    });
    // The element's component always writes this markup.
    const view = JSON.parse(this.dataset['mode'] ?? '') as GalleryModeView;
    const visit = createGalleryVisit(this, view, (opened) => this.#returnFocus(opened));
    this.#visit = visit;
    new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) visit.prepare();
      },
      { rootMargin: NEAR },
    ).observe(this);
  }

  #named(): GalleryName | undefined {
    return toGalleryName(location.hash.slice(1));
  }

  #choose(name: GalleryName): void {
    this.#show(name);
    $activeGallery.set(name);
  }

  #show(active: GalleryName | false): void {
    const sections = [...this.querySelectorAll<HTMLElement>('.gallery')];
    const offered = sections
      .map((section) => toGalleryName(section.id))
      .filter((name) => name !== undefined);
    const shown = chooseGallery(active, offered);
    if (shown !== offered[0]) this.dataset['changed'] = '';
    for (const section of sections) {
      section.hidden = section.id !== shown;
      if (section.hidden) stopPlayer(section);
    }
    for (const tab of this.querySelectorAll<HTMLAnchorElement>('.tabs a')) {
      if (tab.hash !== `#${shown ?? ''}`) tab.removeAttribute('aria-current');
      else {
        tab.setAttribute('aria-current', 'true');
        // A narrow window shows only some tabs.
        const row = tab.parentElement;
        if (row !== null) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
      }
    }
  }

  #press = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.matches('.video')) {
      stopPlayer(this);
      const { player, label } = readVideo(link);
      startPlayer(link, player, label);
    } else if (link.matches('.picture')) {
      void this.#enter(link);
    } else {
      const name = toGalleryName(link.hash.slice(1));
      if (name !== undefined) this.#choose(name);
    }
  };

  async #enter(link: HTMLAnchorElement): Promise<void> {
    const section = link.closest('.gallery');
    const gallery = toGalleryName(section?.id ?? '');
    if (section === null || gallery === undefined || this.querySelector('[aria-busy]') !== null)
      return;
    link.setAttribute('aria-busy', 'true');
    try {
      this.#opener = link;
      await this.#visit?.enter({
        gallery,
        item: [...section.querySelectorAll(ITEMS)].indexOf(link),
      });
    } catch {
      // The mode did not load: open the picture itself.
      location.assign(link.href);
    } finally {
      link.removeAttribute('aria-busy');
    }
  }

  #returnFocus({ gallery, item }: Place): void {
    const opener =
      this.#opener ?? this.querySelectorAll<HTMLElement>(`#${gallery} :is(${ITEMS})`)[item];
    this.#opener = null;
    // Opened from history, the mode may have been on a hidden gallery.
    if (opener?.closest('[hidden]') !== null) this.#show(gallery);
    opener?.focus();
  }
}

customElements.define('profile-galleries', ProfileGalleries);
