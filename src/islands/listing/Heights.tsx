import { useId, useRef, useState } from 'react';
import { formatMetres } from '../../domain/measures.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { readCentimetres } from './finder-words.ts';
import { toRange, type Range } from './wishes.ts';
import type { Step } from './use-filter.ts';

interface RangeFieldsProps {
  readonly label: string;
  /** `undefined` while everybody fits. */
  readonly range: Range | undefined;
  readonly limits: Range;
  readonly unit: string;
  readonly words: Pick<FinderView['words'], 'from' | 'to'>;
  readonly format: (centimetres: number) => string;
  readonly onRange: (range: Range | null, step: Step) => void;
}

export function RangeFields(props: RangeFieldsProps) {
  const { label, limits, range = limits, unit, words, format, onRange } = props;
  const id = useId();
  const [from, to] = range;
  const set = (a: number, b: number) => onRange(toAsked(toRange(a, b), limits), 'push');
  return (
    <div className="ends num" role="group" aria-labelledby={id}>
      <h3 className="d4" id={id}>
        {label}
      </h3>
      <Field {...{ format }} word={words.from} value={from} onType={(value) => set(value, to)} />
      <Field
        {...{ format, unit }}
        word={words.to}
        value={to}
        onType={(value) => set(from, value)}
      />
    </div>
  );
}

function toAsked([from, to]: Range, [least, most]: Range): Range | null {
  return from <= least && to >= most ? null : [from, to];
}

interface FieldProps extends Pick<RangeFieldsProps, 'format'> {
  readonly word: string;
  readonly value: number;
  readonly unit?: string;
  readonly onType: (value: number) => void;
}

function Field({ word, value, unit, format, onType }: FieldProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    const typed = text === null ? null : readCentimetres(text);
    setText(null);
    if (typed !== null && typed !== value) onType(typed);
  };
  return (
    <span className="end small mute">
      <label htmlFor={id}>{word}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? format(value)}
        onClick={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        enterKeyHint="next"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return;
          const [, last] = currentTarget.closest('.ends')?.querySelectorAll('input') ?? [];
          if (last === undefined || last === currentTarget) commit();
          else {
            last.focus();
            last.select();
          }
        }}
      />
      {unit}
    </span>
  );
}

interface HeightsProps extends Pick<RangeFieldsProps, 'range' | 'limits' | 'onRange'> {
  readonly view: FinderView;
  readonly heights: readonly number[];
}

export function Heights({ view, heights, limits, range, onRange }: HeightsProps) {
  const { words, language } = view;
  const [least, most] = limits;
  const clamp = (cm: number) => Math.min(most, Math.max(least, cm));
  const [from, to] = (range ?? limits).map(clamp) as unknown as Range;
  const format = (cm: number) => formatMetres(cm, language);
  const toPart = (cm: number) => `${((cm - least) / (most + 1 - least)) * 100}%`;
  const set = (next: Range, step: Step) => onRange(toAsked(next, limits), step);
  return (
    <div className="measure">
      <RangeFields
        {...{ words, range, limits, format, onRange }}
        label={words.height}
        unit={words.metres}
      />
      {/* The upper disc stands where its centimetre ends, at `to + 1`. */}
      <div
        className="stand"
        ref={(stand) => {
          stand?.style.setProperty('--a', toPart(from));
          stand?.style.setProperty('--b', toPart(to + 1));
        }}
      >
        <Figures {...{ heights, limits }} />
        <span className="plumb" />
        <span className="plumb high" />
        <Disc
          label={words.shortest}
          limits={[least, most + 1]}
          value={from}
          text={`${format(from)} m`}
          isOver={from - least > most - from}
          onMove={(cm, step) => set([Math.min(cm, to), to], step)}
        />
        <Disc
          label={words.tallest}
          limits={[least, most + 1]}
          value={to + 1}
          text={`${format(to)} m`}
          onMove={(cm, step) => set([from, Math.max(cm - 1, from)], step)}
        />
      </div>
      <p className="small mute">{words.figure}</p>
    </div>
  );
}

const LEAST_ROWS = 8;

/** For people within the range a second drawing is clipped at the plumb lines. */
function Figures({ heights, limits: [least, most] }: Pick<HeightsProps, 'heights' | 'limits'>) {
  const columns = new Map<number, number>();
  const heads = heights.map((cm) => {
    const index = columns.get(cm) ?? 0;
    columns.set(cm, index + 1);
    return `${cm - least + 0.5} ${-index - 0.7}`;
  });
  const rows = Math.max(LEAST_ROWS, ...columns.values());
  // In pixels: strokes do not scale with the drawing (finder.css).
  const size = 50 / rows;
  return ['', 'ink'].map((ink) => (
    <svg
      key={ink}
      className={ink}
      viewBox={`0 ${-rows} ${most + 1 - least} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path strokeWidth={size} d={heads.map((head) => `M${head}v0`).join('')} />
      <path strokeWidth={size / 2} d={heads.map((head) => `M${head}m0 .35v.2`).join('')} />
    </svg>
  ));
}

interface DiscProps {
  readonly label: string;
  readonly limits: Range;
  readonly value: number;
  readonly text: string;
  /** Where both meet, the one that can move lies over the other. */
  readonly isOver?: boolean;
  readonly onMove: (value: number, step: Step) => void;
}

function Disc({ label, limits: [min, max], value, text, isOver = false, onMove }: DiscProps) {
  /** A gesture adds one history entry. */
  const isFresh = useRef(true);
  const begin = () => {
    isFresh.current = true;
  };
  return (
    <input
      type="range"
      className={isOver ? 'over' : undefined}
      aria-label={label}
      aria-valuetext={text}
      {...{ min, max, value }}
      onFocus={begin}
      onPointerDown={begin}
      onChange={({ target }) => {
        const next = Number(target.value);
        if (next === value) return;
        onMove(next, isFresh.current ? 'push' : 'replace');
        isFresh.current = false;
      }}
    />
  );
}
