/** Shown when nobody passes: which wishes to drop, and whom each would bring back. */
import { fillCount } from '../../../../i18n/phrases.ts';
import { ClearAll } from './ClearAll.tsx';
import { PARTS, type Part } from './evaluate.ts';
import { CrowdFigures } from './CrowdFigures.tsx';
import { withoutPart, writeFit } from './fit.ts';
import type { FinderProps } from './finder-props.ts';
import { toWithout } from './finder-words.ts';

/** Most figures in a row; with more people, a figure stands for several. */
const MOST_FIGURES = 18;

export function Nobody({ answer, control }: FinderProps) {
  const { view, data, filter, fit, outcome } = answer;
  const { words } = view;
  const { height } = data.measures;
  const rows = PARTS.map((part) => ({ part, back: outcome.kept[part] }))
    .filter(({ back }) => back.length > 0)
    .sort((a, b) => b.back.length - a.back.length);
  const drop = (part: Part) => {
    const next =
      part === 'letter'
        ? { letter: null }
        : part === 'query'
          ? { query: '' }
          : { fit: writeFit(withoutPart(fit, part)) };
    control.change(next, 'push');
    control.focusOpener();
  };

  return (
    <section className="nobody">
      <h2 className="d2">{words.nobody}</h2>
      {rows.length === 0 ? (
        <ClearAll className="btn full" {...{ control, words }} />
      ) : (
        <>
          <p>{words.close}</p>
          <ul>
            {rows.map(({ part, back }) => (
              <li key={part}>
                <button type="button" onClick={() => drop(part)}>
                  <span className="d4">
                    {toWithout(view, fit, filter, part)}{' '}
                    <small>{fillCount(words.back, back.length)}</small>
                  </span>
                  <CrowdFigures
                    heights={back
                      .slice(0, MOST_FIGURES)
                      .map((position) =>
                        Number(height.values[(height.places[position] ?? 0) - 1] ?? NaN),
                      )
                      .sort((a, b) => a - b)}
                  />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
