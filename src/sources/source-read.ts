import type { ServiceRequest } from './service-client.ts';

export interface Fault {
  readonly id: string;
  readonly field: string;
  readonly message: string;
  readonly kind?: FaultKind;
}

/** `overlong` is the editor's mistake, not the service's; `harmless` ones are told once. */
export type FaultKind = 'overlong' | 'harmless';

export type Parsed<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly leftOut: readonly Fault[];
      readonly hidden: readonly string[];
      /** Whom a list flags, in rows that are hidden or left out too. */
      readonly minors?: ReadonlySet<string>;
      readonly warnings: readonly Fault[];
      /** Records, or keys that the site knows. */
      readonly known: number;
      /** With `known` 0 an answer is doubted if the last good copy's `known` was at least this;
       * `Infinity`: never. */
      readonly emptyDoubtedFrom: number;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The record is not public, which counts as 404. */
      readonly isHidden?: true;
    };

export interface SourceRead<Value> {
  readonly collection: string;
  readonly request: Omit<ServiceRequest, 'headers'>;
  readonly parse: (json: unknown) => Parsed<Value>;
}
