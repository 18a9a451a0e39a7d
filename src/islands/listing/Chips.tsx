import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { $selection, selection } from '../../stores/selection.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { Icon } from '../Icon.tsx';
import { readCard } from '../selection/heart-markup.ts';
import { toChips, toAskedText } from './finder-words.ts';
import { countWishes, writeWishes, type Wishes } from './wishes.ts';
import { NO_FILTER, type Filter } from './filter.ts';
import type { FilterOutcome } from './outcome.ts';
import type { Step } from './use-filter.ts';

export interface FinderControls {
  readonly change: (part: Partial<Filter>, step: Step) => void;
  /** Focuses the finder's opener, because what was pressed goes. */
  readonly clear: (part: Partial<Filter>) => void;
  readonly close: () => void;
}

interface ChipsProps {
  readonly view: FinderView;
  readonly wishes: Wishes;
  readonly outcome: FilterOutcome;
  readonly control: FinderControls;
  readonly found: string;
}

export function Chips({ view, wishes, outcome, control, found }: ChipsProps) {
  const { words } = view;
  useAskedTexts(view, wishes, outcome.found);
  const list = useRef<HTMLUListElement>(null);
  const chips = [
    ...toChips(view, wishes).map((chip) => ({ ...chip, adds: false })),
    ...(outcome.lackingCount === 0
      ? []
      : [
          {
            label: fillCount(words.lacking, outcome.lackingCount),
            rest: { ...wishes, withLacking: !wishes.withLacking },
            adds: !wishes.withLacking,
          },
        ]),
  ];

  return (
    <ul className="chips" ref={list} aria-label={words.active}>
      <li className="n num narrow-only">{found}</li>
      {chips.map(({ label, rest, adds }, index) => (
        <li key={label}>
          <button
            type="button"
            className={adds ? 'lack' : undefined}
            aria-label={fill(adds ? words.include : words.remove, { filter: label })}
            onClick={() => {
              const part = { wishesText: writeWishes(rest) };
              if (countWishes(rest) === 0) {
                control.clear(part);
                return;
              }
              flushSync(() => control.change(part, 'push'));
              list.current?.querySelectorAll('button')[index]?.focus();
            }}
          >
            {label} <Icon name={adds ? 'plus' : 'close'} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="tap u" onClick={() => control.clear(NO_FILTER)}>
          {words.clear}
        </button>
      </li>
      <li>
        <KeepAll {...{ view, outcome }} />
      </li>
    </ul>
  );
}

const MOST_TEXTS = 300;

function useAskedTexts(view: FinderView, wishes: Wishes, found: FilterOutcome['found']): void {
  useLayoutEffect(() => {
    const shown = found.length > MOST_TEXTS ? [] : found;
    for (const { card, values } of shown)
      card.querySelector('.d4')?.setAttribute('data-asked', toAskedText(view, wishes, values));
    return () => {
      for (const { card } of shown) card.querySelector('.d4')?.removeAttribute('data-asked');
    };
  }, [view, wishes, found]);
}

const MOST_KEPT = 20;

/** What the last press of either heart added: the next takes back only that. */
let added: readonly string[] = [];

export function KeepAll({ view, outcome: { found } }: Pick<ChipsProps, 'view' | 'outcome'>) {
  const kept = useStore($selection);
  if (found.length === 0 || found.length > MOST_KEPT) return null;
  const ids = found.map(({ card }) => card.dataset['talent'] ?? '');
  const isKept = ids.every((id) => kept[id] !== undefined);
  const press = () => {
    const hearts = found.flatMap(({ card }) => card.querySelector('selection-heart') ?? []);
    if (isKept) {
      const ours = ids.filter((id) => added.includes(id));
      added = [];
      selection.remove(ours.length > 0 ? ours : ids);
    } else {
      added = ids.filter((id) => kept[id] === undefined);
      selection.keep(hearts.map(readCard));
    }
  };
  return (
    <button
      type="button"
      className="tap heart num"
      aria-pressed={isKept}
      aria-label={fillCount(view.words.keep, ids.length)}
      onClick={press}
    >
      <Icon name="heart" /> {ids.length}
    </button>
  );
}
