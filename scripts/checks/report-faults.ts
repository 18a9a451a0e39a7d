export const FOLDER = 'dist';
const SHOWN = 40;

export function report(check: string, examined: string, faults: readonly string[]): void {
  if (faults.length === 0) {
    console.log(`${check}: ${examined}, no faults`);
    return;
  }
  for (const fault of faults.slice(0, SHOWN)) console.error(`  ${fault}`);
  if (faults.length > SHOWN) console.error(`  and ${String(faults.length - SHOWN)} more`);
  console.error(`${check}: ${examined}, ${String(faults.length)} faults`);
  process.exitCode = 1;
}
