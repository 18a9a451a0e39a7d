import jsQr from 'jsqr';
import sharp from 'sharp';

export async function readQrCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The types promise the function itself; where a module of CommonJS is imported, it may stand
  // below `default`.
  const read = 'default' in jsQr ? (jsQr.default as typeof jsQr) : jsQr;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

const PIXELS = 4;
const WHITE = 4;

export function drawQrCode({
  size,
  path,
}: {
  readonly size: number;
  readonly path: string;
}): Buffer {
  const edge = size + 2 * WHITE;
  const box = `width="${edge * PIXELS}" height="${edge * PIXELS}" viewBox="${-WHITE} ${-WHITE} ${edge} ${edge}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path d="${path}"/></svg>`,
  );
}
