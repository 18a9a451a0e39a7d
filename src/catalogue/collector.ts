import type { SourceRead } from '../sources/source-read.ts';
import { CatalogueError } from './catalogue-error.ts';
import { describeFailure } from './sign-in.ts';
import { NOT_BELIEVED, type Reader, type ReadRules } from './reader.ts';
import type { CollectionReport } from './build-summary.ts';

export interface Collecting<Value> extends Pick<ReadRules<Value>, 'refuse' | 'absent'> {
  readonly count: (value: Value) => number;
}

export type Collector = ReturnType<typeof createCollector>;

export function createCollector(reader: Reader) {
  const reports: CollectionReport[] = [];
  return {
    /** Throws a `CatalogueError` when the read failed and no copy may replace it. */
    collect: async <Value>(
      read: SourceRead<Value>,
      { count, ...how }: Collecting<Value>,
    ): Promise<{ readonly value: Value; readonly isFresh: boolean }> => {
      const { collection } = read;
      const reading = await reader.read(read, how);
      if (reading.kind === 'failed') {
        throw new CatalogueError(
          `${collection}: ${describeFailure(read.request.service, reading.failure)}`,
          reading.failure.code,
        );
      }
      const { value, leftOut, withheld } = reading.parsed;
      const staleFrom = reading.kind === 'live' ? null : toAge(reading.savedAt);
      if (reading.kind === 'copy') {
        const isDoubted = reading.failure.code === NOT_BELIEVED;
        (isDoubted ? reader.log.doubt : reader.log.warn)(
          `${collection}: ${describeFailure(read.request.service, reading.failure)}; its last good copy is used`,
        );
      }
      const less = leftOut.length + withheld.length;
      reports.push({ collection, records: count(value), leftOut: less, staleFrom });
      return { value, isFresh: staleFrom === null };
    },
    add: (report: CollectionReport): void => {
      reports.push(report);
    },
    reports: (): readonly CollectionReport[] => reports,
  };
}

function toAge(savedAt: number): string {
  return `copy of ${new Date(savedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
