import { useState } from 'react';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { formatHalf, SIZE_SYSTEMS, type SizeSystem } from '../../domain/sizes.ts';
import { pressSize, toggle, withValues } from './fit.ts';
import type { FinderWords } from './open-finder.tsx';
import type { GroupProps } from './Panel.tsx';
import { toShoeLabels } from './words.ts';

/** Shoes, from the first to the last size that is pressed. The system changes the labels alone. */
export function Shoes({ answer, ask }: GroupProps) {
  const { view, fit } = answer;
  const { words, genders } = view;
  const [system, setSystem] = useState<SizeSystem>('BR');
  return (
    <>
      <div className="switch" role="group" aria-label={words.systems}>
        {SIZE_SYSTEMS.map((name) => (
          <button key={name} type="button" aria-pressed={name === system} onClick={() => setSystem(name)}>
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

/** Jeans: any of the sizes chosen. */
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
  readonly measure: 'shoes' | 'jeans';
  readonly label: string;
  readonly toLabels: (size: number) => CellProps['labels'];
  readonly isChosen: (size: number) => boolean;
  readonly onPress: (size: number) => void;
}

function Cells({ answer, measure, label, toLabels, isChosen, onPress }: CellsProps) {
  const { view, data, outcome } = answer;
  return (
    <div className="cells num" role="group" aria-label={label}>
      {data.measures[measure].values.map((value, index) => {
        const size = Number(value);
        return (
          <Cell
            key={size}
            labels={toLabels(size)}
            count={outcome.values[measure][index + 1] ?? 0}
            isChosen={isChosen(size)}
            words={view.words}
            onPress={() => onPress(size)}
          />
        );
      })}
    </div>
  );
}

interface CellProps {
  /** One size, or the same one for women and for men. */
  readonly labels: readonly string[];
  readonly count: number;
  readonly isChosen: boolean;
  readonly words: FinderWords['words'];
  readonly onPress: () => void;
}

function Cell({ labels, count, isChosen, words, onPress }: CellProps) {
  const spoken = labels.map((label) => label.replace(/(\d+)½/, (_, whole: string) => fill(words.half, { n: whole }))).join(', ');
  return (
    <button type="button" aria-pressed={isChosen} disabled={count === 0 && !isChosen} onClick={onPress}>
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
      <span className="vh">{fill(words.value, { value: spoken, count: fillCount(words.count, count) })}</span>
    </button>
  );
}
