/** Reads QR codes as a phone's camera does: from pixels. */
import jsQr from 'jsqr';
import sharp from 'sharp';

/** What the code in a picture says (PNG, JPEG or SVG, in colour or grey); `null` where no code is found. */
export async function readQrCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).flatten({ background: 'white' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // The types promise the function itself; where a module of CommonJS is imported, it may stand below `default`.
  const read = 'default' in jsQr ? (jsQr.default as typeof jsQr) : jsQr;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
