import { useState } from 'react';
import { fill, fillCount } from '../../../../i18n/phrases.ts';
import type { Girth } from '../../../domain/fit-index.ts';
import { formatHalf } from '../../../domain/measures.ts';
import { SIZE_SYSTEMS, type SizeSystem } from '../../../domain/sizes.ts';
import { followArrows } from '../../arrow-keys.ts';
import { pressSize, toggle, withValues } from './fit.ts';
import type { GroupProps } from './finder-props.ts';
import { toShoeLabels, type FinderWords } from './finder-words.ts';

/** Shoe sizes as a range. The size system changes only the labels. */
export function Shoes({ answer, ask }: GroupProps) {
  const { view, fit } = answer;
  const { words, genders } = view;
  const [system, setSystem] = useState<SizeSystem>('BR');
  return (
    <>
      <div className="switch" role="group" aria-label={words.systems}>
        {SIZE_SYSTEMS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === system}
            onClick={() => setSystem(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <Cells
        answer={answer}
        measure="shoes"
        label={words.shoeRange}
        toLabels={(size) => toShoeLabels(size, system, genders)}
        isChosen={(size) => fit.shoes !== null && size >= fit.shoes[0] && size <= fit.shoes[1]}
        onPress={(size) => ask({ shoes: pressSize(fit.shoes, size) })}
      />
    </>
  );
}

/** Bust, waist or hips in centimetres, as a range. */
export function Girths({ answer, ask, girth }: GroupProps & { readonly girth: Girth }) {
  const { view, fit } = answer;
  const range = fit[girth];
  return (
    <Cells
      answer={answer}
      measure={girth}
      label={fill(view.words.girthRange, { girth: view.girths[girth] })}
      toLabels={(centimetres) => [String(centimetres)]}
      isChosen={(centimetres) =>
        range !== null && centimetres >= range[0] && centimetres <= range[1]
      }
      onPress={(centimetres) => ask({ [girth]: pressSize(range, centimetres) })}
    />
  );
}

/** Jeans sizes; the visitor may choose several. */
export function Jeans({ answer, ask }: GroupProps) {
  const { view, fit } = answer;
  return (
    <Cells
      answer={answer}
      measure="jeans"
      label={view.words.jeans}
      toLabels={(size) => [formatHalf(size)]}
      isChosen={(size) => fit.jeans.includes(size)}
      onPress={(size) => ask(withValues(fit, 'jeans', toggle(fit.jeans, size)))}
    />
  );
}

interface CellsProps extends Pick<GroupProps, 'answer'> {
  readonly measure: Girth | 'shoes' | 'jeans';
  readonly label: string;
  readonly toLabels: (size: number) => CellProps['labels'];
  readonly isChosen: (size: number) => boolean;
  readonly onPress: (size: number) => void;
}

/** A row of sizes with a roving tabindex. */
function Cells({ answer, measure, label, toLabels, isChosen, onPress }: CellsProps) {
  const { view, data, outcome } = answer;
  const [focused, setFocused] = useState<number | null>(null);
  const cells = data.measures[measure].values.map((value, index) => {
    const size = Number(value);
    const count = outcome.values[measure][index + 1] ?? 0;
    return { size, count, isOffered: count > 0 || isChosen(size) };
  });
  const offered = cells.filter(({ isOffered }) => isOffered).map(({ size }) => size);
  const stop = offered.find((size) => size === focused) ?? offered.find(isChosen) ?? offered[0];
  return (
    // The group hears keys pressed on its buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="cells num"
      role="group"
      aria-label={label}
      // Keyboards must reach a row that scrolls even if all its buttons are disabled.
      tabIndex={stop === undefined ? 0 : undefined}
      onKeyDown={(event) =>
        followArrows(event, [
          ...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled'),
        ])
      }
    >
      {cells.map(({ size, count, isOffered }) => (
        <Cell
          key={size}
          labels={toLabels(size)}
          {...{ count, isOffered }}
          isStop={size === stop}
          isChosen={isChosen(size)}
          words={view.words}
          onFocus={() => setFocused(size)}
          onPress={() => onPress(size)}
        />
      ))}
    </div>
  );
}

interface CellProps {
  /** One label, or two where women's and men's labels differ. */
  readonly labels: readonly string[];
  readonly count: number;
  readonly isOffered: boolean;
  /** The size that the Tab key reaches. */
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly words: FinderWords['words'];
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

function Cell({ labels, count, isOffered, isStop, isChosen, words, onFocus, onPress }: CellProps) {
  const spoken = labels
    .map((label) => label.replace(/(\d+)½/, (_, whole: string) => fill(words.half, { n: whole })))
    .join(', ');
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      disabled={!isOffered}
      onFocus={onFocus}
      onClick={onPress}
    >
      {labels.map((label) => {
        const [whole = label, rest] = label.split('½');
        return (
          <span key={label} aria-hidden="true">
            {whole}
            {rest !== undefined && (
              <>
                <sup>½</sup>
                {rest}
              </>
            )}
          </span>
        );
      })}
      <small className="num" aria-hidden="true">
        {count}
      </small>
      <span className="vh">
        {fill(words.value, { value: spoken, count: fillCount(words.count, count) })}
      </span>
    </button>
  );
}
