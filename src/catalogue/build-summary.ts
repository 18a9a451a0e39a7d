export interface CollectionReport {
  readonly collection: string;
  readonly records: number;
  readonly leftOut: number;
  /** Where a stale collection comes from; `null` for one that was read. */
  readonly staleFrom: string | null;
}

export interface LoadReport {
  readonly collections: readonly CollectionReport[];
  /** One line each, safe to print. */
  readonly warnings: readonly string[];
  readonly seconds: number;
}

export type LoadLog = ReturnType<typeof createLog>;

/** Collects what a load reports while it runs. */
export function createLog() {
  const warnings: string[] = [];
  const notes: string[] = [];
  return {
    /** Something is missing from the site or stale. */
    warn: (message: string): void => {
      warnings.push(message);
    },
    /** A record that stays lost a small part. */
    note: (message: string): void => {
      notes.push(message);
    },
    lines: (): readonly string[] => [...warnings, ...notes],
  };
}

/** A minor may be shown as an adult, or named: never lost among other warnings. */
const OF_MINORS = /\bunder_age\b|\bunder 18\b/;
const LONGEST_WARNING = 240;

/** Names of the stale collections. */
export function staleCollections(report: LoadReport): readonly string[] {
  return report.collections
    .filter(({ staleFrom }) => staleFrom !== null)
    .map(({ collection }) => collection);
}

/** A service's text as one line that cannot steer a terminal. */
export function toPrintable(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').toWellFormed();
  return line.length > LONGEST_WARNING ? `${line.slice(0, LONGEST_WARNING)}…` : line;
}

/** Reports a post's dead links, which only rendering finds. */
export function warnOfDeadLinks(post: string, hrefs: readonly string[]): void {
  for (const href of hrefs)
    console.warn(toPrintable(`${post}: the link "${href}" leads nowhere and is shown as text`));
}

/** Reports a post's picture that no page may show. */
export function warnOfUnshown(post: string, url: string): void {
  console.warn(toPrintable(`${post}: the picture "${url}" cannot be shown and is a link`));
}

/** The report as an aligned table with its warnings. */
export function formatReport(report: LoadReport): readonly string[] {
  const rows = report.collections
    .toSorted((a, b) => (a.collection < b.collection ? -1 : 1))
    .map(({ collection, records, leftOut, staleFrom }) => [
      collection,
      String(records),
      leftOut === 0 ? '' : `${leftOut} left out`,
      staleFrom === null ? '' : `STALE: ${staleFrom}`,
    ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(0, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const table = rows.map(([name = '', count = '', leftOut = '', stale = '']) =>
    `  ${name.padEnd(widths[0] ?? 0)}  ${count.padStart(widths[1] ?? 0)}  ${leftOut.padEnd(widths[2] ?? 0)}  ${stale}`.trimEnd(),
  );
  const stale = staleCollections(report);
  const total = `  read in ${report.seconds.toFixed(1)} s${stale.length === 0 ? '' : `; stale: ${stale.join(', ')}`}`;
  return [...formatWarnings(report.warnings), 'Content', ...table, total];
}

/** All of them: nobody can read what a count stands for. Those of minors come last, where a terminal
 * shows them. */
function formatWarnings(warnings: readonly string[]): readonly string[] {
  const [ofMinors = [], others = []] = [true, false].map((wanted) =>
    warnings.filter((warning) => OF_MINORS.test(warning) === wanted),
  );
  return warnings.length === 0
    ? []
    : ['Warnings', ...[...others, ...ofMinors].map((warning) => `  ${warning}`)];
}
