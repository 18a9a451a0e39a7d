import { fill } from '../../../i18n/phrases.ts';
import type { KeptTalent } from '../../domain/kept-talent.ts';
import { toLinkedCard } from '../../domain/card.ts';
import { formatMetres } from '../../domain/measures.ts';
import { formatMonth } from '../../domain/shown-days.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';
import { hasModifier } from '../link-clicks.ts';
import { Frame } from './Frame.tsx';
import { heartLabel } from './heart-markup.ts';
import { Line } from './Line.tsx';
import { toCardMeasures, toMeasuresLine } from './measures-line.ts';

/** The scale beside a printed row (print-selection.css). */
const TICKS = [190, 180, 170, 160] as const;
const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

interface Props {
  readonly talent: KeptTalent;
  /** `yyyy-MM` */
  readonly measuredAt: string | null;
  readonly view: SelectionPageView;
  readonly note: string;
  readonly mode: 'write' | 'read' | 'order';
  readonly isKept: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onWrite: (note: string) => void;
  readonly onMove: (step: -1 | 1, button: HTMLButtonElement) => void;
  readonly onHeart: () => void;
}

export function Person(props: Props) {
  const { talent, measuredAt, view, note, mode, isKept, isFirst, isLast } = props;
  const { words, language } = view;
  const { name } = talent;
  const { lines, path } = toLinkedCard(talent, view.modelsPath, language);
  return (
    <li data-ticks={TICKS.map((height) => formatMetres(height, language)).join('\n')}>
      <Frame {...{ talent, view }} />
      <div className="txt">
        <a className="d4" translate="no" href={path}>
          {lines.map((line, index) => (
            <span key={index}>{`${line} `}</span>
          ))}
        </a>
        <p className="small num">{toMeasuresLine(talent, view)}</p>
        {measuredAt !== null && toCardMeasures(talent, view).length > 0 && (
          <p className="measured">
            {fill(view.measuredAt, { month: formatMonth(measuredAt, view.months) })}
          </p>
        )}
        {mode === 'write' && (
          <Line
            label={fill(words.noteOn, { name })}
            placeholder={words.note}
            isNote
            value={note}
            onWrite={props.onWrite}
          />
        )}
        {mode === 'read' && note !== '' && <p className="note">{`“${note}”`}</p>}
      </div>
      {mode === 'order' ? (
        <div className="mv">
          {([-1, 1] as const).map((step) => (
            <button
              className="tap"
              type="button"
              key={step}
              aria-disabled={step === -1 ? isFirst : isLast}
              aria-label={fill(step === -1 ? words.order.earlier : words.order.later, { name })}
              onClick={({ currentTarget }) => props.onMove(step, currentTarget)}
              onKeyDown={(event) => {
                const by = STEPS[event.key];
                if (by === undefined || hasModifier(event)) return;
                event.preventDefault();
                props.onMove(by, event.currentTarget);
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
          data-on={isKept ? '' : undefined}
          aria-label={heartLabel(name, isKept)}
          onClick={props.onHeart}
        >
          <Icon name="heart" />
        </button>
      )}
    </li>
  );
}
