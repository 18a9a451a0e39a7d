import type { ServiceRequest } from './session.ts';

/** Something wrong with one record of an answer. */
export interface Fault {
  /** The record's id, or its place (`#3`) where it has none. */
  readonly id: string;
  readonly field: string;
  readonly message: string;
}

/** An answer as the site understands it, or why it cannot be used as a whole. */
export type Parsed<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Records that were left out. */
      readonly leftOut: readonly Fault[];
      /** Values that were left out of records that stay, or cut. */
      readonly warnings: readonly Fault[];
    }
  | { readonly ok: false; readonly reason: string };

/** One answer of a service: how it is asked for, and how it is understood. */
export interface SourceRead<Value> {
  /** Name in messages and of its last good copy. */
  readonly collection: string;
  readonly request: Omit<ServiceRequest, 'conditions'>;
  /** Never throws, whatever the answer holds. */
  readonly parse: (json: unknown) => Parsed<Value>;
}
