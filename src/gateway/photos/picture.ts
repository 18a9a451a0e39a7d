/** A picture without anything that does not belong to it. */
export interface CleanPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Its bytes, in order. */
  readonly parts: readonly Uint8Array[];
}
