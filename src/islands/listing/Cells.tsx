import { useState } from 'react';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import type { SizeKind, SizeSystem } from '../../domain/sizes.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { followArrows } from '../arrow-keys.ts';
import { toSizeLabels } from './finder-words.ts';
import type { FilterOutcome } from './outcome.ts';

interface CellsProps {
  readonly view: FinderView;
  readonly outcome: FilterOutcome;
  readonly kind: SizeKind;
  readonly label: string;
  readonly sizes: readonly number[];
  readonly system: SizeSystem;
  readonly isChosen: (size: number) => boolean;
  readonly onPress: (size: number) => void;
}

export function Cells(props: CellsProps) {
  const { view, outcome, kind, label, sizes, system, isChosen, onPress } = props;
  const { words } = view;
  const [focused, setFocused] = useState<number | null>(null);
  const isOffered = (size: number) => outcome.count(kind, size) > 0 || isChosen(size);
  const offered = sizes.filter(isOffered);
  const stop = offered.find((size) => size === focused) ?? offered.find(isChosen) ?? offered[0];
  return (
    // The group hears its buttons' keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="cells num"
      role="group"
      aria-label={label}
      // Keyboards must reach a row that scrolls even if its buttons are disabled.
      tabIndex={stop === undefined ? 0 : undefined}
      onKeyDown={(event) =>
        followArrows(event, [
          ...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled'),
        ])
      }
    >
      {sizes.map((size) => {
        const count = outcome.count(kind, size);
        const labels = toSizeLabels(kind, size, system, view);
        const spoken = labels
          .map((text) =>
            text.replace(/(\d+)½/, (_, whole: string) => fill(words.half, { n: whole })),
          )
          .join(', ');
        return (
          <button
            key={size}
            type="button"
            className={labels.length > 1 ? 'both' : undefined}
            tabIndex={size === stop ? 0 : -1}
            aria-pressed={isChosen(size)}
            disabled={!isOffered(size)}
            onFocus={() => setFocused(size)}
            onClick={() => onPress(size)}
          >
            {labels.map((text) => (
              <span key={text} aria-hidden="true">
                {toHalf(text)}
              </span>
            ))}
            <small className="num" aria-hidden="true">
              {count}
            </small>
            <span className="vh">
              {fill(words.value, { value: spoken, count: fillCount(words.count, count) })}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function toHalf(label: string) {
  const [whole = label, rest] = label.split('½');
  if (rest === undefined) return label;
  return (
    <>
      {whole}
      <sup>½</sup>
      {rest}
    </>
  );
}
