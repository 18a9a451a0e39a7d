import type { Worded } from '../../../domain/fit-index.ts';
import type { GroupProps } from './finder-props.ts';
import { toggle, withValues } from './fit.ts';

interface TickProps {
  readonly label: string;
  /** How many talents this choice would leave; `null` if the label says it. */
  readonly count: number | null;
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

export function Tick({ label, count, isChosen, onChange }: TickProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onChange}
      />
      {label} {count !== null && <small className="num">{count}</small>}
    </label>
  );
}

/** Gender, hair or eyes; the visitor may choose several. */
export function Words({ answer, ask, list }: GroupProps & { readonly list: Worded }) {
  const { view, data, fit, outcome } = answer;
  return (
    <div className="ticks">
      {data.measures[list].values.map((value, index) => {
        const key = String(value);
        return (
          <Tick
            key={key}
            label={view.labels[list][key] ?? key}
            count={outcome.values[list][index + 1] ?? 0}
            isChosen={fit[list].includes(key)}
            onChange={() => ask(withValues(fit, list, toggle(fit[list], key)))}
          />
        );
      })}
    </div>
  );
}

/** Whether a profile has a film or polaroids. */
export function Marks({
  answer,
  ask,
  marks,
}: GroupProps & { readonly marks: readonly ('video' | 'polaroids')[] }) {
  const { view, fit, outcome } = answer;
  return (
    <div className="ticks">
      {marks.map((mark) => (
        <Tick
          key={mark}
          label={view.words[mark]}
          count={outcome[mark]}
          isChosen={fit[mark]}
          onChange={() => ask({ [mark]: !fit[mark] })}
        />
      ))}
    </div>
  );
}
