/** Films and their development: tone curve, enlargement to the final size, grain, JPEG. */
import sharp from 'sharp';

import { randomFrom, type Random } from '../random.ts';
import { clamp } from './maths.ts';
import { at, plane, type Plane } from './planes.ts';

sharp.cache(false);
sharp.concurrency(1);

export interface Stock {
  /** Saturation; 0 is silver. */
  readonly colour: number;
  readonly contrast: number;
  /** Base fog. */
  readonly lift: number;
  readonly grain: number;
  readonly exposure: number;
}

export const STOCKS = {
  bw: { colour: 0, contrast: 0.75, lift: 0.025, grain: 15, exposure: 1 },
  bwhard: { colour: 0, contrast: 1.25, lift: 0, grain: 22, exposure: 1.1 },
  colour: { colour: 1, contrast: 0.5, lift: 0.02, grain: 9, exposure: 1 },
  faded: { colour: 0.7, contrast: 0.3, lift: 0.07, grain: 11, exposure: 1.05 },
  flash: { colour: 0.9, contrast: 0.65, lift: 0.01, grain: 8, exposure: 1.12 },
} as const satisfies Record<string, Stock>;
export type StockName = keyof typeof STOCKS;

export interface Negative {
  /** One plane of silver or three of colour. */
  readonly planes: readonly Plane[];
  readonly width: number;
  readonly height: number;
}

export interface Print {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly pixels: Buffer;
}

const VIGNETTE = 0.2;
/** Brightness 1 falls on this step of the tone table. */
const TONE_SCALE = 1500;
const TONES = 4096;

const GRAIN_SIZE = 512;
const GRAIN = makeGrain();

/** Enlarges and prints a negative. `chance` shifts the grain. */
export function develop({ planes, width, height }: Negative, printWidth: number, printHeight: number, stock: Stock, chance: Random): Print {
  tone(planes, width, height, stock);
  const channels = planes.length === 1 ? 1 : 3;
  const across = taps(width, printWidth);
  const down = taps(height, printHeight);
  const row = printWidth * channels;
  const wide = plane(height * row);
  for (const [k, source] of planes.entries()) {
    for (let y = 0; y < height; y++) {
      const from = y * width;
      for (let x = 0, j = 0, o = y * row + k; x < printWidth; x++, j += 4, o += channels) {
        wide[o] =
          at(source, from + index(across, j)) * at(across.weights, j) +
          at(source, from + index(across, j + 1)) * at(across.weights, j + 1) +
          at(source, from + index(across, j + 2)) * at(across.weights, j + 2) +
          at(source, from + index(across, j + 3)) * at(across.weights, j + 3);
      }
    }
  }
  const grainX = Math.floor(chance() * GRAIN_SIZE);
  const grainY = Math.floor(chance() * GRAIN_SIZE);
  const strength = grainStrength(stock);
  const pixels = Buffer.allocUnsafeSlow(printHeight * row);
  for (let y = 0, o = 0; y < printHeight; y++) {
    const j = y * 4;
    const rows = [0, 1, 2, 3].map((k) => index(down, j + k) * row);
    const [a = 0, b = 0, c = 0, d = 0] = rows;
    const wa = at(down.weights, j);
    const wb = at(down.weights, j + 1);
    const wc = at(down.weights, j + 2);
    const wd = at(down.weights, j + 3);
    const grainRow = ((y + grainY) & (GRAIN_SIZE - 1)) * GRAIN_SIZE;
    for (let i = 0, x = grainX; i < row; x++) {
      const grain = GRAIN[grainRow + (x & (GRAIN_SIZE - 1))] ?? 0;
      for (let k = 0; k < channels; k++, i++, o++) {
        const v = wa * at(wide, a + i) + wb * at(wide, b + i) + wc * at(wide, c + i) + wd * at(wide, d + i);
        const q = v + grain * at(strength, v < 0 ? 0 : v | 0);
        pixels[o] = q < 0 ? 0 : q > 255 ? 255 : q;
      }
    }
  }
  return { width: printWidth, height: printHeight, channels, pixels };
}

/** A print as JPEG. */
export function toJpeg({ width, height, channels, pixels }: Print): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels } }).jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
}

