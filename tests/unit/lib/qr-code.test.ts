import { describe, expect, it } from 'vitest';
import { toQrCode, type QrCode } from '../../../src/lib/qr-code.ts';
import { readQrCode } from '../../support/read-qr-code.ts';

/** Drawn with `pixels` for each module, and with the white around it that paper has. */
function draw({ size, path }: QrCode, pixels: number): Buffer {
  const edge = size + 8;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge * pixels}" height="${edge * pixels}" viewBox="-4 -4 ${edge} ${edge}" shape-rendering="crispEdges"><path d="${path}"/></svg>`,
  );
}

describe('a QR code', () => {
  it.each([
    'https://amazing.example/modelos/12/ana-sa',
    'https://amazing.example/en/models/12345678901234567890/maria-eduarda-albuquerque-de-vasconcelos-cavalcanti',
    'https://amazing.example/favoritos#ids=3100001,3100002,3100003,3100004,3100005,3100006&t=Ver%C3%A3o%20Capibaribe',
  ])('leads to %s', async (address) => {
    const code = toQrCode(address);
    expect(code).not.toBeNull();
    if (code !== null) expect(await readQrCode(draw(code, 4))).toBe(address);
  });

  it('has at most 57 modules along its edge, and is none where that does not do', () => {
    expect(toQrCode(`https://amazing.example/${'a'.repeat(180)}`)?.size).toBe(57);
    expect(toQrCode(`https://amazing.example/${'a'.repeat(250)}`)).toBeNull();
    expect(toQrCode('a'.repeat(100_000))).toBeNull();
  });
});
