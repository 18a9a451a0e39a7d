import { expect, it } from 'vitest';
import { toQrCode } from '../../../src/lib/qr-code.ts';
import { drawQrCode, readQrCode } from '../../support/read-qr-code.ts';

it.each([
  'https://amazing.example/modelos/12/ana-sa',
  'https://amazing.example/en/models/12345678901234567890/maria-eduarda-albuquerque-de-vasconcelos-cavalcanti',
  'https://amazing.example/favoritos#ids=3100001,3100002,3100003,3100004,3100005,3100006&t=Ver%C3%A3o%20Capibaribe',
])('a QR code leads to %s', async (address) => {
  const code = toQrCode(address);
  expect(code).not.toBeNull();
  if (code !== null) expect(await readQrCode(drawQrCode(code))).toBe(address);
});
