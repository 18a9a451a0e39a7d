import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

const LARGEST_VERSION = 10;

export interface QrCode {
  readonly size: number;
  readonly path: string;
}

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
