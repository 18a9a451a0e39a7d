import type { ServiceRequest } from './service-client.ts';

export interface Fault {
  /** The record's id, or its place (`#3`). */
  readonly id: string;
  readonly field: string;
  readonly message: string;
  readonly kind?: FaultKind;
}

/** `overlong` is the editor's mistake, not the service's; `repeated` may stand in many records and is
 * told once. */
export type FaultKind = 'overlong' | 'repeated';

export type Parsed<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly leftOut: readonly Fault[];
      /** Ids of the records that are not public, or their places. */
      readonly withheld: readonly string[];
      /** Values that were dropped from a record, or cut. */
      readonly warnings: readonly Fault[];
      /** Records of a list, or keys of an object that the site knows, used or not. */
      readonly known: number;
      /** An answer with nothing known is doubted where the last good one had so many. */
      readonly doubtedFrom: number;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The record is not public, which counts as an answer of 404. */
      readonly isWithheld?: true;
    };

export interface SourceRead<Value> {
  /** Name in messages and among the copies. */
  readonly collection: string;
  readonly request: Omit<ServiceRequest, 'headers'>;
  /** Never throws. */
  readonly parse: (json: unknown) => Parsed<Value>;
}
