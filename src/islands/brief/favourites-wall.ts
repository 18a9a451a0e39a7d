/**
 * `<favourites-wall data-view>`: shows the visitor's own brief, or one from a link (`#b=…`,
 * `#ids=…`) to read, keep and send. Its component writes the markup. The favourites' store holds
 * the own brief's talents; the brief's store holds its order, fields and notes.
 */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { toBriefChanges } from '../../domain/brief-changes.ts';
import { EMPTY_BRIEF, inOrder, joinBriefs, toIds, type Brief } from '../../domain/brief.ts';
import { toCardOf } from '../../domain/card.ts';
import { MOST_BRIEFS } from '../../domain/constants.ts';
import { toFirstName } from '../../domain/minor.ts';
import { brief as ownBrief, savedBriefs } from '../../stores/own-brief.ts';
import { favourites } from '../../stores/own-favourites.ts';
import type { Favourite, Favourites } from '../../stores/favourites-store.ts';
import type { FavouritesWallView } from '../../views/favourites-view.ts';
import type { ContactPopup } from '../contact/contact-popup.ts';
import { loadTalentIndex } from '../listing/load-talent-index.ts';
import { bindPrint } from '../print-keys.ts';
import { describeChanges } from './describe-changes.ts';
import { bindFields, renewFields } from './brief-fields.ts';
import { LONG_LINK, MOST_SIDES, readBriefHash, readSideHash, toBriefHash, toIdsHash, toSideHash } from './brief-link.ts';
import './favourite-heart.ts';
import { attachLift, moveItem, placeOf, type LiftEvent } from './reorder.ts';
import { createNoticeBar, type NoticeBar } from './notice-bar.ts';
import { renewPeople, showPeople } from './person.ts';
import { showSavedBriefs } from './saved-briefs.ts';
import { byName, resolveSelection, toUnconfirmed } from './brief-list.ts';
import { toSelectionMail } from './to-mail.ts';
import { showLineUp, watchChart } from './wall-chart.ts';

/** Parts of the page; one shows at a time. */
const STATES = ['empty', 'loading', 'failed', 'nobody', 'selection', 'side'] as const;
type State = (typeof STATES)[number];

/** Milliseconds to wait for the agency's list before showing the own favourites without it. */
const TIMEOUT = 2_000;
/** Longest link in a message; a longer one becomes a link of ids only. */
const MESSAGE_LINK = 2_000;

class FavouritesWall extends HTMLElement {
  #read: FavouritesWallView | null = null;
  /** The brief of the link; `null` while the visitor's own is shown. */
  #received: Brief | null = null;
  /** Counts followed addresses, to ignore answers for an earlier one. */
  #visits = 0;
  /** Names of the agency's current talents, by id. */
  #names: ReadonlyMap<string, string> = new Map();
  #cards: readonly Favourite[] = [];
  #notices: NoticeBar | null = null;
  /** The agency's current list has confirmed what the own favourites may show. */
  #confirmed = false;
  /** True while the update removes favourites: no undo, because the visitor did not remove them. */
  #isTidying = false;
  /** The packed hash of the shown brief. */
  #hash = '';
  #packings = 0;
  readonly #title = document.title;
  #state: State = 'loading';
  /** The visitor came from the brief, so Back leads there. */
  #isAside = false;

