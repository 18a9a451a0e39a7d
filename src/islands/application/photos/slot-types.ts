import type { PhotoField } from '../../../contracts/scouted-form.ts';
import type { Measures } from './measure-photo.ts';
import type { PhotoFault } from './render-photo.ts';

export interface ReadySlot {
  readonly kind: 'ready';
  readonly name: string;
  readonly photo: Blob;
  readonly measures: Measures | null;
  readonly taken: boolean;
  readonly isAdviceSetAside: boolean;
}

export type Refusal = PhotoFault | 'notLoaded';

export type Slot =
  | { readonly kind: 'empty' }
  | { readonly kind: 'preparing'; readonly name: string }
  | ReadySlot
  | { readonly kind: 'refused'; readonly fault: Refusal };

export type Slots = Readonly<Record<PhotoField, Slot>>;
