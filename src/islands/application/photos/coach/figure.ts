/**
 * How much of a picture a person takes up, told from the wall behind: it begins at both sides and goes as far as brightness changes gently,
 * as light does on a wall. Measured only where that wall is plain enough to be known.
 */
import { reduceTo, type Pixels } from './pixels.ts';

/** The longer side on which the figure is looked for. */
const SIDE = 128;
/** Share of the width that each strip has, and of the height along which it shows the wall: lower down there are floors and shoulders. */
const STRIP = 0.07;
const STRIP_HEIGHT = 0.55;
/** How far neighbouring pixels of a wall may differ, of 255, and the share of those in the strips that have to differ so little. */
const GENTLE = 7;
const PLAIN = 0.97;
/** Rows whose strips hold no more wall than this are floor. */
const FLOOR = 0.2;
/** Share of what is above the floor that a figure takes, at least and at most. */
const [LEAST, MOST] = [0.01, 0.93];

/** Share of the largest part's size from which on another one belongs to the same person: a head does, where the neck is as light as the wall. */
const SIMILAR = 0.12;

/** What a person before a wall spans, as shares of the picture. */
export interface Figure {
  /** Where the floor begins, counted from above, or shoulders that are as wide as the picture; 1 where the wall goes down to its edge. */
  readonly base: number;
  /** From the top of the head to the feet, or to the base. */
  readonly height: number;
  /** Height over width, in pixels. */
  readonly aspect: number;
  /** How much of the upper and of the lower edge the figure goes over. */
  readonly above: number;
  readonly below: number;
}

/** `null` where the wall is not plain, or nothing that could be a person stands before it. */
export function measureFigure(pixels: Pixels): Figure | null {
  const picture = reduceTo(pixels, SIDE);
  const { width } = picture;
  const wall = findWall(picture);
  if (wall === null) return null;
  const floor = findFloor(picture, wall);
  const figure = findLargeParts(
    Array.from({ length: width * floor }, (_, at) => wall[at] !== true),
    width,
  );
  if (figure.length < LEAST * width * floor || figure.length > MOST * width * floor) return null;

  const count = (y: number) => figure.filter((at) => Math.floor(at / width) === y).length / width;
  const [rows, columns] = [figure.map((at) => Math.floor(at / width)), figure.map((at) => at % width)];
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  return {
    base: floor / picture.height,
    height: height / picture.height,
    aspect: height / (Math.max(...columns) - Math.min(...columns) + 1),
    // Not the very edge, which storing as JPEG may have changed.
    above: count(1),
    below: floor === picture.height ? count(floor - 2) : 0,
  };
}

/** Which pixels are wall, reached from the upper part of both strips; `null` where that is no plain one. */
function findWall(picture: Pixels): readonly boolean[] | null {
  const { width, height } = picture;
  const reached = Array.from({ length: Math.floor(height * STRIP_HEIGHT) }, (_, y) => toStrips(picture, y)).flat();
  const gentle = reached.filter((at) => isGentle(picture, at, at + width));
  if (gentle.length < reached.length * PLAIN) return null;
  const wall = Array.from({ length: width * height }, () => false);
  for (const at of reached) wall[at] = true;
  // It grows while it is gone through.
  for (const at of reached) {
    for (const next of toNeighbours(at, width)) {
      if (wall[next] !== false || !isGentle(picture, at, next)) continue;
      wall[next] = true;
      reached.push(next);
    }
  }
  return wall;
}

/** The row from which on both strips show something else than the wall; the picture's height where the wall goes down to its edge. */
function findFloor(picture: Pixels, wall: readonly boolean[]): number {
  const isFloor = (y: number) => {
    const strips = toStrips(picture, y);
    return strips.filter((at) => wall[at]).length <= strips.length * FLOOR;
  };
  let floor = picture.height;
  while (floor > 0 && isFloor(floor - 1)) floor -= 1;
  return floor;
}

function isGentle({ data }: Pixels, one: number, other: number): boolean {
  return [0, 1, 2].every((channel) => Math.abs((data[one * 4 + channel] ?? 0) - (data[other * 4 + channel] ?? 0)) <= GENTLE);
}

/** Above, below and to both sides; positions beyond the upper and lower edge are no pixels. */
function toNeighbours(at: number, width: number): readonly number[] {
  const x = at % width;
  return [at - width, at + width, ...(x > 0 ? [at - 1] : []), ...(x < width - 1 ? [at + 1] : [])];
}

/** Positions of a row's ends. */
function toStrips({ width }: Pixels, y: number): readonly number[] {
  const strip = Math.max(2, Math.round(width * STRIP));
  return Array.from({ length: strip }, (_, x) => [y * width + x, (y + 1) * width - 1 - x]).flat();
}

/** Positions of the largest connected part of what is marked, and of others that are not much smaller: a belt may part a body. */
function findLargeParts(marked: readonly boolean[], width: number): readonly number[] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  marked.forEach((isMarked, start) => {
    if (!isMarked || seen.has(start)) return;
    const part = [start];
    seen.add(start);
    // It grows while it is gone through.
    for (const at of part) {
      for (const next of toNeighbours(at, width)) {
        if (marked[next] !== true || seen.has(next)) continue;
        seen.add(next);
        part.push(next);
      }
    }
    parts.push(part);
  });
  const largest = Math.max(0, ...parts.map(({ length }) => length));
  return parts.filter(({ length }) => length >= largest * SIMILAR).flat();
}
