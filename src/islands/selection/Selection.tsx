/** The selection page: the visitor's own selection, or that of a link (`#b=…`, `#ids=…`) to read,
 * keep and send. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import { inOrder, joinSelections, type Selection as Texts } from '../../domain/selection.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import { $selection, selection, type Cards } from '../../stores/selection.ts';
import { putAside, texts } from '../../stores/selection-texts.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { loadTalentIndex } from '../listing/load-talent-index.ts';
import { byName, findTalents, toUnconfirmed } from './current-talents.ts';
import { NoticeBar, type Notice } from './NoticeBar.tsx';
import { readSelectionHash } from './selection-link.ts';

// A visitor without a selection needs none of these.
const People = lazy(async () => ({ default: (await import('./People.tsx')).People }));
const PutAside = lazy(async () => ({ default: (await import('./PutAside.tsx')).PutAside }));

/** Milliseconds to wait for the agency's list before showing the own selection without it. */
const TIMEOUT = 2_000;

interface Props {
  readonly view: SelectionPageView;
}

/** Pages are rendered without a visitor; only the browser knows the talents. */
export function Selection({ view }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? <Visit view={view} /> : <Nobody view={view} state="waiting" />;
}

function Visit({ view }: Props) {
  const { words } = view;
  const cards = useStore($selection);
  const written = useStore(texts.$value);
  const aside = useStore(putAside.$value);
  const [notice, setNotice] = useState<Notice | null>(null);
  // The last notice told of another address.
  const received = useReceived(() => setNotice(null));
  const isOwn = received === null;
  const isUsed = isOwn ? Object.keys(cards).length + aside.length > 0 : received !== undefined;
  const { talents, isLate, retry } = useTalents(isUsed);
  const heading = useRef<HTMLHeadingElement>(null);

  const current = talents === 'failed' || talents?.length === 0 ? null : talents;
  const found = isOwn || current === null ? null : findTalents(received?.order ?? [], current);
  const tellGone = useEffectEvent(() => {
    if (received === undefined || current === null) return;
    const count = isOwn ? renewOwn(current) : (found?.gone.length ?? 0);
    if (count > 0 && found?.cards.length !== 0) setNotice({ text: fillCount(words.gone, count) });
  });
  useEffect(() => tellGone(), [received, current]);
  useTitle(isOwn || received === undefined ? null : words.received.title);

  function change(text: string, apply: () => void, leave?: () => void): void {
    const before = [$selection.get(), texts.$value.get()] as const;
    apply();
    const undo = () => {
      putOwn(...before);
      leave?.();
    };
    setNotice({ text, undo });
  }

  function keep(how: 'join' | 'replace'): void {
    if (found === null || current === null || !received) return;
    const link = location.href;
    change(
      words.received.kept,
      () => {
        renewOwn(current);
        const chosen = Object.fromEntries(found.cards.map((card) => [card.id, card]));
        const own = {
          ...texts.$value.get(),
          order: toOwn($selection.get(), texts.$value.get(), true).map(({ id }) => id),
        };
        if (how === 'join')
          putOwn({ ...$selection.get(), ...chosen }, joinSelections(own, received));
        else putOwn(chosen, received);
        goTo(location.pathname + location.search);
      },
      () => goTo(link),
    );
  }

  const people = isOwn ? toOwn(cards, written, current !== null) : (found?.cards ?? []);
  const isWaiting =
    received === undefined ||
    (people.length > 0 || !isOwn ? talents === null && !(isOwn && isLate) : false);
  const state = isWaiting
    ? 'loading'
    : !isOwn && current === null
      ? 'failed'
      : people.length > 0
        ? 'people'
        : isOwn
          ? 'empty'
          : 'nobody';
  return (
    <>
      <Suspense fallback={<Nobody {...{ view }} state="loading" />}>
        {state === 'people' ? (
          <People
            {...{ view, people, change, keep, heading }}
            isReceived={!isOwn}
            own={{ ...written, order: toOwn(cards, written, true).map(({ id }) => id) }}
            texts={{ ...(received ?? written), order: people.map(({ id }) => id) }}
            talents={current ?? []}
            say={(text) => setNotice(text === '' ? null : { text })}
          />
        ) : (
          <Nobody {...{ view, state, retry }} />
        )}
        {isOwn && aside.length > 0 && (
          <PutAside
            {...{ view, aside }}
            talents={current ?? []}
            say={(text) => setNotice({ text })}
          />
        )}
      </Suspense>
      {!selection.isStorable() && <p className="end">{words.notStored}</p>}
      <NoticeBar {...{ notice, words }} onClose={() => setNotice(null)} />
    </>
  );
}

