/** `<favourites-wall data-view>`: the own brief, a linked one (`#b=…`, `#ids=…`) to read, keep and
 * send, or polaroids (`#lado=…`). */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { EMPTY_BRIEF, joinBriefs, toIds, type Brief } from '../../domain/brief.ts';
import { MOST_BRIEFS } from '../../domain/constants.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import { toFirstName } from '../../domain/minor.ts';
import { brief as ownTexts, savedBriefs } from '../../stores/own-brief.ts';
import { favourites } from '../../stores/own-favourites.ts';
import type { Favourite, Favourites } from '../../stores/favourites-store.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { loadTalentIndex } from '../listing/load-talent-index.ts';
import { bindFields } from './brief-fields.ts';
import { readBriefHash, readSideHash, toSideHash } from './brief-link.ts';
import { findTalents } from './brief-list.ts';
import type { BriefPage, ShownBrief } from './brief-page.ts';
import { bindSharing } from './brief-sharing.ts';
import { describeChanges } from './describe-changes.ts';
import './heart.ts';
import { make } from './make-element.ts';
import { bindMoves } from './move-people.ts';
import { createNoticeBar } from './notice-bar.ts';
import {
  isChangingOwn,
  keptCards,
  ownBrief,
  ownCards,
  putOwn,
  renewOwn,
  toShown,
} from './own-list.ts';
import { showPeople } from './person.ts';
import { showSavedBriefs } from './saved-briefs.ts';
import { showLineUp, watchChart } from './wall-chart.ts';

/** Parts of the page; one shows at a time. */
const STATES = ['empty', 'loading', 'failed', 'nobody', 'brief', 'side'] as const;
type State = (typeof STATES)[number];

/** Milliseconds to wait for the agency's list before showing the own brief without it. */
const TIMEOUT = 2_000;