/** A print as a layer of a larger picture. */
export function toPng({ width, height, channels, pixels }: Print): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
}

/** Exposure, saturation and tone curve, in place; the corners fall off a little. */
function tone(planes: readonly Plane[], width: number, height: number, stock: Stock): void {
  const table = Float32Array.from({ length: TONES }, (_, i) => 255 * toneCurve((i / TONE_SCALE) * stock.exposure, stock));
  const look = (v: number): number => at(table, v < 0 ? 0 : v > TONES - 1 ? TONES - 1 : v | 0);
  const [red, green, blue] = planes;
  for (let y = 0, i = 0; y < height; y++) {
    const fy = (y * 2) / height - 1;
    for (let x = 0; x < width; x++, i++) {
      const fx = (x * 2) / width - 1;
      const corner = fx * fx + fy * fy;
      const light = (1 - VIGNETTE * corner * corner * 0.3) * TONE_SCALE;
      if (!red) continue;
      if (!green || !blue) {
        red[i] = look(at(red, i) * light);
        continue;
      }
      const r = at(red, i);
      const g = at(green, i);
      const b = at(blue, i);
      const grey = 0.28 * r + 0.6 * g + 0.12 * b;
      red[i] = look((grey + (r - grey) * stock.colour) * light);
      green[i] = look((grey + (g - grey) * stock.colour) * light);
      blue[i] = look((grey + (b - grey) * stock.colour) * light);
    }
  }
}

function toneCurve(v: number, { contrast, lift }: Stock): number {
  const shoulder = v < 0.7 ? v : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.3));
  const g = Math.pow(clamp(shoulder), 1 / 2.2);
  const s = g * g * (3 - 2 * g);
  return clamp(lift + (1 - lift) * (g + (s - g) * contrast));
}

/** Grain per brightness: strongest in the middle tones. */
function grainStrength({ grain }: Stock): Plane {
  return Float32Array.from({ length: GRAIN_SIZE }, (_, i) => {
    const t = Math.min(1, i / 255);
    return (grain / 64) * (0.3 + 1.5 * t * (1 - t) + 0.2 * (1 - t));
  });
}

function makeGrain(): Int8Array<ArrayBuffer> {
  const chance = randomFrom('grain');
  const raw: Plane = Float32Array.from({ length: GRAIN_SIZE * GRAIN_SIZE }, () => (chance() + chance() + chance() + chance() - 2) * 1.7);
  const clumped = new Int8Array(raw.length);
  const wrap = (n: number): number => (n + GRAIN_SIZE) & (GRAIN_SIZE - 1);
  const pick = (x: number, y: number): number => at(raw, wrap(y) * GRAIN_SIZE + wrap(x));
  for (let y = 0; y < GRAIN_SIZE; y++) {
    for (let x = 0; x < GRAIN_SIZE; x++) {
      const around = pick(x + 1, y) + pick(x - 1, y) + pick(x, y + 1) + pick(x, y - 1);
      clumped[y * GRAIN_SIZE + x] = clamp((pick(x, y) * 0.9 + around * 0.32) * 38, -127, 127);
    }
  }
  return clumped;
}

interface Taps {
  readonly indices: Int32Array<ArrayBuffer>;
  readonly weights: Plane;
}

function index(list: Taps, j: number): number {
  return list.indices[j] as number;
}

/** Four neighbours and their Catmull-Rom weights for each sample of an enlargement. */
function taps(from: number, to: number): Taps {
  const indices = new Int32Array(to * 4);
  const weights = new Float32Array(to * 4);
  for (let i = 0; i < to; i++) {
    const p = ((i + 0.5) * from) / to - 0.5;
    const k = Math.floor(p);
    const f = p - k;
    const f2 = f * f;
    const f3 = f2 * f;
    weights.set([-0.5 * f3 + f2 - 0.5 * f, 1.5 * f3 - 2.5 * f2 + 1, -1.5 * f3 + 2 * f2 + 0.5 * f, 0.5 * f3 - 0.5 * f2], i * 4);
    for (let j = 0; j < 4; j++) indices[i * 4 + j] = clamp(k - 1 + j, 0, from - 1);
  }
  return { indices, weights };
}
