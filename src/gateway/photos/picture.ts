/** A picture without anything that does not belong to it. */
export interface CleanPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Its bytes, in order. */
  readonly parts: readonly Uint8Array[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Letters at a place of a file, as file formats name their parts. */
export function toText(bytes: Uint8Array, at: number, length: number): string {
  return Buffer.from(bytes.subarray(at, at + length)).toString('latin1');
}