class FavouritesWall extends HTMLElement implements BriefPage {
  readonly view = JSON.parse(this.dataset['view'] ?? '') as SelectionPageView;
  readonly find = (name: string): HTMLElement => {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The favourites page has no ${name}.`);
    return part;
  };
  readonly onPress = (name: string, act: () => void): void =>
    this.find(name).addEventListener('click', act);
  readonly say = (text: string): void => this.find('said').replaceChildren(text);
  readonly shown = (): ShownBrief => {
    const brief = {
      ...(this.#received ?? ownTexts.$value.get()),
      order: this.#cards.map(({ id }) => id),
    };
    return { talents: this.#cards, brief, isReceived: this.#received !== null };
  };
  readonly notices = createNoticeBar(this.find('notices'), this.view.words.brief.undone);
  /** The brief of the link; `null` while the visitor's own is shown. */
  #received: Brief | null = null;
  /** Counts followed addresses, to ignore answers for an earlier one. */
  #visits = 0;
  /** The agency's current list, once a brief of a link is shown. */
  #index: readonly IndexedTalent[] = [];
  #cards: readonly Favourite[] = [];
  #state: State = 'loading';
  /** The visitor came from the brief, so Back leads there. */
  #isAside = false;
  readonly #title = document.title;
  readonly #renewFields = bindFields(this, this, (apply) => {
    ownTexts.change(apply);
    this.say('');
  });
  readonly #pack = bindSharing(this, () =>
    this.#received === null ? this.#putAside() : this.#goToOwn(),
  );

  connectedCallback(): void {
    this.find('not-stored').hidden = favourites.isStorable();
    this.onPress('more', () => this.#toggleMore());
    this.onPress('side-open', () => this.#openSide());
    this.onPress('side-back', () => (this.#isAside ? history.back() : this.#goToOwn()));
    this.onPress('clear', () =>
      this.#replaceOwn([], EMPTY_BRIEF, this.view.words.cleared).focusUndo(),
    );
    this.onPress('keep', () => this.#askToKeep());
    for (const how of ['join', 'replace', 'apart'] as const)
      this.onPress(how, () => this.#keep(how));
    this.onPress('anew', () => this.#putAside());
    this.find('saved').addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-brief]') : null;
      if (button !== null) void this.#openSaved(Number(button.dataset['brief']));
    });
    this.onPress('retry', () => void this.#start());
    bindMoves(this);
    watchChart(this.find('chart'), this.find('arrows'));
    favourites.$favourites.listen((cards, before) => this.#follow(cards, before ?? {}));
    ownTexts.$value.listen(() => {
      if (this.#received === null && !isChangingOwn()) this.#showOwn();
    });
    savedBriefs.$value.listen(() => this.#showActions());
    window.addEventListener('hashchange', () => void this.#start());
    void this.#start();
  }

  async #start(): Promise<void> {
    const visit = ++this.#visits;
    this.say('');
    this.notices.hide();
    this.#state = 'loading';
    const sides = readSideHash(location.hash);
    if (sides !== null) return this.#startSide(sides, visit);
    const received = await readBriefHash(location.hash);
    if (visit !== this.#visits) return;
    this.#received = received;
    return received === null ? this.#startOwn(visit) : this.#startReceived(received, visit);
  }

  async #startReceived({ order }: Brief, visit: number): Promise<void> {
    this.#show('loading', []);
    const index = await loadTalentIndex().catch(() => null);
    if (visit !== this.#visits) return;
    if (index === null) {
      this.#show('failed', []);
      return;
    }
    const { cards, gone } = findTalents(order, index);
    this.#index = index;
    this.#show(cards.length === 0 ? 'nobody' : 'brief', cards);
    if (cards.length > 0) this.#sayGone(gone.length);
  }

  /** Waits briefly for the agency's list; without it, shows less of each talent. */
  async #startOwn(visit: number): Promise<void> {
    if (keptCards().length > 0) this.#show('loading', []);
    const show = () => visit === this.#visits && this.#showOwn();
    const timer = setTimeout(show, TIMEOUT);
    if (keptCards().length > 0) await this.#renewOwn(visit);
    clearTimeout(timer);
    show();
  }

  /** Updates the own brief from the agency's list, if it loads. */
  async #renewOwn(visit: number): Promise<void> {
    const index = await loadTalentIndex().catch(() => []);
    // An empty list is an error: the agency always has talents.
    if (index.length > 0 && visit === this.#visits) this.#sayGone(renewOwn(index));
  }

  #showOwn(): void {
    if (this.#state === 'side') return;
    const cards = ownCards();
    this.#show(cards.length === 0 ? 'empty' : 'brief', cards);
  }

  #sayGone(count: number): void {
    if (count > 0) this.notices.say(fillCount(this.view.words.gone, count));
  }

  /** Shows changes of the favourites, and lets removals be undone. */
  #follow(cards: Favourites, before: Favourites): void {
    if (isChangingOwn()) return;
    if (this.#received !== null) {
      this.#showActions();
      return;
    }
    const people = this.find('people');
    const hadFocus = people.contains(document.activeElement);
    // The last message described another state.
    this.say('');
    this.#showOwn();
    const removed = Object.values(before).filter(({ id }) => cards[id] === undefined);
    const [first] = removed;
    if (first === undefined) return;
    const { words } = this.view;
    this.notices.did(
      removed.length === 1 ? fill(words.removed, { name: toShown(first).name }) : words.cleared,
      () => {
        favourites.keep(removed);
        people.querySelector<HTMLElement>(`[data-talent="${first.id}"] a`)?.focus();
      },
    );
    if (hadFocus) this.notices.focusUndo();
  }

  #reveal(state: State): void {
    this.#state = state;
    for (const name of STATES) this.find(name).hidden = name !== state;
    this.toggleAttribute('data-ready', state !== 'loading');
  }

  #show(state: State, cards: readonly Favourite[]): void {
    this.#cards = cards;
    this.#reveal(state);
    const { view } = this;
    const { words } = view;
    const { brief, isReceived } = this.shown();
    for (const part of this.querySelectorAll<HTMLElement>('[data-of]'))
      part.hidden = (part.dataset['of'] === 'received') !== isReceived;
    // A sender's title is not the agency's headline, nor the name of its page.
    this.#entitle(isReceived ? words.brief.received : null);
    this.find('heading').classList.toggle('vh', !isReceived);
    this.find('heading').replaceChildren(isReceived ? words.brief.received : words.heading);
    this.find('summary').replaceChildren(fillCount(words.summary, cards.length));
    this.find('minors').hidden = cards.every(({ name }) => name.includes(' '));
    this.#renewFields();
    showLineUp(this, cards, view);
    showPeople(this, cards, view, { notes: brief.notes, isOwn: !isReceived });
    this.#showActions();
    this.#pack();
  }

  #entitle(name: string | null): void {
    document.title = name === null ? this.#title : this.#title.replace(/^[^·]+/, `${name} `);
  }

  #showActions(): void {
    const isOwn = this.#received === null;
    const changes = isOwn ? [] : this.#describeChanges();
    const canKeep = changes.length > 0;
    this.find('keep').hidden = !canKeep;
    this.find('changes').hidden = !canKeep || keptCards().length === 0;
    this.find('changes-list').replaceChildren(...changes.map((text) => make('li', '', [text])));
    // Emphasise one action.
    this.find('send').classList.toggle('full', !canKeep);
    this.find('choice').hidden ||= !canKeep;
    const saved = savedBriefs.$value.get();
    this.find('apart').hidden = saved.length >= MOST_BRIEFS;
    showSavedBriefs(this.find('saved'), saved, this.view);
    this.find('side-open').hidden = this.#cards.length < 2;
    this.find('anew').hidden = this.#cards.length === 0;
    this.find('briefs').hidden =
      !isOwn || this.#state === 'side' || (saved.length === 0 && this.#cards.length === 0);
  }

  #describeChanges(): readonly string[] {
    const own = favourites.$favourites.get();
    const names = new Map(this.#index.map(({ card }) => [card.id, card.name]));
    const nameOf = (id: string) => names.get(id) ?? toFirstName(own[id]?.name ?? '');
    return describeChanges(ownBrief(), this.shown().brief, nameOf, this.view);
  }

  #toggleMore(): void {
    const isOpen = this.find('more').getAttribute('aria-expanded') === 'false';
    this.find('more').setAttribute('aria-expanded', String(isOpen));
    this.querySelector('.more')?.classList.toggle('open', isOpen);
  }

  #replaceOwn(
    cards: readonly Favourite[],
    next: Brief,
    text: string,
    goBack = (): void => undefined,
  ) {
    const before = [keptCards(), ownTexts.$value.get()] as const;
    this.#putOwn(cards, next);
    this.notices.did(text, () => {
      this.#putOwn(...before);
      goBack();
    });
    return this.notices;
  }

  #putOwn(cards: readonly Favourite[], next: Brief): void {
    this.say('');
    putOwn(cards, next);
    if (this.#received === null) this.#showOwn();
    else this.#showActions();
  }

  /** Saves the open brief and starts an empty one. */
  #putAside(): void {
    const { words } = this.view;
    const own = ownBrief();
    if (savedBriefs.$value.get().length >= MOST_BRIEFS) {
      this.say(fill(words.brief.full, { n: MOST_BRIEFS }));
      return;
    }
    savedBriefs.change((saved) => [own, ...saved]);
    this.#replaceOwn([], EMPTY_BRIEF, words.brief.putAside, () =>
      savedBriefs.change((saved) => saved.slice(1)),
    ).focusUndo();
  }

  async #openSaved(place: number): Promise<void> {
    const { words } = this.view;
    const picked = savedBriefs.$value.get()[place];
    const index = await loadTalentIndex().catch(() => null);
    if (picked === undefined || this.#received !== null) return;
    if (index === null) {
      this.notices.say(words.failed);
      return;
    }
    const { cards, gone } = findTalents(picked.order, index);
    const own = ownBrief();
    const isPicked = (other: Brief) => JSON.stringify(other) === JSON.stringify(picked);
    savedBriefs.change((saved) => [
      ...(own.order.length === 0 ? [] : [own]),
      ...saved.filter((other) => !isPicked(other)),
    ]);
    renewOwn(index);
    this.#putOwn(cards, picked);
    this.notices.hide();
    this.say(fill(words.brief.opened, { title: picked.title || words.brief.untitled }));
    this.#sayGone(gone.length);
    this.find('heading').focus();
  }

  #askToKeep(): void {
    const count = keptCards().length;
    if (count === 0) {
      this.#keep('replace');
      return;
    }
    this.find('question').replaceChildren(fillCount(this.view.words.brief.keepQuestion, count));
    this.find('choice').hidden = false;
    this.find('choice').scrollIntoView({ block: 'nearest' });
    this.find('join').focus({ preventScroll: true });
  }

  #keep(how: 'join' | 'replace' | 'apart'): void {
    const { brief: received, talents: cards } = this.shown();
    renewOwn(this.#index);
    const own = ownBrief();
    const kept = keptCards();
    const link = location.href;
    if (how === 'apart') savedBriefs.change((saved) => [own, ...saved]);
    this.#received = null;
    dropFragment();
    const [all, next] =
      how === 'join' ? [[...kept, ...cards], joinBriefs(own, received)] : [cards, received];
    this.#replaceOwn(all, next, this.view.words.kept, () => {
      if (how === 'apart') savedBriefs.change((saved) => saved.slice(1));
      history.replaceState(history.state, '', link);
      void this.#start();
    });
    this.find('heading').focus();
  }

  /** Opens the polaroids of the brief's first talents. */
  #openSide(): void {
    this.#isAside = true;
    location.hash = toSideHash(this.#cards.map(({ id }) => id));
  }

  async #startSide(ids: readonly string[], visit: number): Promise<void> {
    const standing = this.#cards.length > 0 ? this.#cards : ownCards();
    this.#reveal('loading');
    const [index, side] = await Promise.all([loadTalentIndex(), import('./side-by-side.ts')]).catch(
      () => [null, null] as const,
    );
    if (visit !== this.#visits) return;
    if (index === null) {
      this.#reveal('failed');
      return;
    }
    this.#reveal('side');
    this.#showActions();
    this.#entitle(this.view.words.brief.side.open);
    const everybody = findTalents(toIds([...standing.map(({ id }) => id), ...ids]), index).cards;
    side.openSides(this, ids, everybody, () => this.#goToOwn());
    this.find('side-title').focus();
  }

  #goToOwn(): void {
    dropFragment();
    void this.#start();
  }
}

function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

customElements.define('favourites-wall', FavouritesWall);
