/** Positions of faces in the demo's pictures, for tests that frames cut none. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Shares of the picture's width and height. */
export type Box = readonly [left: number, top: number, width: number, height: number];

const FILE = path.resolve('scripts/back-office/assets/face-boxes.json');

/** By storage path. */
export function readFaceBoxes(): Record<string, readonly Box[]> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, readonly Box[]>;
}

/** Writes pictures' boxes, one line each, in order; an empty list removes a picture. */
export function writeFaceBoxes(changed: Readonly<Record<string, readonly Box[]>>): void {
  const lines = Object.entries({ ...readFaceBoxes(), ...changed })
    .filter(([, boxes]) => boxes.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, boxes]) => {
      const rounded = boxes.map((box) => box.map((share) => Math.round(share * 1000) / 1000));
      return `  ${JSON.stringify(file)}: ${JSON.stringify(rounded).replaceAll(',', ', ')}`;
    });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
