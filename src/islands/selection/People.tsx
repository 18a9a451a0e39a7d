/** The people of a selection, and what one does with them. */
import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import type { CardTalent } from '../../domain/card-talent.ts';
import { EMPTY_SELECTION, withNote, type Selection } from '../../domain/selection.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import { selection } from '../../stores/selection.ts';
import { texts as ownTexts } from '../../stores/selection-texts.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';
import { useFocus } from '../use-focus.ts';
import { Facts, toFactsLine } from './Facts.tsx';
import { Frame } from './Frame.tsx';
import { Line } from './Line.tsx';
import { More } from './More.tsx';
import { Person } from './Person.tsx';
import { useMoves } from './use-moves.ts';
import { useSharing } from './use-sharing.ts';

const Sheets = lazy(async () => ({ default: (await import('./Sheets.tsx')).Sheets }));

/** From so many characters on, a title is smaller, so that it takes two lines on a phone. */
const LONG = 24;
const LONGEST = 48;

export interface PeopleProps {
  readonly view: SelectionPageView;
  /** At least one. */
  readonly people: readonly CardTalent[];
  /** What is written, with the people's order. */
  readonly texts: Selection;
  /** A sender wrote the texts. */
  readonly isReceived: boolean;
  /** The visitor's own selection, which may be empty. */
  readonly own: Selection;
  readonly talents: readonly IndexedTalent[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly change: (text: string, apply: () => void) => void;
  readonly keep: (how: 'join' | 'replace') => void;
  readonly say: (text: string) => void;
}

export function People(props: PeopleProps) {
  const { view, people, texts, isReceived, own, heading, change, keep } = props;
  const { words } = view;
  const [isOrdering, setOrdering] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { moved, move } = useMoves(list, people, words.order.moved);
  const { form, closeForm, ...sharing } = useSharing(props);
  const isNew = isReceived && JSON.stringify(own) !== JSON.stringify(texts);
  const isMode = isOrdering && !isReceived;

  const remove = (talent: CardTalent) =>
    change(fill(words.removed, { name: talent.name }), () => selection.remove([talent.id]));
  const clear = () =>
    change(words.cleared, () => {
      selection.remove(people.map(({ id }) => id));
      ownTexts.change(() => EMPTY_SELECTION);
    });
  const keepAs = (how: 'join' | 'replace') => {
    setAsking(false);
    keep(how);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const size =
    texts.title.length >= LONGEST ? ' longest' : texts.title.length >= LONG ? ' long' : '';

  return (
    <div className={isMode ? 'ordering' : ''}>
      <div className="sel">
        {isReceived && (
          <p className="strip">
            {words.received.sender}{' '}
            <a className="u" href={view.safetyPath}>
              {words.received.check}
            </a>
          </p>
        )}
        <h1 className={isMode ? 'd3' : 'vh'} ref={heading} tabIndex={-1}>
          {isMode ? words.order.open : isReceived ? words.received.title : words.heading}
        </h1>
        {isReceived && (
          <p className="quoted">{texts.title === '' ? words.untitled : `“${texts.title}”`}</p>
        )}
        {!isReceived && !isMode && (
          <Line
            className={`ttl d2${size}`}
            value={texts.title}
            label={words.titleLabel}
            placeholder={words.heading}
            limit="line"
            onWrite={(title) => ownTexts.change((all) => ({ ...all, title }))}
          />
        )}
        {isMode ? (
          <p className="moved small" role="status">
            {moved}
          </p>
        ) : isReceived ? (
          <p className="read num">{toFactsLine(texts, view)}</p>
        ) : (
          <Facts texts={texts} view={view} />
        )}
        {isAsking && isNew ? (
          <Ask {...{ words }} count={own.order.length} onKeep={keepAs} />
        ) : (
          <div className="deeds">
            {isMode ? (
              <button className="btn full" type="button" onClick={() => setOrdering(false)}>
                <Icon name="check" /> {words.order.done}
              </button>
            ) : isNew ? (
              <button
                className="btn full"
                type="button"
                onClick={() => (own.order.length === 0 ? keepAs('replace') : setAsking(true))}
              >
                <Icon name="heart" /> {words.received.keep}
              </button>
            ) : (
              <button className="btn full" type="button" {...sharing.send}>
                <Icon name="send" /> {words.send}
              </button>
            )}
            {!isMode && (
              <More label={words.more}>
                {isNew && <button {...sharing.send}>{words.send}</button>}
                {!isReceived && people.length > 1 && (
                  <button
                    onClick={() => {
                      setOrdering(true);
                      heading.current?.focus();
                    }}
                  >
                    {words.order.open}
                  </button>
                )}
                <button onClick={() => void sharing.copyLink()}>{words.copyLink}</button>
                {'share' in navigator && (
                  <button onClick={() => void sharing.share()}>{words.share}</button>
                )}
                <button onClick={() => void sharing.print()}>{words.print}</button>
                <button onClick={() => void sharing.printCards()}>{words.printCards}</button>
                <button onClick={() => void sharing.downloadComposites()}>
                  {words.composites.download}
                </button>
                {!isReceived && <button onClick={clear}>{words.clear}</button>}
              </More>
            )}
          </div>
        )}
      </div>
      <p className="told small" role="status">
        {told}
      </p>
      {!isMode && (
        <div className="lineup" aria-hidden="true">
          {people.map((talent) => (
            <Frame key={talent.id} talent={talent} view={view} />
          ))}
        </div>
      )}
      <ol className="people" aria-label={words.people} ref={list}>
        {people.map((talent, place) => (
          <Person
            key={talent.id}
            {...{ talent, place, view }}
            note={texts.notes[talent.id] ?? ''}
            mode={isMode ? 'order' : isReceived ? 'read' : 'write'}
            isKept={!isReceived || own.order.includes(talent.id)}
            isLast={place === people.length - 1}
            onWrite={(note) => ownTexts.change((all) => withNote(all, talent.id, note))}
            onMove={(step) => move(talent, step)}
            onHeart={() => {
              if (!isReceived) remove(talent);
              else if (own.order.includes(talent.id)) selection.remove([talent.id]);
              else selection.keep([talent]);
            }}
          />
        ))}
      </ol>
      <p className="end small">
        {!isReceived && words.stored}{' '}
        {people.some(({ name }) => !name.includes(' ')) && words.minors}
      </p>
      {form !== null && (
        <form.Popup
          view={view.form}
          visit={form.visit}
          isOpen={form.isOpen}
          onClose={closeForm}
          onSent={setTold}
        />
      )}
      <Suspense fallback={null}>
        <Sheets {...props} />
      </Suspense>
    </div>
  );
}

interface AskProps {
  readonly words: SelectionPageView['words'];
  /** Talents of the own selection. */
  readonly count: number;
  readonly onKeep: (how: 'join' | 'replace') => void;
}

function Ask({ words: { received }, count, onKeep }: AskProps) {
  const first = useFocus<HTMLButtonElement>();
  return (
    <div className="ask" role="group" aria-label={received.keep}>
      <p>{fillCount(received.question, count)}</p>
      <button className="btn full" type="button" ref={first} onClick={() => onKeep('join')}>
        {received.join}
      </button>
      <button className="btn" type="button" onClick={() => onKeep('replace')}>
        {received.replace}
      </button>
    </div>
  );
}
