import type { ServiceRequest } from './service-client.ts';

export interface Fault {
  readonly id: string;
  readonly field: string;
  readonly message: string;
  readonly kind?: FaultKind;
}

/** `overlong` is the editor's mistake, not the service's; `repeated` is harmless, may
 * stand in many records and is told once. */
export type FaultKind = 'overlong' | 'repeated';

export type Parsed<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly leftOut: readonly Fault[];
      readonly hidden: readonly string[];
      readonly warnings: readonly Fault[];
      /** How many records, or keys that the site knows, the answer has. */
      readonly known: number;
      /** Where `known` is 0 the answer is doubted if the last good one had at least so many. */
      readonly emptyDoubtedFrom: number;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The record is not public, which counts as an answer of 404. */
      readonly isHidden?: true;
    };

export interface SourceRead<Value> {
  readonly collection: string;
  readonly request: Omit<ServiceRequest, 'headers'>;
  readonly parse: (json: unknown) => Parsed<Value>;
}
