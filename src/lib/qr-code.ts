/** QR codes as the path of an SVG: no canvas, no style. Load it when something is printed; nothing on a screen needs it. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The finest code that a phone still reads from 24 mm of paper. */
const LARGEST_VERSION = 10;

export interface QrCode {
  /** Modules along each edge, without the white around them: the SVG's `viewBox` is `0 0 size size`. */
  readonly size: number;
  /** The dark modules, for the `d` of a `<path>`. */
  readonly path: string;
}

/** The code of an address (ASCII), of level M or better; `null` for one that is too long to be read from paper. */
export function toQrCode(address: string): QrCode | null {
  try {
    const code = generate(address, { minCorrectionLevel: correction.M, maxVersion: LARGEST_VERSION });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return null;
  }
}
