import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { isOneOf, MARKS, MEASURES } from '../../domain/fit.ts';
import { $selection, selection } from '../../stores/selection.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { Icon } from '../Icon.tsx';
import { readCard } from '../selection/heart-words.ts';
import type { FinderControls } from './Finder.tsx';
import { toChips, toLackingText, toOwnText } from './finder-words.ts';
import { countWishes, isAsked, toggle, writeFit, type Fit } from './fit.ts';
import type { Outcome } from './outcome.ts';

interface ChipsProps {
  readonly view: FinderView;
  readonly fit: Fit;
  readonly outcome: Outcome;
  readonly control: FinderControls;
  readonly found: string;
}

export function Chips({ view, fit, outcome, control, found }: ChipsProps) {
  const { words } = view;
  useOwnTexts(view, fit, outcome.found);
  const list = useRef<HTMLUListElement>(null);
  /** The pressed button goes; the next one in its place takes the focus. */
  const pressed = useRef<number>(null);
  useLayoutEffect(() => {
    const buttons = list.current?.querySelectorAll('button');
    if (pressed.current !== null) buttons?.[Math.min(pressed.current, buttons.length - 1)]?.focus();
    pressed.current = null;
  }, [fit]);
  const chips = toChips(view, fit);
  const change = (next: Fit, place: number) => {
    if (countWishes(next) === 0) control.clear();
    else {
      pressed.current = place;
      control.change({ fit: writeFit(next) }, 'push');
    }
  };
  const lacking = MEASURES.filter(
    (measure) => isAsked(fit, measure) && outcome.count(measure, 'lacking') > 0,
  ).filter((measure) => !isOneOf(MARKS, measure));

  return (
    <ul className="chips" ref={list} aria-label={words.active}>
      <li className="n num">{found}</li>
      {chips.map(({ key, label, rest }, place) => (
        <li key={key}>
          <button
            type="button"
            aria-label={fill(words.remove, { filter: label })}
            onClick={() => change(rest, place)}
          >
            {label} <Icon name="close" />
          </button>
        </li>
      ))}
      {lacking.map((measure, index) => {
        const label = toLackingText(view, measure, outcome.count(measure, 'lacking'));
        const isIncluded = fit.lacking.includes(measure);
        return (
          <li key={measure}>
            <button
              type="button"
              className="lack"
              aria-label={fill(isIncluded ? words.remove : words.include, {
                filter: label,
                lacking: label,
              })}
              onClick={() =>
                change({ ...fit, lacking: toggle(fit.lacking, measure) }, chips.length + index)
              }
            >
              {label} <Icon name={isIncluded ? 'close' : 'plus'} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="tap u" onClick={control.clear}>
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

function useOwnTexts(view: FinderView, fit: Fit, found: Outcome['found']): void {
  useLayoutEffect(() => {
    if (found.length > MOST_TEXTS) clearOwnTexts();
    else
      for (const { card, values } of found)
        card.querySelector('.d4')?.setAttribute('data-asked', toOwnText(view, fit, values));
  }, [view, fit, found]);
  useLayoutEffect(() => clearOwnTexts, []);
}

function clearOwnTexts(): void {
  for (const caption of document.querySelectorAll('[data-asked]'))
    caption.removeAttribute('data-asked');
}

const MOST_KEPT = 20;

export function KeepAll({ view, outcome: { found } }: Pick<ChipsProps, 'view' | 'outcome'>) {
  const kept = useStore($selection);
  if (found.length === 0 || found.length > MOST_KEPT) return null;
  const ids = found.map(({ card }) => card.dataset['talent'] ?? '');
  const isKept = ids.every((id) => kept[id] !== undefined);
  const press = () => {
    const hearts = found.map(({ card }) => card.querySelector('selection-heart'));
    if (isKept) selection.remove(ids);
    else selection.keep(hearts.filter((heart) => heart !== null).map(readCard));
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
