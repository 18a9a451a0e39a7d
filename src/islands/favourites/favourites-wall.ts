/**
 * `<favourites-wall data-view>`: the visitor's own favourites, or, where the address brings `#ids=…`, a selection that somebody shares,
 * on a height chart. The markup is its component's; this fills it in.
 */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { formatMetres } from '../../domain/measures.ts';
import { favourites } from '../../stores/favourites.ts';
import type { Favourite, Favourites } from '../../stores/favourites-store.ts';
import type { FavouritesWallView } from '../../views/favourites-view.ts';
import type { ContactPopup } from '../contact-form/contact-popup.ts';
import { loadTalentIndex } from '../load-talent-index.ts';
import { createFrame } from './favourite-frame.ts';
import './favourite-heart.ts';
import { createNoticeBar, type NoticeBar } from './notice-bar.ts';
import { byName, readSharedHash, resolveSelection, toChartLines, toSharedHash, toUnconfirmed } from './selection.ts';
import { toSelectionMail } from './selection-mail.ts';

/** Each one a part of the page; one shows at a time. */
const STATES = ['empty', 'loading', 'failed', 'nobody', 'selection'] as const;
type State = (typeof STATES)[number];

/** Milliseconds that the visitor's own favourites wait for the agency's list before they are shown without it. */
const PATIENCE = 2_000;

class FavouritesWall extends HTMLElement {
  /** The ids that somebody shares; `null` while the visitor's own favourites are shown. */
  #shared: readonly string[] | null = null;
  #cards: readonly Favourite[] = [];
  #notices: NoticeBar | null = null;
  /** The agency's list of today has told what may be shown of the visitor's own favourites. */
  #confirmed = false;
  /** Favourites that leave without being taken back: not the visitor took them out. */
  #isTidying = false;

