/**
 * Float images. They are recycled: a frame is made without a pause from the first plane to the developed pixels, so one
 * stock of planes serves all frames of a thread, and rendering does not keep the garbage collector busy.
 */

export type Plane = Float32Array<ArrayBuffer>;

/** Sizes kept in stock; more would only hold memory for formats that rarely come back. */
const MOST_SIZES = 12;

const stock = new Map<number, Plane[]>();
let used = new Map<number, number>();

/** A plane of `length` values with whatever the last frame left in it. */
export function plane(length: number): Plane {
  const list = stock.get(length) ?? [];
  stock.set(length, list);
  const index = used.get(length) ?? 0;
  used.set(length, index + 1);
  const kept = list[index];
  if (kept) return kept;
  const made = new Float32Array(length);
  list.push(made);
  return made;
}

/** Starts a new frame: every plane handed out before may be handed out again. */
export function startFrame(): void {
  used = new Map();
  if (stock.size > MOST_SIZES) stock.clear();
}

/** A value inside a plane. The caller knows that the index lies inside; checking each one would double the work. */
export function at(values: Plane, index: number): number {
  return values[index] as number;
}

/** Blurs with a box of the given radius in pixels, several times over: two passes come close to a bell. */
export function blur(source: Plane, width: number, height: number, radius: number, passes = 2): Plane {
  const r = Math.round(radius);
  if (r < 1) return source;
  const across = plane(source.length);
  const share = 1 / (2 * r + 1);
  let from = source;
  for (let pass = 0; pass < passes; pass++) {
    blurRows(from, across, width, height, r, share);
    const target = pass === 0 ? plane(source.length) : from;
    blurColumns(across, target, width, height, r, share);
    from = target;
  }
  return from;
}

function blurRows(from: Plane, to: Plane, width: number, height: number, r: number, share: number): void {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = at(from, row) * r;
    for (let x = 0; x < r; x++) sum += at(from, row + (x < width ? x : width - 1));
    for (let x = 0; x < width; x++) {
      sum += at(from, row + (x + r < width ? x + r : width - 1));
      to[row + x] = sum * share;
      sum -= at(from, row + (x - r > 0 ? x - r : 0));
    }
  }
}

function blurColumns(from: Plane, to: Plane, width: number, height: number, r: number, share: number): void {
  for (let x = 0; x < width; x++) {
    let sum = at(from, x) * r;
    for (let y = 0; y < r; y++) sum += at(from, (y < height ? y : height - 1) * width + x);
    for (let y = 0; y < height; y++) {
      sum += at(from, (y + r < height ? y + r : height - 1) * width + x);
      to[y * width + x] = sum * share;
      sum -= at(from, (y - r > 0 ? y - r : 0) * width + x);
    }
  }
}
