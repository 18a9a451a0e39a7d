/** What can happen to a file that is kept: each changes it in place, as a fault of a disk or of a cache does. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

export type Damage = (file: string, other: string) => void;

export const DAMAGES: readonly (readonly [how: string, damage: Damage])[] = [
  [
    'is cut short',
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)));
    },
  ],
  [
    'has flipped bytes',
    (file) => {
      const bytes = readFileSync(file);
      // Letters to other letters, so that what reads it finds nothing odd.
      for (let at = 0; at < bytes.length; at += 97) {
        const byte = bytes[at] ?? 0;
        if (byte >= 0x62 && byte <= 0x79) bytes[at] = byte ^ 1;
      }
      writeFileSync(file, bytes);
    },
  ],
  [
    'is empty',
    (file) => {
      writeFileSync(file, '');
    },
  ],
  [
    'has the content of another',
    (file, other) => {
      writeFileSync(file, readFileSync(other));
    },
  ],
  [
    'is garbage',
    (file) => {
      writeFileSync(file, '{"version":1,"data":[null,{"id":"x"}]}');
    },
  ],
  [
    'is gone',
    (file) => {
      rmSync(file);
    },
  ],
];

const among = (...ways: readonly string[]) => DAMAGES.filter(([how]) => ways.includes(how));

/** Those that a file may show whose bytes are compared with a digest: whatever else it holds, the digest is another one. */
export const OF_BYTES = among('has flipped bytes', 'has the content of another', 'is gone');

/** Those that a reader of JSON meets: no JSON, JSON of another form, and no file. */
export const OF_JSON = among('is cut short', 'is garbage', 'is gone');
