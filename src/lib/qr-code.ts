import { correction, generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';

const LARGEST_VERSION = 10;

export function toQrCode(address: string, label: string): SVGElement | null {
  try {
    const code = generate(address, {
      minCorrectionLevel: correction.M,
      maxVersion: LARGEST_VERSION,
    });
    const drawing = toSvg(code, document, { pad: 0 });
    drawing.setAttribute('class', 'qr');
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', label);
    return drawing;
  } catch {
    return null;
  }
}