  connectedCallback(): void {
    this.#notices = createNoticeBar(this.#part('notices'));
    this.#part('not-stored').hidden = favourites.isStorable();
    this.#onPress('send', () => this.#send());
    for (const intent of ['pointerenter', 'focus']) this.#part('send').addEventListener(intent, () => this.#popup?.prepare());
    this.#onPress('copy', () => void this.#copyLink());
    this.#onPress('clear', () => {
      favourites.remove(this.#cards.map(({ id }) => id));
    });
    this.#onPress('keep', () => {
      favourites.keep(this.#cards);
      this.#notices?.say(this.#view.words.kept);
      this.#part('heading').focus();
    });
    this.#onPress('retry', () => void this.#start());
    favourites.$favourites.listen((cards, before) => {
      this.#follow(cards, before ?? {});
    });
    window.addEventListener('hashchange', () => void this.#start());
    void this.#start();
  }

  get #view(): FavouritesWallView {
    // The element's own markup, written by its component.
    return JSON.parse(this.dataset['view'] ?? '') as FavouritesWallView;
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The favourites page has no ${name}.`);
    return part;
  }

  #onPress(name: string, act: () => void): void {
    this.#part(name).addEventListener('click', act);
  }

  async #start(): Promise<void> {
    const ids = readSharedHash(location.hash);
    this.#shared = ids;
    this.#notices?.hide();
    if (ids === null) {
      await this.#startOwn();
      return;
    }
    this.#show('loading', []);
    try {
      const { cards, gone } = resolveSelection(ids, await loadTalentIndex());
      if (this.#shared !== ids) return;
      this.#show(cards.length === 0 ? 'nobody' : 'selection', cards);
      if (cards.length > 0) this.#sayGone(gone.length);
    } catch {
      if (this.#shared === ids) this.#show('failed', []);
    }
  }

  /** Waits for the agency's list a little, and without it shows less of each talent. */
  async #startOwn(): Promise<void> {
    if (Object.keys(favourites.$favourites.get()).length === 0) {
      this.#showOwn();
      return;
    }
    this.#show('loading', []);
    const timer = setTimeout(() => {
      if (this.#shared === null) this.#showOwn();
    }, PATIENCE);
    const isTidy = await this.#tidy();
    clearTimeout(timer);
    if (this.#shared !== null) return;
    if (isTidy) this.#confirmed = true;
    this.#showOwn();
  }

  #showOwn(): void {
    const cards = byName(Object.values(favourites.$favourites.get()).map((card) => this.#toShown(card)));
    this.#show(cards.length === 0 ? 'empty' : 'selection', cards);
  }

  #toShown(card: Favourite): Favourite {
    return this.#confirmed ? card : toUnconfirmed(card);
  }

  /** Brings the visitor's own favourites up to date with the agency; `false` where its list cannot be had: then they stay as they are. */
  async #tidy(): Promise<boolean> {
    const index = await loadTalentIndex().catch(() => null);
    // An agency without anybody is a list that went wrong.
    if (index === null || index.talents.length === 0 || this.#shared !== null) return false;
    const kept = favourites.$favourites.get();
    const { cards, gone } = resolveSelection(Object.keys(kept), index);
    this.#isTidying = true;
    const stale = cards.filter((card) => !isSame(card, kept[card.id]));
    if (stale.length > 0) favourites.keep(stale);
    if (gone.length > 0) favourites.remove(gone);
    this.#isTidying = false;
    this.#sayGone(gone.length);
    return true;
  }

  #sayGone(count: number): void {
    if (count > 0) this.#notices?.say(fillCount(this.#view.words.gone, count));
  }

  #follow(cards: Favourites, before: Favourites): void {
    if (this.#shared !== null) {
      this.#showActions();
      return;
    }
    // What tidying changes is shown when all of it is known.
    if (this.#isTidying) return;
    const hadFocus = this.#part('frames').contains(document.activeElement) || this.#part('clear') === document.activeElement;
    this.#showOwn();

    const { words } = this.#view;
    const removed = Object.values(before).filter(({ id }) => cards[id] === undefined);
    const [first] = removed;
    if (first === undefined) this.#notices?.hide();
    else {
      const text = removed.length === 1 ? fill(words.removed, { name: this.#toShown(first).name }) : words.cleared;
      this.#notices?.say(text, () => {
        favourites.keep(removed);
        this.#part('frames').querySelector<HTMLElement>(`[data-talent="${first.id}"] a`)?.focus();
      });
      if (hadFocus) this.#notices?.focusUndo();
    }
  }

  #show(state: State, cards: readonly Favourite[]): void {
    this.#cards = cards;
    for (const name of STATES) this.#part(name).hidden = name !== state;
    this.dataset['ready'] = '';
    const { words } = this.#view;
    const isShared = this.#shared !== null;
    this.#part('heading').replaceChildren(isShared ? words.sharedHeading : words.heading);
    this.#part('summary').replaceChildren(fillCount(isShared ? words.sharedSummary : words.summary, cards.length));
    this.#showLines();
    this.#showFrames();
    this.#showActions();
  }

  #showActions(): void {
    const isShared = this.#shared !== null;
    const kept = favourites.$favourites.get();
    this.#part('keep').hidden = !isShared || this.#cards.every(({ id }) => kept[id] !== undefined);
    this.#part('clear').hidden = isShared;
  }

  get #popup(): ContactPopup | null {
    return document.querySelector<ContactPopup>('contact-popup');
  }

  #send(): void {
    const cards = this.#cards;
    const clear = () => {
      favourites.remove(cards.map(({ id }) => id));
    };
    this.#popup?.openSelection(toSelectionMail(cards, this.#link, this.#view, clear));
  }

  #showLines(): void {
    const lines = toChartLines(this.#cards);
    const chart = this.#part('room');
    chart.className = `room cm-${String(lines.at(-1))}`;
    this.#part('lines').replaceChildren(
      ...lines.map((line) => {
        const element = document.createElement('span');
        element.className = `cm-${String(line)}`;
        element.textContent = formatMetres(line, this.#view.language);
        return element;
      }),
    );
  }

  /** Frames of talents that stay are kept as they are: a picture on the wall does not flicker. */
  #showFrames(): void {
    const list = this.#part('frames');
    const standing = new Map(Array.from(list.children, (frame) => [frame.getAttribute('data-card'), frame]));
    const template = this.querySelector('template');
    if (template === null) return;
    const frames = this.#cards.map((card) => {
      const key = JSON.stringify(card);
      const frame = standing.get(key) ?? createFrame(template, card, this.#view);
      frame.setAttribute('data-card', key);
      return frame;
    });
    const staying = new Set(frames);
    for (const frame of standing.values()) if (!staying.has(frame)) frame.remove();
    for (const [index, frame] of frames.entries()) {
      const there = list.children[index] ?? null;
      if (there !== frame) list.insertBefore(frame, there);
    }
  }

  /** The address that shows the selection to anybody. */
  get #link(): string {
    return `${location.origin}${location.pathname}${toSharedHash(this.#cards.map(({ id }) => id))}`;
  }

  async #copyLink(): Promise<void> {
    const { words } = this.#view;
    const link = this.#link;
    try {
      await navigator.clipboard.writeText(link);
      this.#notices?.say(words.linkCopied);
    } catch {
      this.#notices?.say(fill(words.copyFailed, { link }));
    }
  }
}

function isSame(card: Favourite, other: Favourite | undefined): boolean {
  return JSON.stringify(card) === JSON.stringify(other);
}

customElements.define('favourites-wall', FavouritesWall);
