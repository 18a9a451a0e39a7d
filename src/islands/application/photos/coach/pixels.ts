/** Pictures as numbers, for every measure. Pure, because the worker and `npm run coach:measure`
 * share this code. */

/** Rows of RGBA bytes from the upper left, as in a canvas. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Rows of one number per pixel, 0 to 255. */
export interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 4;
/** Weights of red, green and blue in perceived brightness (ITU-R BT.601). */
const LUMA = [0.299, 0.587, 0.114] as const;

/** Averages equal blocks, `width` by `height`, never enlarging. Keeps every channel, alpha
 * included. */
export function reduce(pixels: Pixels, width: number, height: number): Pixels {
  const size = { width: Math.min(width, pixels.width), height: Math.min(height, pixels.height) };
  if (size.width === pixels.width && size.height === pixels.height) return pixels;
  const data = new Uint8ClampedArray(size.width * size.height * CHANNELS);
  for (let y = 0; y < size.height; y += 1) {
    const top = edge(y, size.height, pixels.height);
    const bottom = edge(y + 1, size.height, pixels.height);
    for (let x = 0; x < size.width; x += 1) {
      const left = edge(x, size.width, pixels.width);
      const right = edge(x + 1, size.width, pixels.width);
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let row = top; row < bottom; row += 1) {
        const end = (row * pixels.width + right) * CHANNELS;
        for (let at = (row * pixels.width + left) * CHANNELS; at < end; at += CHANNELS) {
          red += pixels.data[at] ?? 0;
          green += pixels.data[at + 1] ?? 0;
          blue += pixels.data[at + 2] ?? 0;
          alpha += pixels.data[at + 3] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const to = (y * size.width + x) * CHANNELS;
      data[to] = red / count;
      data[to + 1] = green / count;
      data[to + 2] = blue / count;
      data[to + 3] = alpha / count;
    }
  }
  return { data, ...size };
}

/** Reduces a picture so that its longer side has at most `side` pixels. */
export function reduceTo(pixels: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(pixels.width, pixels.height));
  return reduce(
    pixels,
    Math.max(1, Math.round(pixels.width * scale)),
    Math.max(1, Math.round(pixels.height * scale)),
  );
}

export function toLuma({ data, width, height }: Pixels): Plane {
  const plane = new Float32Array(width * height);
  for (let index = 0, at = 0; index < plane.length; index += 1, at += CHANNELS) {
    plane[index] =
      (data[at] ?? 0) * LUMA[0] + (data[at + 1] ?? 0) * LUMA[1] + (data[at + 2] ?? 0) * LUMA[2];
  }
  return { data: plane, width, height };
}

/** The value that at least `share` of the values do not exceed; 0 for no values. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function edge(index: number, blocks: number, length: number): number {
  return Math.floor((index * length) / blocks);
}
