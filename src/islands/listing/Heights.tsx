import { useId, useRef, useState } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import { formatMetres } from '../../domain/measures.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { readHeight } from './finder-words.ts';
import { toRange, type Range } from './fit.ts';
import type { Step } from './use-filter.ts';

interface RangeFieldsProps {
  readonly label: string;
  /** `undefined` while everybody fits. */
  readonly range: Range | undefined;
  readonly limits: Range;
  readonly unit: string;
  readonly words: Pick<FinderView['words'], 'from' | 'to'>;
  readonly format: (value: number) => string;
  readonly parse: (text: string) => number | null;
  readonly onRange: (range: Range | null, step: Step) => void;
}

export function RangeFields(props: RangeFieldsProps) {
  const { label, limits, range = limits, unit, words, format, parse, onRange } = props;
  const id = useId();
  const [from, to] = range;
  const set = (a: number, b: number) => onRange(toAsked(toRange(a, b), limits), 'push');
  const common = { format, parse, label };
  return (
    <div className="ends num" role="group" aria-labelledby={id}>
      <h3 className="d4" id={id}>
        {label}
      </h3>
      <Field {...common} word={words.from} value={from} onType={(value) => set(value, to)} />
      <Field
        {...common}
        word={words.to}
        value={to}
        unit={unit}
        onType={(value) => set(value, from)}
      />
    </div>
  );
}

function toAsked([from, to]: Range, [least, most]: Range): Range | null {
  return from <= least && to >= most ? null : [from, to];
}

interface FieldProps extends Pick<RangeFieldsProps, 'format' | 'parse'> {
  readonly word: string;
  readonly value: number;
  readonly unit?: string;
  readonly onType: (value: number) => void;
}

function Field({ word, value, unit, format, parse, onType }: FieldProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    const typed = text === null ? null : parse(text);
    setText(null);
    if (typed !== null && typed !== value) onType(typed);
  };
  return (
    <span className="end">
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

export interface HeightsProps {
  readonly view: FinderView;
  readonly heights: {
    readonly range: Range;
    readonly box: string;
    readonly isCrowd: boolean;
  };
  readonly range: Range | undefined;
  readonly lacking: number;
  readonly onRange: (range: Range | null, step: Step) => void;
}

export function Heights({ view, heights, range, lacking, onRange }: HeightsProps) {
  const { words, language } = view;
  const { range: limits, box, isCrowd } = heights;
  const [least, most] = limits;
  const clamp = (cm: number) => Math.min(most, Math.max(least, cm));
  const [from, to] = (range ?? limits).map(clamp) as unknown as Range;
  const format = (cm: number) => formatMetres(cm, language);
  const toPart = (cm: number) => `${((cm - least) / (most + 1 - least)) * 100}%`;
  const set = (next: Range, step: Step) => onRange(toAsked(next, limits), step);
  return (
    <div className="measure">
      <RangeFields
        label={words.height}
        range={range}
        limits={limits}
        unit={words.metres}
        {...{ words, format, onRange }}
        parse={readHeight}
      />
      {/* A disc stands at the edge of its centimetre, so the upper one is a centimetre on. */}
      <div
        className="stand"
        ref={(stand) => {
          stand?.style.setProperty('--a', toPart(from));
          stand?.style.setProperty('--b', toPart(to + 1));
        }}
      >
        {isCrowd || <Drawing name="single" {...{ box }} />}
        <Drawing name="stacked" className={isCrowd ? '' : 'narrow'} {...{ box }} />
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
      <p className="ax num" aria-hidden="true">
        <span>{format(least)}</span>
        <span>{format(most)}</span>
      </p>
      <p className="small mute">{`${words.figure} ${fillCount(words.heightless, lacking)}`}</p>
    </div>
  );
}

interface DrawingProps {
  readonly name: string;
  readonly className?: string;
  readonly box: string;
}

function Drawing({ name, className = name, box }: DrawingProps) {
  return ['', ' ink'].map((ink) => (
    <svg
      key={ink}
      className={className + ink}
      viewBox={box}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use href={`#figures-${name}`} />
    </svg>
  ));
}

interface DiscProps {
  readonly label: string;
  readonly limits: Range;
  readonly value: number;
  readonly text: string;
  /** Where both meet, the one that has room to move lies over the other. */
  readonly isOver?: boolean;
  readonly onMove: (value: number, step: Step) => void;
}

function Disc({ label, limits: [min, max], value, text, isOver = false, onMove }: DiscProps) {
  /** A gesture adds one history entry: later steps replace it. */
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
