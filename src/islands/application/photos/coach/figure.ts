/** Measures a person's share of a picture: plain wall grows from both sides while brightness
 * changes gently; the rest is the person. */
import { reduceTo, type Pixels } from './pixels.ts';

/** Longer side of the reduced picture. */
const SIDE = 128;
/** Each strip's share of the width, and of the height that shows the wall: floors and shoulders lie
 * lower. */
const STRIP = 0.07;
const STRIP_HEIGHT = 0.55;
/** Largest difference between neighbouring wall pixels, of 255, and the share of strip pixels
 * within it. */
const GENTLE = 7;
const PLAIN = 0.97;
/** A row is floor if its strips hold no more wall than this share. */
const FLOOR = 0.2;
/** Least and largest share of the area above the floor for a figure. */
const LEAST = 0.01;
const MOST = 0.93;

/** Parts of at least this share of the largest one's size belong to the same person: a pale neck
 * may cut off the head. */
const SIMILAR = 0.12;

/** A person before a wall, in shares of the picture. */
export interface Figure {
  /** Where the floor starts, or shoulders as wide as the picture, from above; 1 if the wall reaches
   * the lower edge. */
  readonly base: number;
  /** From the top of the head to the feet or the base. */
  readonly height: number;
  /** Height over width, in pixels. */
  readonly aspect: number;
  /** Share of the upper and of the lower edge that the figure crosses. */
  readonly above: number;
  readonly below: number;
}

/** `null` if the wall is not plain or no possible person stands before it. */
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
  const rows = figure.map((at) => Math.floor(at / width));
  const columns = figure.map((at) => at % width);
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  return {
    base: floor / picture.height,
    height: height / picture.height,
    aspect: height / (Math.max(...columns) - Math.min(...columns) + 1),
    // Not the outermost row, which JPEG may have changed.
    above: count(1),
    below: floor === picture.height ? count(floor - 2) : 0,
  };
}

/** Pixels of the wall, reached from the upper part of both strips; `null` if it is not plain. */
function findWall(picture: Pixels): readonly boolean[] | null {
  const { width, height } = picture;
  const reached = Array.from({ length: Math.floor(height * STRIP_HEIGHT) }, (_, y) =>
    toStrips(picture, y),
  ).flat();
  const gentle = reached.filter((at) => isGentle(picture, at, at + width));
  if (gentle.length < reached.length * PLAIN) return null;
  const wall = Array.from({ length: width * height }, () => false);
  for (const at of reached) wall[at] = true;
  // The list grows during the loop.
  for (const at of reached) {
    for (const next of toNeighbours(at, width)) {
      if (wall[next] !== false || !isGentle(picture, at, next)) continue;
      wall[next] = true;
      reached.push(next);
    }
  }
  return wall;
}

/** The first row where both strips show no wall; the picture's height if the wall reaches the lower
 * edge. */
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
  return [0, 1, 2].every(
    (channel) =>
      Math.abs((data[one * 4 + channel] ?? 0) - (data[other * 4 + channel] ?? 0)) <= GENTLE,
  );
}

/** The pixels above, below and beside; positions beyond the upper and lower edge do not exist. */
function toNeighbours(at: number, width: number): readonly number[] {
  const x = at % width;
  return [at - width, at + width, ...(x > 0 ? [at - 1] : []), ...(x < width - 1 ? [at + 1] : [])];
}

/** Positions of both ends of a row. */
function toStrips({ width }: Pixels, y: number): readonly number[] {
  const strip = Math.max(2, Math.round(width * STRIP));
  return Array.from({ length: strip }, (_, x) => [y * width + x, (y + 1) * width - 1 - x]).flat();
}

/** Positions of the largest connected part and of parts nearly as large: a belt may divide a
 * body. */
function findLargeParts(marked: readonly boolean[], width: number): readonly number[] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  marked.forEach((isMarked, start) => {
    if (!isMarked || seen.has(start)) return;
    const part = [start];
    seen.add(start);
    // The list grows during the loop.
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
