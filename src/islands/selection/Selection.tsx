import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import type { KeptTalent } from '../../domain/kept-talent.ts';
import { inOrder, joinTexts, takeBack, type SelectionTexts } from '../../domain/selection.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import { $selection, byId, selection, type Cards } from '../../stores/selection.ts';
import { texts as ownTextsStore } from '../../stores/selection-texts.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import type { Received } from './selection-link.ts';
import { lazyPart } from '../lazy-part.ts';
import { NotLoaded, Part, usePart } from '../Part.tsx';
import { tellNotKept } from './heart-markup.ts';
import { byName, findTalents, loadTalentIndex, toShownCards } from './current-talents.ts';
import { UndoBar, type Notice } from './UndoBar.tsx';

const loadPeople = lazyPart(() => import('./People.tsx'), { knownBy: 'People' });
const loadLink = lazyPart(() => import('./selection-link.ts'), { knownBy: 'readSelectionHash' });

const SHOWN_UNCONFIRMED_AFTER_MS = 2_000;

interface Props {
  readonly view: SelectionPageView;
}

export function Selection({ view }: Props) {
  const [receiving, setReceiving] = useState<ReturnType<typeof receive>>();
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    const read = () => {
      setReceiving(receive());
      setNotice(null);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  useEffect(() => ownTextsStore.$value.listen(tellNotKept), []);
  if (receiving === undefined) return <Placeholder view={view} state="first" />;
  return (
    <>
      <Suspense fallback={<Placeholder view={view} state="loading" />}>
        <Visit view={view} receiving={receiving} tell={setNotice} />
      </Suspense>
      <UndoBar notice={notice} words={view.words} onClose={() => setNotice(null)} />
    </>
  );
}

async function receive(): Promise<Received | 'notLoaded' | null> {
  if (location.hash === '') return null;
  const part = await loadLink();
  return part === null ? 'notLoaded' : part.readSelectionHash(location.hash);
}

interface VisitProps extends Props {
  readonly receiving: ReturnType<typeof receive>;
  readonly tell: (notice: Notice | null) => void;
}

function Visit({ receiving, ...visit }: VisitProps) {
  const received = use(receiving);
  return received === 'notLoaded' ? <NotLoaded /> : <OwnOrReceived {...visit} {...{ received }} />;
}

interface OwnOrReceivedProps extends Pick<VisitProps, 'view' | 'tell'> {
  readonly received: Received | null;
}

function OwnOrReceived({ view, received, tell }: OwnOrReceivedProps) {
  const { words } = view;
  const peoplePart = usePart(loadPeople);
  const receivedTexts = received?.texts ?? null;
  const isOwn = receivedTexts === null;
  const cards = useStore($selection);
  const ownTexts = useStore(ownTextsStore.$value);
  const isEmpty = isOwn && Object.keys(cards).length === 0;
  const { talents, retry } = useTalents(!isEmpty);
  // An empty list would count everybody as gone.
  const index = typeof talents === 'string' || talents?.length === 0 ? null : talents;

  const found = index === null ? null : findTalents(receivedTexts?.order ?? [], index);
  const ownPeople = toOwn(cards, ownTexts, index);
  const people = isOwn ? ownPeople : (found?.cards ?? []);
  const own = { ...ownTexts, order: ownPeople.map(({ id }) => id) };
  const renewAndTell = useEffectEvent(() => {
    if (index === null) return;
    const count = isOwn ? renewKept(index) : (found?.gone.length ?? 0);
    const text = [fillCount(words.gone, count), fillCount(words.unread, received?.unread ?? 0)]
      .join(' ')
      .trim();
    if (text !== '' && (isOwn || people.length > 0)) tell({ text });
  });
  useEffect(() => renewAndTell(), [receivedTexts, index]);

  function change(text: string, apply: () => void, onUndo?: () => void): void {
    const before = readOwn();
    apply();
    const after = readOwn();
    const undo = () => {
      const now = readOwn();
      const notes = takeBack(now.texts.notes, after.texts.notes, before.texts.notes);
      putOwn(takeBack(now.cards, after.cards, before.cards), {
        ...takeBack(now.texts, after.texts, before.texts),
        notes,
      });
      onUndo?.();
    };
    tell({ text, undo });
  }

  function keep(how: 'join' | 'replace'): void {
    if (isOwn) return;
    const address = location.href;
    const chosen = byId(people);
    const apply = () => {
      if (how === 'replace') putOwn(chosen, receivedTexts);
      else putOwn({ ...cards, ...chosen }, joinTexts(own, receivedTexts));
      goTo(location.pathname + location.search);
    };
    change(words.received.kept, apply, () => goTo(address));
  }

  const isWaiting = talents === null || (talents === 'late' && !isOwn);
  const toState = () => {
    if (isEmpty) return 'empty';
    if (isWaiting) return 'loading';
    return !isOwn && index === null ? 'failed' : 'nobody';
  };
  if (people.length === 0 || isWaiting) {
    return <Placeholder {...{ view, state: toState(), retry }} />;
  }
  return (
    <Part of={peoplePart} waiting={<Placeholder view={view} state="loading" />}>
      {({ People }) => (
        <People
          key={location.hash} // Another selection begins with all closed.
          {...{ view, people, own, change, keep }}
          isReceived={!isOwn}
          texts={{ ...(receivedTexts ?? ownTexts), order: people.map(({ id }) => id) }}
          talents={index ?? []}
          tell={(text) => tell(text === '' ? null : { text })}
        />
      )}
    </Part>
  );
}

/** `late`: own cards show unconfirmed, a received selection waits. */
function useTalents(isUsed: boolean) {
  const [talents, setTalents] = useState<readonly IndexedTalent[] | 'late' | 'failed' | null>(null);
  const load = () => void loadTalentIndex().then(setTalents, () => setTalents('failed'));
  const retry = () => {
    setTalents(null);
    load();
  };
  useEffect(() => {
    if (!isUsed) return;
    load();
    const timer = setTimeout(() => setTalents((all) => all ?? 'late'), SHOWN_UNCONFIRMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUsed]);
  return { talents, retry };
}

function goTo(address: string): void {
  history.replaceState(history.state, '', address);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function toOwn(
  cards: Cards,
  { order }: SelectionTexts,
  current: readonly IndexedTalent[] | null,
): readonly KeptTalent[] {
  return inOrder(byName(toShownCards(Object.values(cards), current ?? [])), order);
}

const readOwn = () => ({ cards: $selection.get(), texts: ownTextsStore.$value.get() });

function putOwn(cards: Cards, next: SelectionTexts): void {
  selection.remove(Object.keys($selection.get()).filter((id) => cards[id] === undefined));
  selection.keep(Object.values(cards));
  ownTextsStore.change(() => next);
}

function renewKept(talents: readonly IndexedTalent[]): number {
  const kept = $selection.get();
  const { cards, gone } = findTalents(Object.keys(kept), talents);
  const stale = cards.filter((card) => JSON.stringify(card) !== JSON.stringify(kept[card.id]));
  if (stale.length > 0) selection.keep(stale);
  if (gone.length > 0) selection.remove(gone);
  return gone.length;
}

interface PlaceholderProps extends Props {
  /** `first`: as rendered, until `[...selection].astro` sets `data-awaited`. */
  readonly state: 'first' | 'loading' | 'failed' | 'empty' | 'nobody';
  readonly retry?: () => void;
}

function Placeholder({ view: { words, form, modelsPath }, state, retry }: PlaceholderProps) {
  return (
    <div className="nobody stack" data-state={state}>
      <h1 className="d2">{state === 'nobody' ? words.nobodyTitle : words.heading}</h1>
      {(state === 'empty' || state === 'nobody' || state === 'first') && (
        <div className="none stack">
          <p className={state === 'nobody' ? undefined : 'empty'}>
            {state === 'nobody' ? words.nobodyHelp : words.emptyHelp}
          </p>
          <a className="btn full" href={modelsPath}>
            {words.emptyAction}
          </a>
        </div>
      )}
      {(state === 'loading' || state === 'first') && (
        <div className="acts" data-waits>
          <span className="spin" /> {words.loading}
        </div>
      )}
      {state === 'failed' && (
        <div role="alert">
          <p className="lead">{words.failed}</p>
          <button className="btn" type="button" onClick={retry}>
            {form.shared.retry}
          </button>
        </div>
      )}
    </div>
  );
}
