/** Shows each wish with a button that drops it, and how many talents lack an asked measure. */
import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import { Icon } from '../../Icon.tsx';
import { ClearAll } from './ClearAll.tsx';
import { KeepAll } from './KeepAll.tsx';
import { toggle, writeFit, type Fit } from './fit.ts';
import type { FinderProps } from './finder-props.ts';
import { toChips, toLacking } from './finder-words.ts';

export function Chips({ answer, control }: FinderProps) {
  const { view, fit, outcome, found } = answer;
  const { words } = view;
  const list = useRef<HTMLUListElement>(null);
  /** Place of the pressed button. That button goes, so the next one in its place takes the
   * focus. */
  const pressed = useRef<number>(null);
  useLayoutEffect(() => {
    const buttons = list.current?.querySelectorAll('button');
    if (pressed.current !== null) buttons?.[Math.min(pressed.current, buttons.length - 1)]?.focus();
    pressed.current = null;
  }, [answer]);
  const change = (next: Fit, place: number) => {
    pressed.current = place;
    const text = writeFit(next);
    control.change({ fit: text }, 'push');
    if (text === '') control.focusOpener();
  };
  const chips = toChips(view, fit);

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
      {toLacking(view, fit, outcome.lacking).map(({ measure, label, isIncluded }, index) => (
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
      ))}
      <li>
        <ClearAll className="tap u" {...{ control, words }} />
      </li>
      <li>
        <KeepAll answer={answer} />
      </li>
    </ul>
  );
}
