/** Everybody in one row, shortest to tallest, measured with two boards. */
import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import type { FitData } from '../../domain/fit-index.ts';
import { formatMetres } from '../../domain/measures.ts';
import { Figures } from './Figures.tsx';
import { toRange, type Range } from './fit.ts';
import type { GroupProps } from './Panel.tsx';
import type { Step } from '../letter-bar/use-filter.ts';
import { readHeight, toTicks } from './words.ts';

/** Figures that a row has room for; of more people each stands for several. */
const MOST_FIGURES = 140;
/** How far apart labels below the row are, and from a board, in parts of its width. */
const LABEL_ROOM = 0.13;
const BOARD_ROOM = 0.02;

interface Row {
  /** One for each figure, in order. */
  readonly heights: readonly number[];
  /** People that each figure stands for. */
  readonly each: number;
  readonly heightless: number;
}

function toRow({ measures: { height } }: FitData): Row {
  const known = Array.from(height.places, (place) => height.values[place - 1])
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b);
  const each = Math.ceil(known.length / MOST_FIGURES) || 1;
  const heights = known.filter((_, place) => place % each === 0 || place === known.length - 1);
  return { heights, each, heightless: height.places.length - known.length };
}

export function Heights({ answer, ask }: GroupProps) {
  const { view, data, fit } = answer;
  const { words, language } = view;
  const { heights, each, heightless } = useMemo(() => toRow(data), [data]);
  const row = useRef<HTMLDivElement>(null);
  const [lowest, highest] = [heights.at(0), heights.at(-1)];
  if (lowest === undefined || highest === undefined) return <p className="small mute">{fillCount(words.heightless, heightless)}</p>;

  const range: Range = fit.height ?? [lowest, highest];
  const [from, to] = range.map((cm) => Math.min(highest, Math.max(lowest, cm))) as [number, number];
  /** In parts of the row's width: half a figure before the first, and behind the last; one alone has the whole row. */
  const last = Math.max(0.5, heights.length - 1);
  const start = Math.max(0, (heights.findIndex((height) => height >= from) - 0.5) / last);
  const end = Math.min(1, (heights.findLastIndex((height) => height <= to) + 0.5) / last);
  const measure = (next: Range, step: Step) => {
    const isAll = next[0] <= lowest && next[1] >= highest;
    ask({ height: isAll ? null : next, lacking: isAll ? fit.lacking.filter((name) => name !== 'height') : fit.lacking }, step);
  };
  /** The height that stands at a place of the window. */
  const heightAt = (x: number, round: (place: number) => number): number => {
    const box = row.current?.getBoundingClientRect();
    const place = box === undefined ? 0 : round(((x - box.left) / box.width) * last);
    return heights[Math.min(heights.length - 1, Math.max(0, place))] ?? lowest;
  };
  const ticks = toTicks(heights).reduce<readonly { cm: number; at: number }[]>((kept, cm) => {
    const at = heights.findIndex((height) => height >= cm) / last;
    const isClear = at - (kept.at(-1)?.at ?? -1) > LABEL_ROOM && [start, end].every((board) => Math.abs(board - at) > BOARD_ROOM);
    return isClear ? [...kept, { cm, at }] : kept;
  }, []);
  const [low, high] = [
    { side: 'low', cm: from, at: start, language },
    { side: 'high', cm: to, at: end, language },
  ] as const;

  return (
    <>
      <div className="typed num">
        <HeightField {...{ language }} label={words.from} cm={range[0]} onType={(cm) => measure(toRange(cm, range[1]), 'push')} />
        <HeightField {...{ language }} label={words.to} cm={range[1]} onType={(cm) => measure(toRange(cm, range[0]), 'push')} />
        {words.metres}
      </div>
      <div className="rule" ref={(rule) => rule?.style.setProperty('--n', String(heights.length))}>
        <div className="stand" ref={row}>
          <Figures heights={heights} within={fit.height} />
          <Board {...low} />
          <Board {...high} />
          <Handle
            {...low}
            label={words.shortest}
            limits={[lowest, to]}
            toHeight={(x) => heightAt(x, Math.ceil)}
            onMove={(cm, step) => measure([cm, to], step)}
          />
          <Handle
            {...high}
            label={words.tallest}
            limits={[from, highest]}
            toHeight={(x) => heightAt(x, Math.floor)}
            onMove={(cm, step) => measure([from, cm], step)}
          />
        </div>
        <p className="ax num" aria-hidden="true">
          {ticks.map(({ cm, at }) => (
            <span key={cm} ref={(tick) => tick?.style.setProperty('--x', `${at * 100}%`)}>
              {formatMetres(cm, language)}
            </span>
          ))}
        </p>
      </div>
      <p className="small mute">
        {fillCount(words.figure, each)} {fillCount(words.heightless, heightless)}
      </p>
    </>
  );
}

interface BoardProps {
  readonly side: 'low' | 'high';
  readonly cm: number;
  readonly at: number;
  readonly language: 'pt' | 'en';
}

function place(element: HTMLElement | null, cm: number, at: number): void {
  element?.style.setProperty('--at', String(cm));
  element?.style.setProperty('--x', `${at * 100}%`);
}

function Board({ side, cm, at, language }: BoardProps) {
  return (
    <span className={`board ${side}`} aria-hidden="true" ref={(board) => place(board, cm, at)}>
      <span className="num">{formatMetres(cm, language)}</span>
    </span>
  );
}

interface HandleProps extends BoardProps {
  readonly label: string;
  /** Between which heights it moves now. */
  readonly limits: Range;
  readonly toHeight: (x: number) => number;
  readonly onMove: (cm: number, step: Step) => void;
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -Infinity,
  End: Infinity,
};

function Handle({ label, cm, at, language, limits: [least, most], toHeight, onMove }: HandleProps) {
  /** The first step of a gesture can be gone back to, the others replace it. */
  const isFresh = useRef(true);
  const move = (to: number) => {
    const next = Math.min(most, Math.max(least, to));
    if (next === cm) return;
    onMove(next, isFresh.current ? 'push' : 'replace');
    isFresh.current = false;
  };
  const begin = () => {
    isFresh.current = true;
  };
  return (
    <span className="plumb" ref={(line) => place(line, cm, at)}>
      <button
        type="button"
        role="slider"
        aria-label={label}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={cm}
        aria-valuetext={`${formatMetres(cm, language)} m`}
        onFocus={begin}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          begin();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event: PointerEvent<HTMLButtonElement>) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) move(toHeight(event.clientX));
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const step = KEYS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          move(cm + step);
        }}
      />
    </span>
  );
}

interface HeightFieldProps {
  readonly label: string;
  readonly cm: number;
  readonly language: 'pt' | 'en';
  readonly onType: (cm: number) => void;
}

/** A height to type; what is none changes nothing. */
function HeightField({ label, cm, language, onType }: HeightFieldProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    const typed = text === null ? null : readHeight(text);
    setText(null);
    if (typed !== null && typed !== cm) onType(typed);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? formatMetres(cm, language)}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </>
  );
}
