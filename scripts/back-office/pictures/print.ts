/** Carries out one order of the picture catalogue. */
import { toJpeg } from '../studio/film.ts';
import { printCompositeCard, printPolaroid, printSheet } from '../studio/paper-goods.ts';
import { takePicture } from '../studio/shutter.ts';
import type { PrintOrder } from './orders.ts';

/** The picture as JPEG. */
export function carryOut(order: PrintOrder): Promise<Buffer> {
  switch (order.kind) {
    case 'shot':
      return toJpeg(takePicture(order.sitter, order.brief));
    case 'card':
      return printCompositeCard(order.sitter, order.card);
    case 'polaroid':
      return printPolaroid(order.sitter, order.brief, order.label, order.width);
    case 'sheet':
      return printSheet(order.sitter, order.briefs, order.width, order.height);
  }
}
