import type { SourceRead } from '../sources/source-read.ts';
import { describeFailure } from './sign-in.ts';
import { NOT_BELIEVED, type Reader, type ReadRules, CatalogueError } from './reader.ts';
import type { CollectionReport } from './load-report.ts';

export interface Collecting<Value> extends Pick<ReadRules<Value>, 'refuse' | 'on404'> {
  readonly count: (value: Value) => number;
}

export type Collector = ReturnType<typeof createCollector>;

export function createCollector(reader: Reader) {
  const reports: CollectionReport[] = [];
  return {
    collect: async <Value>(read: SourceRead<Value>, { count, ...how }: Collecting<Value>) => {
      const { collection } = read;
      const reading = await reader.read(read, how);
      if (reading.kind === 'failed') {
        throw new CatalogueError(
          `${collection}: ${describeFailure(read.request.service, reading.error)}`,
          reading.error.code,
        );
      }
      const { value, leftOut, hidden } = reading.parsed;
      const savedAt = reading.kind === 'believed' ? null : new Date(reading.savedAt).toISOString();
      const staleNote = savedAt && `copy of ${savedAt.slice(0, 16).replace('T', ' ')} UTC`;
      let doubt: string | null = null;
      if (reading.kind === 'fallback') {
        const reason = `${collection}: ${describeFailure(read.request.service, reading.error)}; its last good copy is used`;
        if (reading.error.code === NOT_BELIEVED) doubt = reason;
        (doubt === null ? reader.log.warn : reader.log.doubt)(reason);
      }
      const less = leftOut.length + hidden.length;
      reports.push({ collection, records: count(value), leftOut: less, staleNote, doubt });
      const unbelieved = reading.kind === 'fallback' ? reading.error.failure.answer : null;
      return { value, isBelieved: reading.kind === 'believed', unbelieved };
    },
    add: (report: CollectionReport): void => {
      reports.push(report);
    },
    reports: (): readonly CollectionReport[] => reports,
  };
}
