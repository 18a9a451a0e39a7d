export interface CollectionReport {
  readonly collection: string;
  readonly records: number;
  readonly leftOut: number;
  readonly staleNote: string | null;
  readonly doubt: string | null;
}

export interface LoadReport {
  readonly collections: readonly CollectionReport[];
  readonly warnings: readonly string[];
  readonly doubts: readonly string[];
  /** Ids of minors for a person to decide; `published minors` where the site did not tell them. */
  readonly undecided: readonly string[];
  readonly minors: number;
  readonly adults: number;
  /** Adults of whom neither list nor profile says `under_age`. */
  readonly unflagged: number;
  readonly seconds: number;
}

export type LoadLog = ReturnType<typeof createLoadLog>;

export function createLoadLog() {
  const warnings: string[] = [];
  const notes: string[] = [];
  const minors: string[] = [];
  const doubts: string[] = [];
  return {
    warn: (message: string): void => void warnings.push(message),
    /** What was mended, or has changed. */
    note: (message: string): void => void notes.push(message),
    ofMinors: (message: string): void => void minors.push(message),
    doubt: (message: string): void => void doubts.push(message),
    doubts: (): readonly string[] => doubts,
    lines: (): readonly string[] => [...warnings, ...notes, ...minors, ...doubts],
  };
}

const LONGEST_WARNING = 240;

export function staleCollections(report: LoadReport): readonly string[] {
  return report.collections
    .filter(({ staleNote }) => staleNote !== null)
    .map(({ collection }) => collection);
}

export function toPrintable(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').toWellFormed();
  return line.length > LONGEST_WARNING ? `${line.slice(0, LONGEST_WARNING)}…` : line;
}

export function createPostWarnings(post: string) {
  const warn = (what: string): void => console.warn(toPrintable(`${post}: ${what}`));
  const dead = new Set<string>();
  return {
    onDeadLink: (href: string): void => {
      if (!dead.has(href)) warn(`the link "${href}" leads nowhere and is shown as text`);
      dead.add(href);
    },
    onMadeLink: (url: string): void => warn(`the picture "${url}" cannot be shown and is a link`),
    onLeftOut: (src: string): void => warn(`"${src}" cannot be shown and is left out`),
  };
}

export function formatReport(report: LoadReport): readonly string[] {
  const rows = report.collections
    .toSorted((a, b) => (a.collection < b.collection ? -1 : 1))
    .map(({ collection, records, leftOut, staleNote }) => [
      collection,
      String(records),
      leftOut === 0 ? '' : `${leftOut} left out`,
      staleNote === null ? '' : `STALE: ${staleNote}`,
    ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(0, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const table = rows.map(([name = '', count = '', leftOut = '', stale = '']) =>
    `  ${name.padEnd(widths[0] ?? 0)}  ${count.padStart(widths[1] ?? 0)}  ${leftOut.padEnd(widths[2] ?? 0)}  ${stale}`.trimEnd(),
  );
  const stale = staleCollections(report);
  const { minors, adults, unflagged } = report;
  const unsaid = unflagged === 0 ? '' : `; ${unflagged} without under_age count as adults`;
  const under18 = `  ${minors || 'nobody'} of ${minors + adults} talents ${minors > 1 ? 'are' : 'is'} under 18${unsaid}`;
  const total = `  read in ${report.seconds.toFixed(1)} s${stale.length === 0 ? '' : `; stale: ${stale.join(', ')}`}`;
  const warnings = report.warnings.map((warning) => `  ${warning}`);
  return [
    ...(warnings.length > 0 ? ['Warnings'] : []),
    ...warnings,
    'Content',
    ...table,
    under18,
    total,
  ];
}
