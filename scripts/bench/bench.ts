/**
 * `npm run bench`: builds and rebuilds at scale. Seeds agencies of 1,000 and 10,000 talents
 * (`--talents 1000,10000`) and prints one table. `--keep`
 * keeps `.local/bench`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAgency, type Agency } from './measure-agency.ts';

const FOLDER = join(import.meta.dirname, '../../.local/bench');

const { values } = parseArgs({
  options: {
    talents: { type: 'string', default: '1000,10000' },
    keep: { type: 'boolean', default: false },
  },
});
const sizes = values.talents.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1 || size > 10_000)) {
  console.error('--talents takes numbers from 1 to 10000, separated by commas');
  process.exit(2);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
try {
  await measureAgencies();
} finally {
  if (!values.keep) rmSync(FOLDER, { recursive: true, force: true });
}

async function measureAgencies(): Promise<void> {
  const agencies: Agency[] = [];
  for (const size of sizes) {
    console.error(`${size} talents`);
    agencies.push(
      await measureAgency(size, join(FOLDER, String(size)), (line) => console.error(`  ${line}`)),
    );
  }
  printTable(
    sizes,
    agencies.map(({ measures }) => measures),
  );
}

function printTable(heads: readonly number[], columns: readonly Agency['measures'][]): void {
  const names = Object.keys(columns[0] ?? {});
  const rows = [
    ['talents', ...heads.map(String)],
    ...names.map((name) => [name, ...columns.map((column) => column[name] ?? '')]),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const [index, row] of rows.entries()) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   '),
    );
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('   '));
  }
}
