import type { ServiceRequest } from './service-client.ts';

export interface Fault {
  readonly id: string;
  readonly field: string;
  readonly message: string;
  readonly kind?: FaultKind;
}

/** `overlong` is the editor's mistake, not the service's; `repeated` is harmless and told once. */
export type FaultKind = 'overlong' | 'repeated';

export type Parsed<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly leftOut: readonly Fault[];
      readonly hidden: readonly string[];
      /** Ids of whom a list of talents flags, in rows that are hidden or left out too. */
      readonly minors?: ReadonlySet<string>;
      readonly warnings: readonly Fault[];
      /** Records, or keys that the site knows. */
      readonly known: number;
      /** Where `known` is 0 the answer is doubted if the last good one had so many. */
      readonly emptyDoubtedFrom: number;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Not public, which counts as 404. */
      readonly isHidden?: true;
    };

export interface SourceRead<Value> {
  readonly collection: string;
  readonly request: Omit<ServiceRequest, 'headers'>;
  readonly parse: (json: unknown) => Parsed<Value>;
}
