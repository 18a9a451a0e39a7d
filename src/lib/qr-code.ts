import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

const LARGEST_VERSION = 10;

export type QrCode = NonNullable<ReturnType<typeof toQrCode>>;

export function toQrCode(address: string) {
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
