/**
 * `npm run coach:measure`: what the photo coach says of photos of which is known what is wrong with them. Fails where it finds fault with more
 * than 2 of 100 good ones, or overlooks more than 5 of 100 of any fault. The measures are those that the form's worker takes.
 */
import { advise, FAULTS, type Fault } from '../../src/islands/scouted-form/coach/advice.ts';
import { measurePhoto } from '../../src/islands/scouted-form/coach/measure-photo.ts';
import { toSignature } from '../../src/islands/scouted-form/coach/likeness.ts';
import { labelledSet } from './labelled-set.ts';

const FALSE_ALARMS = 0.02;
const FOUND = 0.95;

type Said = Fault | 'good';
const COLUMNS: readonly Said[] = ['good', ...FAULTS];

const counts = new Map<Said, Map<Said, number>>();
const wrong: string[] = [];
for await (const { name, fault, pixels, original, other } of labelledSet()) {
  const measures = measurePhoto(pixels, original);
  // Another slot's photo counts by its likeness alone.
  const advice = advise('image_1', { image_1: measures, image_2: { ...measures, signature: toSignature(other) } });
  const [is, said]: [Said, Said] = [fault ?? 'good', advice?.fault ?? 'good'];
  const row = counts.get(is) ?? new Map<Said, number>();
  counts.set(is, row.set(said, (row.get(said) ?? 0) + 1));
  if (is !== said) wrong.push(`${is}, ${name}: ${said}`);
}

const cell = (text: string | number) => String(text).padStart(11);
console.log('what it is'.padEnd(11) + COLUMNS.map(cell).join('') + cell('right'));
const faults: string[] = [];
for (const is of COLUMNS) {
  const row = counts.get(is) ?? new Map<Said, number>();
  const all = Array.from(row.values()).reduce((sum, count) => sum + count, 0);
  const right = (row.get(is) ?? 0) / Math.max(1, all);
  console.log(is.padEnd(11) + COLUMNS.map((said) => cell(row.get(said) ?? '')).join('') + cell(`${(right * 100).toFixed(1)} %`));
  if (right < (is === 'good' ? 1 - FALSE_ALARMS : FOUND)) faults.push(is);
}
for (const line of new Set(wrong)) console.log(line);
console.log(
  faults.length === 0
    ? 'coach: within 2 % false alarms, at least 95 % of each fault found'
    : `coach: not good enough on ${faults.join(', ')}: see THRESHOLDS in src/islands/scouted-form/coach/advice.ts`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
