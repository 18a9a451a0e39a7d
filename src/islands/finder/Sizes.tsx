import { useState } from 'react';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { formatHalf, SIZE_SYSTEMS, type SizeSystem } from '../../domain/sizes.ts';
import { pressSize, toggle } from './fit.ts';
import type { FinderWords } from './open-finder.tsx';
import type { GroupProps } from './Panel.tsx';
import { toShoeLabels } from './words.ts';

/** Shoes, from the first to the last size that is pressed. The system changes the labels alone. */
export function Shoes({ answer, ask }: GroupProps) {
  const { view, data, fit, outcome } = answer;
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
      <div className="cells num" role="group" aria-label={words.shoeRange}>
        {data.measures.shoes.values.map((value, index) => {
          const size = Number(value);
          return (
            <Cell
              key={size}
              labels={toShoeLabels(size, system, genders)}
              count={outcome.values.shoes[index + 1] ?? 0}
              isChosen={fit.shoes !== null && size >= fit.shoes[0] && size <= fit.shoes[1]}
              words={words}
              onPress={() => ask({ shoes: pressSize(fit.shoes, size) })}
            />
          );
        })}
      </div>
    </>
  );
}

/** Jeans: any of the sizes chosen. */
export function Jeans({ answer, ask }: GroupProps) {
  const { view, data, fit, outcome } = answer;
  const { words } = view;
  return (
    <div className="cells num" role="group" aria-label={words.jeans}>
      {data.measures.jeans.values.map((value, index) => {
        const size = Number(value);
        return (
          <Cell
            key={size}
            labels={[formatHalf(size)]}
            count={outcome.values.jeans[index + 1] ?? 0}
            isChosen={fit.jeans.includes(size)}
            words={words}
            onPress={() => ask({ jeans: toggle(fit.jeans, size) })}
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
