import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../i18n/phrases.ts';
import type { KeptTalent } from '../../domain/kept-talent.ts';
import { NO_TEXTS, withNote, type SelectionTexts } from '../../domain/selection.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import { selection } from '../../stores/selection.ts';
import { texts as ownTextsStore } from '../../stores/selection-texts.ts';
import { Icon } from '../Icon.tsx';
import { lazyPart } from '../lazy-part.ts';
import { Part, usePart } from '../Part.tsx';
import { bindPrintKeys } from '../print-keys.ts';
import { useWindowEvent } from '../use-window-event.ts';
import { JobFacts, toFactsLine } from './JobFacts.tsx';
import { Frame } from './Frame.tsx';
import { Line } from './Line.tsx';
import { Person } from './Person.tsx';
import type { Sharing, SharingParts } from './sharing.ts';
import { useSharing } from './use-sharing.ts';

const loadCompare = lazyPart(() => import('./Compare.tsx'), { knownBy: 'Compare' });
const LONG_TITLE = 24;

interface PeopleProps extends SharingParts {
  readonly isReceived: boolean;
  readonly own: SelectionTexts;
  readonly talents: readonly IndexedTalent[];
  readonly change: (text: string, apply: () => void) => void;
  readonly keep: (how: 'join' | 'replace') => void;
}

