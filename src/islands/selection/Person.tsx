import { fill } from '../../../i18n/phrases.ts';
import type { CardTalent } from '../../domain/card-talent.ts';
import { toCardOf } from '../../domain/card.ts';
import { formatShownHeight } from '../../domain/measures.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';
import { Frame } from './Frame.tsx';
import { Line } from './Line.tsx';
import { joinMeasures, toMeasures } from './measures-line.ts';

/** People whose pictures load at once. */
const FIRST = 6;

interface Props {
  readonly talent: CardTalent;
  /** From 0. */
  readonly place: number;
  readonly isLast: boolean;
  readonly view: SelectionPageView;
  readonly note: string;
  readonly mode: 'write' | 'read' | 'order';
  readonly isKept: boolean;
  readonly onWrite: (note: string) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onHeart: () => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

export function Person({ talent, place, isLast, view, note, mode, isKept, ...on }: Props) {
  const { words, modelsPath, language } = view;
  const { name, heightCm } = talent;
  const { lines, path } = toCardOf(talent, modelsPath, language);
  const measures = joinMeasures(toMeasures(talent, view, formatShownHeight));
  return (
    <li data-talent={talent.id}>
      <span className="at">
        <Frame
          {...{ talent, view }}
          sizes="(min-width: 1024px) 16vw, 88px"
          maxWidth={640}
          isLater={place >= FIRST}
        />
      </span>
      <div className="txt">
        <div className="name">
          {mode === 'order' ? (
            <>
              <span className="d4">
                {lines.map((line) => (
                  <span key={line}>{`${line} `}</span>
                ))}
              </span>
              <span className="pos num" aria-hidden="true">
                {place + 1}
              </span>
            </>
          ) : (
            <a className="d4" href={path}>
              {lines.map((line) => (
                <span key={line}>{`${line} `}</span>
              ))}
            </a>
          )}
        </div>
        <div className="wide">
          <p className="small num">
            {heightCm !== null
              ? measures
              : [words.heightUnknown, measures].filter((text) => text !== '').join(' · ')}
          </p>
          {mode === 'write' && (
            <Line
              label={fill(words.noteOn, { name })}
              placeholder={words.note}
              limit="note"
              value={note}
              onWrite={on.onWrite}
            />
          )}
          {mode === 'read' && note !== '' && <p className="note">{`“${note}”`}</p>}
        </div>
      </div>
      {mode === 'order' ? (
        <div className="mv">
          {([-1, 1] as const).map((step) => (
            <button
              className="tap"
              type="button"
              key={step}
              data-step={step}
              // Not `disabled`: a button just pressed must keep the focus.
              aria-disabled={step === -1 ? place === 0 : isLast}
              aria-label={fill(step === -1 ? words.order.earlier : words.order.later, { name })}
              onClick={() => on.onMove(step)}
              onKeyDown={(event) => {
                const by = STEPS[event.key];
                if (by === undefined) return;
                event.preventDefault();
                on.onMove(by);
              }}
            >
              <Icon name={step === -1 ? 'left' : 'right'} />
            </button>
          ))}
        </div>
      ) : (
        <button
          className="tap heart"
          type="button"
          aria-pressed={isKept}
          aria-label={fill(isKept ? words.remove : words.keep, { name })}
          onClick={on.onHeart}
        >
          <Icon name="heart" />
        </button>
      )}
    </li>
  );
}