  connectedCallback(): void {
    this.#notices = createNoticeBar(this.#part('notices'), this.#words.brief.undone);
    this.#part('not-stored').hidden = favourites.isStorable();
    this.#onPress('send', () => this.#send());
    for (const intent of ['pointerenter', 'focus']) this.#part('send').addEventListener(intent, () => this.#popup?.prepare());
    this.#onPress('copy', () => void this.#copyLink());
    this.#onPress('more', () => this.#toggleMore());
    this.#part('share').hidden = !('share' in navigator);
    this.#onPress('share', () => void this.#share());
    this.#onPress('cards', () => void this.#printCards());
    this.#onPress('composites', () => void this.#downloadComposites());
    this.#onPress('side-open', () => this.#openSide());
    this.#onPress('side-back', () => this.#leaveSide());
    this.#onPress('clear', () => this.#clear());
    this.#onPress('keep', () => this.#askToKeep());
    for (const how of ['join', 'replace', 'apart'] as const) this.#onPress(how, () => this.#keep(how));
    this.#onPress('anew', () => this.#putAside());
    this.#part('saved').addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-brief]') : null;
      if (button !== null) void this.#openSaved(Number(button.dataset['brief']));
    });
    this.#onPress('retry', () => void this.#start());
    bindPrint(this.#part('print'), () => this.#print());
    this.#bindList();
    bindFields(this, (apply) => {
      if (this.#received !== null) return;
      ownBrief.change(apply);
      this.#say('');
    });
    watchChart(this.#part('chart'), this.#part('arrows'));
    favourites.$favourites.listen((cards, before) => this.#follow(cards, before ?? {}));
    ownBrief.$value.listen(() => {
      if (this.#received === null && !this.#isTidying) this.#showOwn();
    });
    savedBriefs.$value.listen(() => this.#showActions());
    window.addEventListener('hashchange', () => void this.#start());
    void this.#start();
  }

  get #view(): FavouritesWallView {
    // The element's component always writes this markup.
    this.#read ??= JSON.parse(this.dataset['view'] ?? '') as FavouritesWallView;
    return this.#read;
  }

  get #words(): FavouritesWallView['words'] {
    return this.#view.words;
  }

  get #popup(): ContactPopup | null {
    return document.querySelector<ContactPopup>('contact-popup');
  }

  /** The shown brief with its talents in order. */
  get #brief(): Brief {
    return { ...(this.#received ?? ownBrief.$value.get()), order: this.#cards.map(({ id }) => id) };
  }

  /** The own favourites in the brief's order. */
  get #ownCards(): readonly Favourite[] {
    const kept = Object.values(favourites.$favourites.get()).map((card) => this.#toShown(card));
    return inOrder(byName(kept), ownBrief.$value.get().order);
  }

  get #ownBrief(): Brief {
    return { ...ownBrief.$value.get(), order: this.#ownCards.map(({ id }) => id) };
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
    const visit = ++this.#visits;
    this.#state = 'loading';
    const sides = readSideHash(location.hash);
    if (sides !== null) {
      await this.#startSide(sides, visit);
      return;
    }
    const received = await readBriefHash(location.hash);
    if (visit !== this.#visits) return;
    this.#received = received;
    this.#notices?.hide();
    if (received === null) {
      await this.#startOwn();
      return;
    }
    this.#show('loading', []);
    try {
      const index = await loadTalentIndex();
      if (visit !== this.#visits) return;
      const { cards, gone } = resolveSelection(received.order, index);
      this.#names = new Map(index.map(({ card }) => [card.id, card.name]));
      this.#show(cards.length === 0 ? 'nobody' : 'selection', cards);
      if (cards.length > 0) this.#sayGone(gone.length);
    } catch {
      if (visit === this.#visits) this.#show('failed', []);
    }
  }

  /** Waits briefly for the agency's list; without it, shows less of each talent. */
  async #startOwn(): Promise<void> {
    if (Object.keys(favourites.$favourites.get()).length === 0) {
      this.#showOwn();
      return;
    }
    this.#show('loading', []);
    const timer = setTimeout(() => {
      if (this.#received === null) this.#showOwn();
    }, TIMEOUT);
    const isTidy = await this.#tidy();
    clearTimeout(timer);
    if (this.#received !== null) return;
    if (isTidy) this.#confirmed = true;
    this.#showOwn();
  }

  #showOwn(): void {
    if (this.#state === 'side') return;
    const cards = this.#ownCards;
    this.#show(cards.length === 0 ? 'empty' : 'selection', cards);
  }

  #toShown(card: Favourite): Favourite {
    return this.#confirmed ? card : toUnconfirmed(card);
  }

  /**
   * Updates the own favourites from the agency's list. Returns `false`, and keeps them, if the list
   * does not load.
   */
  async #tidy(): Promise<boolean> {
    const index = await loadTalentIndex().catch(() => null);
    // An empty list is an error: the agency always has talents.
    if (index === null || index.length === 0 || this.#received !== null) return false;
    const kept = favourites.$favourites.get();
    const { cards, gone } = resolveSelection(Object.keys(kept), index);
    this.#isTidying = true;
    const stale = cards.filter((card) => JSON.stringify(card) !== JSON.stringify(kept[card.id]));
    if (stale.length > 0) favourites.keep(stale);
    if (gone.length > 0) favourites.remove(gone);
    this.#isTidying = false;
    this.#sayGone(gone.length);
    return true;
  }

  #sayGone(count: number): void {
    if (count > 0) this.#notices?.say(fillCount(this.#words.gone, count));
  }

  #follow(cards: Favourites, before: Favourites): void {
    if (this.#received !== null) {
      this.#showActions();
      return;
    }
    // Show all changes of an update at once.
    if (this.#isTidying) return;
    const hadFocus = this.#part('people').contains(document.activeElement);
    // The last message described another state.
    this.#say('');
    this.#showOwn();
    const removed = Object.values(before).filter(({ id }) => cards[id] === undefined);
    const [first] = removed;
    if (first === undefined) return;
    const text = removed.length === 1 ? fill(this.#words.removed, { name: this.#toShown(first).name }) : this.#words.cleared;
    this.#notices?.did(text, () => {
      favourites.keep(removed);
      this.#part('people').querySelector<HTMLElement>(`[data-talent="${first.id}"] a`)?.focus();
    });
    if (hadFocus) this.#notices?.focusUndo();
  }

  #reveal(state: State): void {
    this.#state = state;
    for (const name of STATES) this.#part(name).hidden = name !== state;
    this.dataset['ready'] = '';
  }

  #show(state: State, cards: readonly Favourite[]): void {
    this.#cards = cards;
    this.#reveal(state);
    const { words } = this.#view;
    const isOwn = this.#received === null;
    for (const part of this.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = (part.dataset['of'] === 'own') !== isOwn;
    const brief = this.#brief;
    // A sender's title is not the agency's headline, nor the name of its page.
    this.#entitle(isOwn ? null : words.brief.received);
    this.#part('heading').classList.toggle('vh', isOwn);
    this.#part('heading').replaceChildren(isOwn ? words.heading : words.brief.received);
    this.#part('sent-title').replaceChildren(isOwn || brief.title === '' ? '' : `“${brief.title}”`);
    this.#part('summary').replaceChildren(fillCount(words.summary, cards.length));
    this.#part('minors').hidden = cards.every(({ name }) => name.includes(' '));
    renewFields(this, brief, this.#view);
    showLineUp(this, cards, this.#view);
    showPeople(this, cards, this.#view, { notes: brief.notes, isOwn });
    this.#showActions();
    this.#pack(brief);
  }

  #entitle(name: string | null): void {
    document.title = name === null ? this.#title : this.#title.replace(/^[^·]+/, `${name} `);
  }

  #pack(brief: Brief): void {
    const packing = ++this.#packings;
    this.#hash = '';
    void toBriefHash(brief).then((hash) => {
      if (packing !== this.#packings) return;
      this.#hash = hash;
      this.#part('whatsapp').setAttribute('href', `https://wa.me/?text=${encodeURIComponent(`${this.#name}\n${this.#toLink(hash)}`)}`);
    });
  }

  #showActions(): void {
    const isOwn = this.#received === null;
    const changes = isOwn ? '' : this.#describeChanges();
    const isKept = !isOwn && changes === '';
    this.#part('keep').hidden = isOwn || isKept;
    this.#part('changes').replaceChildren(this.#ownCards.length === 0 ? '' : changes);
    // Emphasise one action.
    this.#part('send').classList.toggle('full', isOwn || isKept);
    this.#part('choice').hidden ||= isOwn || isKept;
    const saved = savedBriefs.$value.get();
    this.#part('apart').hidden = saved.length >= MOST_BRIEFS;
    showSavedBriefs(this.#part('saved'), saved, this.#view);
    this.#part('side-open').hidden = this.#cards.length < 2;
    this.#part('anew').hidden = this.#cards.length === 0;
    this.#part('briefs').hidden = !isOwn || (saved.length === 0 && this.#cards.length === 0);
  }

  #describeChanges(): string {
    const own = favourites.$favourites.get();
    const nameOf = (id: string) => this.#names.get(id) ?? toFirstName(own[id]?.name ?? '');
    return describeChanges(toBriefChanges(this.#ownBrief, this.#brief), nameOf, this.#view);
  }

  #bindList(): void {
    const list = this.#part('people');
    attachLift(list, {
      isOpen: () => this.#received === null,
      onEvent: (event, item) => this.#tell(event, item),
      onMoved: (item) => this.#moved(item),
    });
    list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
      const item = button?.closest<HTMLElement>('li');
      if (button === null || item === null || item === undefined) return;
      if (moveItem(list, item, placeOf(list, item) + Number(button.dataset['step']))) this.#moved(item);
    });
  }

  #tell(event: LiftEvent, item: HTMLElement): void {
    const list = this.#part('people');
    renewPeople(list, { notes: this.#brief.notes, isOwn: true });
    const values = { name: item.dataset['name'] ?? '', n: placeOf(list, item) + 1, total: this.#cards.length };
    this.#say(fill(this.#words.brief[event], values));
  }

  /** Stores the list's new order in the brief. */
  #moved(item: HTMLElement): void {
    const list = this.#part('people');
    const before = this.#cards.map(({ id }) => id);
    const order = Array.from(list.children, (child) => child.getAttribute('data-talent') ?? '');
    ownBrief.change((brief) => ({ ...brief, order }));
    const values = { name: item.dataset['name'] ?? '', n: placeOf(list, item) + 1 };
    this.#notices?.did(fill(this.#words.brief.moved, values), () => ownBrief.change((brief) => ({ ...brief, order: before })));
  }

  #say(text: string): void {
    this.#part('said').replaceChildren(text);
  }

  /** Empties the brief, with one undo. */
  #clear(): void {
    this.#replaceOwn([], EMPTY_BRIEF, this.#words.cleared);
    this.#notices?.focusUndo();
  }

  /** Replaces the own talents and brief, with one undo. */
  #replaceOwn(cards: readonly Favourite[], next: Brief, text: string, goBack = (): void => undefined): void {
    const [keptBefore, briefBefore] = [favourites.$favourites.get(), ownBrief.$value.get()];
    this.#putOwn(cards, next);
    this.#notices?.did(text, () => {
      this.#putOwn(Object.values(keptBefore), briefBefore);
      goBack();
    });
  }

  #putOwn(kept: readonly Favourite[], brief: Brief): void {
    this.#say('');
    this.#isTidying = true;
    const ids = new Set(kept.map(({ id }) => id));
    favourites.remove(Object.keys(favourites.$favourites.get()).filter((id) => !ids.has(id)));
    favourites.keep(kept);
    ownBrief.change(() => brief);
    this.#isTidying = false;
    if (this.#received === null) this.#showOwn();
    else this.#showActions();
  }

  /** Saves the open brief and starts an empty one. */
  #putAside(): void {
    const { words } = this.#view;
    const own = this.#ownBrief;
    if (savedBriefs.$value.get().length >= MOST_BRIEFS) {
      this.#say(fill(words.brief.full, { n: MOST_BRIEFS }));
      return;
    }
    savedBriefs.change((saved) => [own, ...saved]);
    this.#replaceOwn([], EMPTY_BRIEF, words.brief.putAside, () => savedBriefs.change((saved) => saved.slice(1)));
    this.#notices?.focusUndo();
  }

  /** Opens a saved brief and saves the open one in its place. */
  async #openSaved(place: number): Promise<void> {
    const { words } = this.#view;
    const picked = savedBriefs.$value.get()[place];
    const index = await loadTalentIndex().catch(() => null);
    if (picked === undefined || this.#received !== null) return;
    if (index === null) {
      this.#notices?.say(words.failed);
      return;
    }
    const { cards, gone } = resolveSelection(picked.order, index);
    const own = this.#ownBrief;
    const isPicked = (other: Brief) => JSON.stringify(other) === JSON.stringify(picked);
    savedBriefs.change((saved) => [...(own.order.length === 0 ? [] : [own]), ...saved.filter((other) => !isPicked(other))]);
    this.#confirmed = true;
    this.#putOwn(cards, picked);
    this.#notices?.hide();
    this.#say(fill(words.brief.opened, { title: picked.title || words.brief.untitled }));
    this.#sayGone(gone.length);
    this.#part('heading').focus();
  }

  #askToKeep(): void {
    const count = Object.keys(favourites.$favourites.get()).length;
    if (count === 0) {
      this.#keep('replace');
      return;
    }
    this.#part('question').replaceChildren(fillCount(this.#words.brief.keepQuestion, count));
    this.#part('choice').hidden = false;
    this.#part('join').focus();
  }

  #keep(how: 'join' | 'replace' | 'apart'): void {
    const [received, cards, own] = [this.#brief, this.#cards, this.#ownBrief];
    const kept = Object.values(favourites.$favourites.get());
    // The talents come from the agency's current list.
    this.#confirmed = true;
    if (how === 'apart') savedBriefs.change((saved) => [own, ...saved]);
    const link = location.href;
    this.#received = null;
    this.#visits += 1;
    history.replaceState(history.state, '', location.pathname + location.search);
    const [all, next] = how === 'join' ? [[...kept, ...cards], joinBriefs(own, received)] : [cards, received];
    this.#replaceOwn(all, next, this.#words.kept, () => {
      if (how === 'apart') savedBriefs.change((saved) => saved.slice(1));
      history.replaceState(history.state, '', link);
      void this.#start();
    });
    this.#part('heading').focus();
    void this.#tidy().then(() => this.#showOwn());
  }

  /** The full address for a hash. */
  #toLink(hash: string): string {
    return `${location.origin}${location.pathname}${hash}`;
  }

  /** The link of the shown brief. */
  async #packLink(): Promise<string> {
    return this.#toLink(this.#hash === '' ? await toBriefHash(this.#brief) : this.#hash);
  }

  /** The brief's name for sharing. */
  get #name(): string {
    return this.#brief.title || this.#words.paper.kind;
  }

  #toggleMore(isOpen = this.#part('more').getAttribute('aria-expanded') === 'false'): void {
    this.#part('more').setAttribute('aria-expanded', String(isOpen));
    this.querySelector('.more')?.classList.toggle('open', isOpen);
  }

  async #share(): Promise<void> {
    const url = await this.#packLink();
    // Most applications show the text above the link; e-mail takes the title as its subject.
    await navigator.share({ title: this.#name, text: this.#name, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#say(fill(this.#words.copyFailed, { link: url }));
    });
  }

  async #printCards(): Promise<void> {
    const { language, profilesPath, words } = this.#view;
    const talents = new Map(this.#cards.map((card) => [toCardOf(card, profilesPath, language).path, card.name]));
    this.#say(words.brief.preparingCards);
    const missing = await import('./brief-cards.ts').then(
      ({ printBriefCards }) => printBriefCards([...talents.keys()]),
      () => [...talents.keys()],
    );
    const names = missing.map((path) => talents.get(path)).join(', ');
    this.#say(names === '' ? '' : fill(words.brief.cardsMissing, { names }));
  }

  async #downloadComposites(): Promise<void> {
    const { order, title } = this.#brief;
    const { composites } = this.#words.brief;
    this.#say(composites.loading);
    const said = await import('./brief-composites.ts').then(
      ({ downloadComposites }) => downloadComposites(order, title, this.#view),
      () => composites.failed,
    );
    this.#say(said);
  }

  /** Opens the polaroids of the brief's first talents. */
  #openSide(): void {
    this.#isAside = true;
    location.hash = toSideHash(this.#cards.map(({ id }) => id));
  }

  #leaveSide(): void {
    if (this.#isAside) history.back();
    else this.#goToOwn();
  }

  async #startSide(ids: readonly string[], visit: number): Promise<void> {
    const standing = this.#cards.length > 0 ? this.#cards : this.#ownCards;
    this.#reveal('loading');
    this.#notices?.hide();
    this.#part('briefs').hidden = true;
    const [index, side] = await Promise.all([loadTalentIndex(), import('./side-by-side.ts')]).catch(() => [null, null] as const);
    if (visit !== this.#visits) return;
    if (index === null) {
      this.#reveal('failed');
      return;
    }
    const everybody = resolveSelection(toIds([...standing.map(({ id }) => id), ...ids]), index).cards;
    const show = (next: readonly string[]): void => {
      const shown = inOrder(
        everybody.filter(({ id }) => next.includes(id)),
        next,
      );
      if (shown.length < 2) {
        this.#goToOwn();
        return;
      }
      const address = toSideHash(shown.map(({ id }) => id));
      if (location.hash !== address) history.replaceState(history.state, '', address);
      const others = everybody.filter((card) => !shown.includes(card));
      this.#part('side-add').hidden = shown.length === MOST_SIDES || others.length === 0;
      this.#part('side-add').onclick = () => show([...next, ...others.slice(0, 1).map(({ id }) => id)]);
      void side.showSideBySide(this.#part('sides'), { shown, everybody }, this.#view, show);
    };
    this.#reveal('side');
    this.#entitle(this.#words.brief.side.open);
    show(ids);
    this.#part('side-title').focus();
  }

  async #copyLink(): Promise<void> {
    const { words } = this.#view;
    const { order, notes } = this.#brief;
    const link = await this.#packLink();
    try {
      await navigator.clipboard.writeText(link);
      const [longest] = this.#cards.toSorted((a, b) => (notes[b.id]?.length ?? 0) - (notes[a.id]?.length ?? 0));
      const isLong = link.length > LONG_LINK && order.length > 0;
      this.#say(isLong ? fill(words.brief.longLink, { name: longest?.name ?? '' }) : words.linkCopied);
    } catch {
      this.#say(fill(words.copyFailed, { link }));
    }
  }

  #send(): void {
    const brief = this.#brief;
    const whole = this.#toLink(this.#hash);
    const bareLink = this.#toLink(toIdsHash(brief.order, brief.title));
    const link = this.#hash !== '' && whole.length <= MESSAGE_LINK ? whole : bareLink;
    this.#popup?.openSelection(toSelectionMail({ talents: this.#cards, brief, link, bareLink }, this.#view, () => this.#startAnew()));
  }

  /** Prints the brief, loading its pages on demand; `false` if it has no talents. */
  #print(): boolean {
    if (this.#state !== 'selection') return false;
    const printed = { talents: this.#cards, brief: this.#brief, address: this.#toLink(''), isReceived: this.#received !== null };
    void import('./print-brief.ts').then(
      ({ printBrief }) => printBrief(printed, this.#view),
      () => window.print(),
    );
    return true;
  }

  #startAnew(): void {
    if (this.#received !== null) this.#goToOwn();
    else this.#putAside();
  }

  #goToOwn(): void {
    history.replaceState(history.state, '', location.pathname + location.search);
    void this.#start();
  }
}

customElements.define('favourites-wall', FavouritesWall);
