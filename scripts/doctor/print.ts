import { toPrintable } from '../../src/catalogue/build-summary.ts';
import { PICTURES_FAULT, type Finding } from './finding.ts';
import type { Settings } from './examine-settings.ts';

/** Further remarks of an endpoint are counted. */
const REMARKS_SHOWN = 8;

export function formatFindings(findings: readonly Finding[]): readonly string[] {
  const rows = [
    ['endpoint', 'answered', 'records', 'left out', 'seconds'],
    ...findings.map(({ endpoint, answered, records, leftOut, seconds }) => [
      endpoint,
      answered,
      records === null ? '' : String(records),
      leftOut === null ? '' : String(leftOut),
      seconds.toFixed(1),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
}

export function formatRemarks(findings: readonly Finding[]): readonly string[] {
  const lines = findings.flatMap(({ remarks }) => {
    const more = remarks.length - REMARKS_SHOWN;
    return [...remarks.slice(0, REMARKS_SHOWN), ...(more > 0 ? [`and ${more} more of these`] : [])];
  });
  return toSection('Left out, and what else to look at', lines);
}

export function formatSettings({ set, unset, oddities }: Settings): readonly string[] {
  const width = Math.max(0, ...set.map(([name]) => name.length));
  return [
    ...toSection('Settings', [
      ...set.map(([name, shown]) => `${name.padEnd(width)}  ${shown}`),
      ...(unset.length === 0 ? [] : [`not set: ${unset.join(', ')}`]),
    ]),
    ...toSection('Odd among them', oddities),
  ];
}

/** The verdict. A fault that several collections share stands once, after their names. */
export function formatVerdict(faults: readonly string[]): readonly string[] {
  if (faults.length === 0) return ['A build would succeed.'];
  const reasons = Array.from(Map.groupBy(faults, toReason), ([reason, [fault = '', ...more]]) =>
    more.length === 0 ? fault : `${[fault, ...more].map(toCollection).join(', ')}: ${reason}`,
  );
  const isBuilt = faults.every((fault) => fault.startsWith(PICTURES_FAULT));
  return [
    ...toSection('Why', reasons),
    isBuilt
      ? 'A build would succeed, but its pages would lack their pictures.'
      : 'A build would fail.',
  ];
}

/** `slides: GET https://… answered 503` without the collection and the address. */
function toReason(fault: string): string {
  return fault.replace(/^\w+: \S+ https?:\S+ /, '');
}

function toCollection(fault: string): string {
  return fault.replace(/:.*/s, '');
}

function toSection(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${toPrintable(line)}`)];
}
