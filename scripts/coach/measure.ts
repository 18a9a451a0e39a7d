/**
 * `npm run coach:measure`: what the photo coach says of photos whose faults are known, by the
 * measures of the form's worker. Fails in either half of the set beyond 2 % false alarms or below
 * 95 % found of any fault. `--part 1/8` measures the first of each eight photos; `--half choosing`
 * one half alone, so that thresholds are chosen without seeing the other.
 */
import { parseArgs } from 'node:util';
import {
  advise,
  FAULTS,
  type Fault,
} from '../../src/islands/application/photos/coach/photo-advice.ts';
import { measurePhoto } from '../../src/islands/application/photos/coach/measure-photo.ts';
import { toSignature } from '../../src/islands/application/photos/coach/likeness.ts';
import { HALVES, labelledSet, type Half } from './labelled-set.ts';

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, half: { type: 'string' } },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const halves = HALVES.filter((half) => values.half === undefined || half.startsWith(values.half));

const FALSE_ALARMS = 0.02;
const FOUND = 0.95;

type Said = Fault | 'good';
const SAYS: readonly Said[] = ['good', ...FAULTS];

/** The coach's answers, counted by the photos' true faults. */
type Table = Map<Said, Map<Said, number>>;
const tables: Readonly<Record<Half, Table>> = { choosing: new Map(), 'held out': new Map() };
const wrong = new Set<string>();
const photos = labelledSet()
  .filter(({ half }) => halves.includes(half))
  .filter((_, index) => index % parts === part - 1);
for (const { name, half, slot, fault, make } of photos) {
  const { pixels, original, other } = await make();
  const measures = measurePhoto(pixels, original);
  const otherSlot = slot === 'image_2' ? 'image_1' : 'image_2';
  // The other slot's photo counts by its likeness alone.
  const advice = advise(slot, {
    [slot]: measures,
    [otherSlot]: { ...measures, signature: toSignature(other) },
  });
  const [is, said]: [Said, Said] = [fault ?? 'good', advice[0]?.fault ?? 'good'];
  const row = tables[half].get(is) ?? new Map<Said, number>();
  tables[half].set(is, row.set(said, (row.get(said) ?? 0) + 1));
  if (is !== said) wrong.add(`${half}: ${is}, ${name}: ${said}`);
}

const faults = halves.flatMap((half) => print(half, tables[half]).map((is) => `${is} (${half})`));
for (const line of wrong) console.log(line);
console.log(
  faults.length === 0
    ? 'coach: within 2 % false alarms, at least 95 % of each fault found'
    : `coach: not good enough on ${faults.join(', ')}: see THRESHOLDS in src/islands/application/photos/coach/photo-advice.ts`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function print(half: Half, table: Table): readonly Said[] {
  const cell = (text: string | number) => String(text).padStart(11);
  console.log(half.padEnd(11) + SAYS.map(cell).join('') + cell('right'));
  return SAYS.filter((is) => {
    const row = table.get(is) ?? new Map<Said, number>();
    const all = Array.from(row.values()).reduce((sum, count) => sum + count, 0);
    const right = (row.get(is) ?? 0) / Math.max(1, all);
    console.log(
      is.padEnd(11) +
        SAYS.map((said) => cell(row.get(said) ?? '')).join('') +
        cell(`${(right * 100).toFixed(1)} %`),
    );
    return right < (is === 'good' ? 1 - FALSE_ALARMS : FOUND);
  });
}
