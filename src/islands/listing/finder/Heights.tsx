/** The height filter: figures between two boards, drawn as a crowd from `CROWD` people on. */
import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fillCount } from '../../../../i18n/phrases.ts';
import type { FitData } from '../../../domain/fit-index.ts';
import { formatMetres } from '../../../domain/measures.ts';
import { Crowd, toPeopleEach } from './Crowd.tsx';
import { CrowdFigures } from './CrowdFigures.tsx';
import { toRange, type Range } from './fit.ts';
import type { GroupProps } from './finder-props.ts';
import type { Step } from '../use-filter.ts';
import { readHeight, toTicks } from './finder-words.ts';

/** From this many people on, single figures blur on a phone. */
const CROWD = 60;
/** Least distance between labels, and from a label to a board, as parts of the row's width. */
const LABEL_ROOM = 0.13;
const BOARD_ROOM = 0.02;

/** Maps heights to parts of the row's width. */
interface Scale {
  readonly startOf: (cm: number) => number;
  readonly endOf: (cm: number) => number;
  /** The lower and the upper limit that a board at `x` sets. */
  readonly lowAt: (x: number) => number;
  readonly highAt: (x: number) => number;
}

interface People {
  /** Positions on the listing of talents whose height is known, shortest first. */
  readonly positions: readonly number[];
  readonly heights: readonly number[];
  readonly heightless: number;
}

function toPeople({ measures: { height } }: FitData): People {
  const heightOf = (position: number) => Number(height.values[(height.places[position] ?? 0) - 1]);
  const positions = Array.from(height.places.keys()).filter(
    (position) => (height.places[position] ?? 0) > 0,
  );
  positions.sort((a, b) => heightOf(a) - heightOf(b));
  return {
    positions,
    heights: positions.map(heightOf),
    heightless: height.places.length - positions.length,
  };
}

/** Places figures evenly, with half a figure of space at both ends; a single figure takes the whole
 * row. */
function toRowScale(heights: readonly number[]): Scale {
  const last = Math.max(0.5, heights.length - 1);
  const heightAt = (place: number) =>
    heights[Math.min(heights.length - 1, Math.max(0, place))] ?? 0;
  return {
    startOf: (cm) => Math.max(0, (heights.findIndex((height) => height >= cm) - 0.5) / last),
    endOf: (cm) => Math.min(1, (heights.findLastIndex((height) => height <= cm) + 0.5) / last),
    lowAt: (x) => heightAt(Math.ceil(x * last)),
    highAt: (x) => heightAt(Math.floor(x * last)),
  };
}

/** Gives each centimetre a column. */
function toCrowdScale(lowest: number, highest: number): Scale {
  const columns = highest - lowest + 1;
  return {
    startOf: (cm) => (cm - lowest) / columns,
    endOf: (cm) => (cm - lowest + 1) / columns,
    lowAt: (x) => lowest + Math.round(x * columns),
    highAt: (x) => lowest + Math.round(x * columns) - 1,
  };
}

export function Heights({ answer, ask }: GroupProps) {
  const { view, data, fit, outcome } = answer;
  const { words, language } = view;
  const { positions, heights, heightless } = useMemo(() => toPeople(data), [data]);
  const row = useRef<HTMLDivElement>(null);
  const lowest = heights.at(0);
  const highest = heights.at(-1);
  if (lowest === undefined || highest === undefined)
    return <p className="small mute">{fillCount(words.heightless, heightless)}</p>;

  const isCrowd = heights.length >= CROWD;
  const scale = isCrowd ? toCrowdScale(lowest, highest) : toRowScale(heights);
  const range: Range = fit.height ?? [lowest, highest];
  const [from, to] = range.map((cm) => Math.min(highest, Math.max(lowest, cm))) as [number, number];
  const start = scale.startOf(from);
  const end = scale.endOf(to);
  const measure = (next: Range, step: Step) => {
    const isAll = next[0] <= lowest && next[1] >= highest;
    ask(
      {
        height: isAll ? null : next,
        lacking: isAll ? fit.lacking.filter((name) => name !== 'height') : fit.lacking,
      },
      step,
    );
  };
  const toPart = (x: number): number => {
    const box = row.current?.getBoundingClientRect();
    return box === undefined ? 0 : (x - box.left) / box.width;
  };
  const ticks = toTicks(heights).reduce<readonly { cm: number; at: number }[]>((kept, cm) => {
    const at = (scale.startOf(cm) + scale.endOf(cm)) / 2;
    const isClear =
      at - (kept.at(-1)?.at ?? -1) > LABEL_ROOM &&
      [start, end].every((board) => Math.abs(board - at) > BOARD_ROOM);
    return isClear ? [...kept, { cm, at }] : kept;
  }, []);
  const low = { side: 'low' as const, cm: from, at: start, language };
  const high = { side: 'high' as const, cm: to, at: end, language };

  return (
    <>
      <div className="typed num">
        <HeightField
          {...{ language }}
          label={words.from}
          cm={range[0]}
          onType={(cm) => measure(toRange(cm, range[1]), 'push')}
        />
        <HeightField
          {...{ language }}
          label={words.to}
          cm={range[1]}
          onType={(cm) => measure(toRange(cm, range[0]), 'push')}
        />
        {words.metres}
      </div>
      <div
        className={isCrowd ? 'rule crowded' : 'rule'}
        ref={(rule) => rule?.style.setProperty('--n', String(heights.length))}
      >
        <div className="stand" ref={row}>
          {isCrowd ? (
            <Crowd
              column={data.measures.height}
              fitting={outcome.values.height}
              {...{ range: [from, to], lowest, highest }}
            />
          ) : (
            <CrowdFigures
              heights={heights}
              matching={positions.map((position) => outcome.fails[position] === 0)}
            />
          )}
          <Board {...low} />
          <Board {...high} />
          <Handle
            {...low}
            label={words.shortest}
            limits={[lowest, to]}
            toHeight={(x) => scale.lowAt(toPart(x))}
            onMove={(cm, step) => measure([cm, to], step)}
          />
          <Handle
            {...high}
            label={words.tallest}
            limits={[from, highest]}
            toHeight={(x) => scale.highAt(toPart(x))}
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
        {fillCount(words.figure, isCrowd ? toPeopleEach(data.measures.height) : 1)}{' '}
        {fillCount(words.heightless, heightless)}
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
  /** The first step of a gesture adds a history entry; later steps replace it. */
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

/** Ignores text that is not a height. */
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
        // A tap selects the number, so that the next key replaces it.
        onClick={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        enterKeyHint="next"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return;
          const [, last] = currentTarget.parentElement?.querySelectorAll('input') ?? [];
          if (last === undefined || last === currentTarget) commit();
          else {
            last.focus();
            last.select();
          }
        }}
      />
    </>
  );
}
