import type { PhotoField } from '../../../contracts/scouted-form.ts';
import type { Measures } from './measure-photo.ts';
import type { PhotoFault } from './render-photo.ts';

export interface ReadySlot {
  readonly kind: 'ready';
  readonly name: string;
  readonly photo: Blob;
  readonly measures: Measures | null;
  /** Taken by the camera just now, not chosen from files. */
  readonly taken: boolean;
  /** The visitor set this photo's advice aside. */
  readonly accepted: boolean;
}

/** `notLoaded`: the code that prepares photos did not load, mostly without a network. */
export type Refusal = PhotoFault | 'notLoaded';

export type Slot =
  | { readonly kind: 'empty' }
  | { readonly kind: 'preparing'; readonly name: string }
  | ReadySlot
  | { readonly kind: 'refused'; readonly fault: Refusal };

export type Slots = Readonly<Record<PhotoField, Slot>>;