export function People(props: PeopleProps) {
  const { view, people, texts, isReceived, own, talents, change, keep, tell } = props;
  const { words } = view;
  const [stage, setStage] = useState<'list' | 'order' | 'print'>('list');
  const [withCards, setWithCards] = useState(false);
  const [moved, setMoved] = useState('');
  const comparePart = usePart(loadCompare);
  const [isComparing, setComparing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState<Awaited<ReturnType<Sharing['openForm']>> | null>(null);
  const { isBusy, prepare, runPrepared, runAnew } = useSharing(props);
  // Texts have their keys in one order.
  const isNew = isReceived && JSON.stringify(own) !== JSON.stringify(texts);
  // No card says who is a minor; but minors have one name alone.
  const mayHaveMinors = people.some(({ name }) => !name.includes(' '));
  const mode = isReceived ? 'read' : stage === 'order' ? 'order' : 'write';

  const clear = () =>
    change(words.cleared, () => {
      selection.remove(texts.order);
      ownTextsStore.change(() => NO_TEXTS);
    });
  const press = (talent: KeptTalent) => {
    if (isReceived) selection.toggle(talent);
    else change(fill(words.removed, { name: talent.name }), () => selection.remove([talent.id]));
  };
  const move = (index: number, step: -1 | 1, button: HTMLButtonElement) => {
    const to = index + step;
    const name = people[index]?.name ?? '';
    if (to < 0 || to >= people.length) return;
    const order = [...texts.order];
    order.splice(to, 0, ...order.splice(index, 1));
    flushSync(() => {
      ownTextsStore.change((all) => ({ ...all, order }));
      setMoved(fill(words.order.moved, { name, n: to + 1, total: order.length }));
    });
    // Moving an element takes its focus.
    button.focus();
  };
  const endCompare = (chosen: readonly KeptTalent[], dropped: readonly KeptTalent[]) => {
    setComparing(false);
    if (isReceived) selection.keep(chosen);
    else if (dropped.length > 0)
      change(fill(words.compare.left, { names: dropped.map(({ name }) => name).join(', ') }), () =>
        selection.remove(dropped.map(({ id }) => id)),
      );
  };
  /** The pressed button goes, so the heading takes the focus. */
  const turn = (to: typeof stage) => {
    setStage(to);
    setMoved('');
    heading.current?.focus();
  };
  const send = () => runAnew(async (sharing) => setForm(await sharing.openForm()));
  const printByKeys = useEffectEvent(() => runAnew((sharing) => sharing.print(false)));
  useEffect(() => bindPrintKeys(() => printByKeys()), []);
  // While ordering, a heading stands in the title's place.
  useWindowEvent('beforeprint', () => stage === 'order' && flushSync(() => turn('list')));
  const choices = [
    isNew && ([words.send, send] as const),
    mode !== 'read' && people.length > 1 && ([words.order.open, () => turn('order')] as const),
    'share' in navigator
      ? ([words.share, () => void runPrepared((sharing) => sharing.share())] as const)
      : ([words.copyLink, () => void runPrepared((sharing) => sharing.copyLink())] as const),
    [words.print, () => turn('print')] as const,
    [words.composites.download, () => void runPrepared((sharing) => sharing.download())] as const,
  ].filter((choice) => choice !== false);

  return (
    <div className={mode}>
      <div className="sel">
        {isReceived && (
          <p className="strip small">
            {words.received.sender}{' '}
            <a className="u" href={view.safetyPath}>
              {words.received.check}
            </a>
          </p>
        )}
        <h1 className={mode === 'order' ? 'd3' : 'vh'} ref={heading} tabIndex={-1}>
          {mode === 'order' ? words.order.open : isReceived ? words.received.title : words.heading}
        </h1>
        {mode === 'read' && (
          <>
            <p className="quoted">{`“${texts.title || words.sheet.kind}”`}</p>
            <p className="facts num">{toFactsLine(texts, view)}</p>
          </>
        )}
        {mode === 'write' && (
          <>
            <Line
              className={`ttl d2${texts.title.length >= LONG_TITLE ? ' long' : ''}`}
              value={texts.title}
              label={words.titleLabel}
              placeholder={words.heading}
              onWrite={(title) => ownTextsStore.change((all) => ({ ...all, title }))}
            />
            <JobFacts texts={texts} view={view} />
          </>
        )}
        {mode === 'order' && (
          <p className="facts" role="status">
            {moved}
          </p>
        )}
        {stage === 'list' && people.length > 1 && (
          <button className="tap side" type="button" onClick={() => setComparing(true)}>
            {words.compare.open}
          </button>
        )}
        <div className="deeds acts">
          {stage === 'print' && (
            <>
              <label>
                <input
                  type="checkbox"
                  checked={withCards}
                  onChange={({ currentTarget }) => setWithCards(currentTarget.checked)}
                />{' '}
                {words.withCards}
              </label>
              <button
                className="btn full"
                type="button"
                aria-busy={isBusy}
                onClick={() => runAnew((sharing) => sharing.print(withCards))}
              >
                {words.print}
              </button>
            </>
          )}
          {stage === 'list' && isNew && own.order.length === 0 && (
            <button className="btn full" type="button" onClick={() => keep('replace')}>
              <Icon name="heart" /> {words.received.keep}
            </button>
          )}
          {stage === 'list' && isNew && own.order.length > 0 && (
            <>
              <p>{words.received.keep}</p>
              <button className="btn full" type="button" onClick={() => keep('join')}>
                {words.received.join}
              </button>
              <button className="btn full" type="button" onClick={() => keep('replace')}>
                {words.received.replace}
              </button>
            </>
          )}
          {stage !== 'list' && (
            <button
              className={stage === 'order' ? 'btn full' : 'btn'}
              type="button"
              onClick={() => turn('list')}
            >
              <Icon name="check" /> {words.order.done}
            </button>
          )}
          {stage === 'list' && !isNew && (
            <button
              className="btn full"
              type="button"
              aria-busy={isBusy}
              onPointerEnter={prepare}
              onClick={send}
            >
              <Icon name="send" /> {words.send}
            </button>
          )}
          {stage === 'list' && (
            <button className="tap" type="button" popoverTarget="more" onClick={prepare}>
              <Icon name="plus" /> {words.more}
            </button>
          )}
        </div>
        <div className="more" id="more" popover="auto">
          {choices.map(([word, act]) => (
            <button
              className="tap"
              type="button"
              key={word}
              popoverTarget="more"
              popoverTargetAction="hide"
              onFocus={prepare} // By keyboard, notes may be edited while it is open.
              onClick={act}
            >
              {word}
            </button>
          ))}
        </div>
      </div>
      {mode !== 'order' && (
        <div className="lineup" aria-hidden="true">
          {people.map((talent) => (
            <Frame key={talent.id} talent={talent} view={view} />
          ))}
        </div>
      )}
      <ol className="people" aria-label={words.people}>
        {people.map((talent, index) => (
          <Person
            key={talent.id}
            {...{ talent, view, mode }}
            measuredAt={talents.find(({ card }) => card.id === talent.id)?.measuredAt ?? null}
            note={texts.notes[talent.id] ?? ''}
            isKept={own.order.includes(talent.id)}
            isFirst={index === 0}
            isLast={index === people.length - 1}
            onWrite={(note) => ownTextsStore.change((all) => withNote(all, talent.id, note))}
            onMove={(step, button) => move(index, step, button)}
            onHeart={() => press(talent)}
          />
        ))}
      </ol>
      <p className="end small">
        {!isReceived && (
          <>
            {words.stored}{' '}
            <button className="u" type="button" onClick={clear}>
              {words.clear}
            </button>{' '}
          </>
        )}
        {mayHaveMinors && words.minors}
      </p>
      {isComparing && (
        <Part of={comparePart} waiting={null}>
          {({ Compare }) => <Compare view={view} people={people} onEnd={endCompare} />}
        </Part>
      )}
      {form !== null && (
        <form.Popup
          {...form}
          view={view.form}
          onClose={() => setForm({ ...form, isOpen: false })}
          onSent={(note) => form.isOpen || tell(note)}
        />
      )}
    </div>
  );
}
