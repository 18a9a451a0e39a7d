/** QR codes as an SVG path, without canvas or style. Load it only for printing. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The finest code that a phone reads from 24 mm of paper. */
const LARGEST_VERSION = 10;

export interface QrCode {
  /** Modules along an edge, without margin: `viewBox` is `0 0 size size`. */
  readonly size: number;
  /** The `d` of the dark modules' `<path>`. */
  readonly path: string;
}

/** An ASCII address as a code of level M or better; `null` if it is too long for paper. */
export function toQrCode(address: string): QrCode | null {
  try {
    const code = generate(address, {
      minCorrectionLevel: correction.M,
      maxVersion: LARGEST_VERSION,
    });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return null;
  }
}