/** The selection of the address: `null` for none, `undefined` while it is unpacked. */
function useReceived(onLeave: () => void): Texts | null | undefined {
  const leave = useEffectEvent(onLeave);
  const [received, setReceived] = useState<Texts | null>();
  useEffect(() => {
    let reading = 0;
    const read = () => {
      const turn = ++reading;
      leave();
      setReceived(undefined);
      void readSelectionHash(location.hash).then((found) => {
        if (turn === reading) setReceived(found);
      });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      reading += 1;
      window.removeEventListener('hashchange', read);
    };
  }, []);
  return received;
}

/** The agency's talents of today; `null` while they load. */
function useTalents(isUsed: boolean) {
  const [talents, setTalents] = useState<readonly IndexedTalent[] | 'failed' | null>(null);
  const [isLate, setLate] = useState(false);
  const load = () => {
    setTalents(null);
    void loadTalentIndex().then(setTalents, () => setTalents('failed'));
  };
  useEffect(() => {
    if (!isUsed) return;
    load();
    const timer = setTimeout(() => setLate(true), TIMEOUT);
    return () => clearTimeout(timer);
  }, [isUsed]);
  return { talents, isLate, retry: load };
}

/** A sender's title is not the name of the page. */
function useTitle(name: string | null): void {
  const [usual] = useState(() => document.title);
  useEffect(() => {
    document.title = name === null ? usual : usual.replace(/^[^·]+/, `${name} `);
  }, [name, usual]);
}

function goTo(address: string): void {
  history.replaceState(history.state, '', address);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The own talents in their order; less of each until the agency's list has confirmed them. */
function toOwn(cards: Cards, { order }: Texts, isConfirmed: boolean) {
  const kept = Object.values(cards);
  return inOrder(byName(isConfirmed ? kept : kept.map(toUnconfirmed)), order);
}

function putOwn(cards: Cards, next: Texts): void {
  selection.remove(Object.keys($selection.get()).filter((id) => cards[id] === undefined));
  selection.keep(Object.values(cards));
  texts.change(() => next);
}

/** Updates the own cards from the agency's list, and counts who has left it. */
function renewOwn(talents: readonly IndexedTalent[]): number {
  const kept = $selection.get();
  const { cards, gone } = findTalents(Object.keys(kept), talents);
  const stale = cards.filter((card) => JSON.stringify(card) !== JSON.stringify(kept[card.id]));
  if (stale.length > 0) selection.keep(stale);
  if (gone.length > 0) selection.remove(gone);
  return gone.length;
}

interface NobodyProps extends Props {
  /** `waiting`: the browser has not said yet whom it keeps. */
  readonly state: 'waiting' | 'loading' | 'failed' | 'empty' | 'nobody';
  readonly retry?: () => void;
}

function Nobody({ view: { words, modelsPath }, state, retry }: NobodyProps) {
  const isEmpty = state === 'waiting' || state === 'empty';
  return (
    <div className="nobody">
      <h1 className="d2">{state === 'nobody' ? words.nobodyTitle : words.heading}</h1>
      {isEmpty && <p className={`lead none ${state}`}>{words.emptyTitle}</p>}
      {(isEmpty || state === 'nobody') && (
        <>
          <p className={isEmpty ? 'how' : ''}>{isEmpty ? words.emptyHelp : words.nobodyHelp}</p>
          <a className="btn full" href={modelsPath}>
            {words.emptyAction}
          </a>
        </>
      )}
      {state === 'loading' && (
        <p className="loading">
          <span className="spin" /> {words.loading}
        </p>
      )}
      {state === 'failed' && (
        <div role="alert">
          <p className="lead">{words.failed}</p>
          <button className="btn" type="button" onClick={retry}>
            {words.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}
