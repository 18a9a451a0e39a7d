/**
 * `npm run test:faults [-- --sample <count>]`: makes each seeded fault in a copy of the tree and
 * expects its test to fail. A sample is another one for each commit. Ends with 1 where a fault goes
 * unseen, or where a test fails without any.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS, testOf, type Fault } from './seeded-faults.ts';

const ROOT = join(import.meta.dirname, '../..');
const TREE = ['src', 'i18n', 'public', 'scripts', 'tests', 'docs', '.github'];
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'astro.config.mjs',
  'netlify.toml',
  'README.md',
];

const { values } = parseArgs({ options: { sample: { type: 'string' } } });
const count = values.sample === undefined ? FAULTS.length : Number(values.sample);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error('faults: --sample takes a number from 1 on');
  process.exit(2);
}

/** The same faults for the same commit, others for the next one. */
function choose(): readonly Fault[] {
  if (count >= FAULTS.length) return FAULTS;
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout;
  const rank = ({ rule }: Fault) => createHash('sha256').update(`${commit}${rule}`).digest('hex');
  return FAULTS.toSorted((a, b) => rank(a).localeCompare(rank(b))).slice(0, count);
}

const chosen = choose();
const copy = mkdtempSync(join(tmpdir(), 'faults-'));
process.exitCode = 1;
try {
  for (const name of [...TREE, ...FILES])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));

  const tests = [...new Set(chosen.map(testOf))];
  const sound = runTests(tests);
  if (!sound.passed) throw new Error(`faults: the tests fail without any fault\n${sound.output}`);

  const unseen = chosen.filter((fault) => {
    const seen = isSeen(fault);
    console.log(`${seen ? 'found ' : 'UNSEEN'}  ${fault.rule} (${fault.file}; ${testOf(fault)})`);
    return !seen;
  });
  console.log(`faults: ${String(chosen.length - unseen.length)} of ${String(chosen.length)} found`);
  if (unseen.length === 0) process.exitCode = 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function isSeen(fault: Fault): boolean {
  const { file, find, replace } = fault;
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  // A function, because a text's $ would be read as a pattern's.
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    // A test that cannot even start tells nothing of the rule.
    const { passed, output } = runTests([testOf(fault)]);
    return !passed && /Tests +.*\d+ failed/.test(output);
  } finally {
    writeFileSync(path, sound);
  }
}

function runTests(tests: readonly string[]): { readonly passed: boolean; readonly output: string } {
  const files = tests.map((test) => join('tests', test));
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['vitest', 'run', '--retry=0', '--reporter=default', ...files],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  return { passed: status === 0, output: stdout + stderr };
}
