/** Printed matter: the composite card, the instant-film frame, and the sheet of four examples. */
import sharp from 'sharp';

import { bookBriefs, coverBrief } from './briefs.ts';
import { toPng } from './film.ts';
import { lettering } from './lettering.ts';
import { takePicture } from './shutter.ts';
import type { Brief, Sitter } from './types.ts';

export interface Card {
  readonly name: string;
  /** Such as `ALTURA 1,78`. */
  readonly measures: readonly string[];
  /** 1 is A5 at 210 dots per inch: 1748×1240 pixels. */
  readonly scale: number;
}

interface Layer {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

/** Composite card, A5 landscape: one large frame, four small ones, name and measures. */
export async function printCompositeCard(sitter: Sitter, { name, measures, scale }: Card): Promise<Buffer> {
  const px = (units: number): number => Math.round(units * scale);
  const width = px(1748);
  const height = px(1240);
  const gap = px(16);
  const margin = px(48);
  const bigWidth = px(700);
  const column = Math.round((width - margin * 2 - bigWidth - gap * 2) / 2);
  const rowHeight = Math.round((height - margin * 2 - 150 * scale - gap) / 2);
  const left = margin + bigWidth + gap;
  const right = left + gap + column;
  const below = margin + rowHeight + gap;
  const book = bookBriefs(sitter);
  const small = (index: number, x: number, y: number): readonly [Brief, number, number, number, number] => [
    { ...book[index], x: 0.5 },
    x,
    y,
    column,
    rowHeight,
  ];
  const frames: readonly (readonly [Brief, number, number, number, number])[] = [
    [{ ...coverBrief(sitter), crop: 'bust', blur: 2.6 }, margin, margin, bigWidth, height - margin * 2],
    small(1, left, margin),
    small(3, right, margin),
    small(4, left, below),
    small(7, right, below),
  ];
  const layers: Layer[] = [];
  for (const [brief, x, y, w, h] of frames) {
    layers.push({ input: await toPng(takePicture(sitter, { ...brief, w, h })), left: x, top: y });
  }
  const baseline = height - margin - 20 * scale;
  layers.push(
    svgLayer(width, height, [
      lettering(name, left, height - margin - 100 * scale, 66 * scale, { weight: 9 }),
      lettering(measures.join(' · '), left, baseline, 20 * scale, { weight: 9, track: 16 }),
      lettering('AMAZING', width - margin - 150 * scale, baseline, 20 * scale, { weight: 9, track: 16 }),
    ]),
  );
  return print(width, height, '#fff', layers);
}

/** A digital in an instant-film frame with a handwritten-looking label; `width` in pixels, 1.215 times as high. */
export async function printPolaroid(sitter: Sitter, brief: Brief, label: string, width: number): Promise<Buffer> {
  const height = Math.round(width * 1.215);
  const x = Math.round(width * 0.05);
  const y = Math.round(width * 0.06);
  const shot = await toPng(takePicture(sitter, { ...brief, w: Math.round(width * 0.9), h: Math.round(width * 0.94) }));
  const text = lettering(label, x, Math.round(height - width * 0.125), width * 0.045, { weight: 7, fill: '#333', track: 14 });
  const edge = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#dcdad4"/>`;
  return print(width, height, '#f7f6f2', [{ input: shot, left: x, top: y }, svgLayer(width, height, [text, edge])]);
}

/** Pictures of one size side by side on white. */
export async function printSheet(sitter: Sitter, briefs: readonly Brief[], width: number, height: number): Promise<Buffer> {
  const gap = Math.round(width / 80);
  const each = Math.floor((width - gap * (briefs.length - 1)) / briefs.length);
  const layers: Layer[] = [];
  for (const [index, brief] of briefs.entries()) {
    layers.push({ input: await toPng(takePicture(sitter, { ...brief, w: each, h: height })), left: index * (each + gap), top: 0 });
  }
  return print(width, height, '#fff', layers);
}

function svgLayer(width: number, height: number, parts: readonly string[]): Layer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}

function print(width: number, height: number, background: string, layers: readonly Layer[]): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([...layers])
    .jpeg({ quality: 84 })
    .toBuffer();
}
