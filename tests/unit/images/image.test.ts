import { expect, it } from 'vitest';
import { toImage, toPictureRewrite } from '../../../src/images/image.ts';
import { toSharedPicture } from '../../../src/images/shared-picture.ts';
import { FALLBACK_PICTURE } from '../../../src/images/watch-pictures.ts';

const imageBaseUrl = 'https://panel.example/storage/';

function candidates(srcset: string | null): readonly { url: URL; width: number }[] {
  return (srcset ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { url: new URL(address, 'https://site.example'), width: Number.parseInt(width, 10) };
  });
}

const widthsOf = (srcset: string | null) => candidates(srcset).map(({ width }) => width);

it('the picture helper asks the image CDN for a file below the image base at every step up to the original', () => {
  const size = { width: 640, height: 960, sizes: '50vw' };
  const image = toImage({ file: 'talents/1/cover.jpg', imageBaseUrl, ...size });
  expect(widthsOf(image.srcset)).toEqual([160, 320, 375, 480, 640]);
  for (const { url, width } of candidates(image.srcset))
    expect(url.pathname).toBe(`/p/${width}/talents/1/cover.jpg`);
  expect(toPictureRewrite(imageBaseUrl)).toBe(
    '/p/:width/* /.netlify/images?url=https%3A%2F%2Fpanel.example%2Fstorage%2F:splat&w=:width&q=62 200',
  );
  expect(image).toMatchObject(size);
  expect(toImage({ file: 'a.jpg', imageBaseUrl }).src).toBe('/p/960/a.jpg');
  const half = { file: 'a.jpg', imageBaseUrl, width: 640, height: null };
  expect(toImage(half)).toMatchObject({ width: 640, height: 960 });
  // They would lose their movement or their sharpness.
  for (const file of ['a.GIF', 'a.svg?v=2'])
    expect(toImage({ file, imageBaseUrl }).srcset).toBeNull();
});

it('the picture helper never offers more pixels than the original has, offers all of those, and stops at the widest that a thumbnail needs', () => {
  for (const width of [40, 160, 161, 700, 1279, 1920, 5000]) {
    const widths = widthsOf(toImage({ file: 'a.jpg', imageBaseUrl, width, height: 100 }).srcset);
    expect(Math.max(...widths)).toBe(Math.min(width, 1920));
    expect(new Set(widths).size).toBe(widths.length);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  }
  const { srcset } = toImage({ file: 'a.jpg', imageBaseUrl, maxWidth: 320 });
  expect(widthsOf(srcset)).toEqual([160, 320]);
});

it('the picture helper has the CDN cut a shared picture to a shape, and make a JPEG of it', () => {
  const origin = { siteUrl: 'https://site.example', imageBaseUrl };
  const shared = new URL(toSharedPicture('a.jpg', origin, { width: 16, height: 9 }) ?? '');
  const order = { url: `${imageBaseUrl}a.jpg`, w: '1200', h: '675', fit: 'cover', q: '62' };
  expect(Object.fromEntries(shared.searchParams)).toEqual({ ...order, fm: 'jpg' });
});

it('the picture helper takes an absolute address through the CDN where it lies below the image base, however the host of that is written, and shows others as they are', () => {
  for (const file of ['https://elsewhere.example/a.jpg', 'https://panel.example/other/a.jpg'])
    expect(toImage({ file, imageBaseUrl })).toMatchObject({ src: file, srcset: null, sizes: null });
  const below = 'https://PANEL.example/storage/a.jpg';
  expect(toImage({ file: below, imageBaseUrl }).srcset).not.toBeNull();
  const image = toImage({ file: '/a b.jpg', imageBaseUrl: 'HTTPS://Panel.example:443/storage/' });
  expect(candidates(image.srcset)[0]?.url.searchParams.get('url')).toBe(
    'https://panel.example/storage/a%20b.jpg',
  );
});

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '\\\\evil.example\\a.jpg',
  'talents/%2e%2e/%2e%2e/api/staff',
  'http://',
  '',
  `a${' '.repeat(1_000_000)}.jpg`,
])('the picture helper shows the fallback picture for %j', (file) => {
  expect(toImage({ file, imageBaseUrl }).src).toBe(FALLBACK_PICTURE);
});

it('the picture helper keeps accents, blanks and quotes of a file name from leaving their attribute', () => {
  const { src, srcset } = toImage({ file: 'joão "x" <y>, z.jpg', imageBaseUrl });
  expect(`${src} ${srcset ?? ''}`).not.toMatch(/["<>]|z\.jpg [^\d]/);
  expect(candidates(srcset)).toHaveLength(9);
  expect(candidates(srcset)[0]?.url.searchParams.get('url')).toBe(
    new URL(`${imageBaseUrl}joão "x" <y>, z.jpg`).href,
  );
});

it.each([
  ['look #2.jpg', 'look%20%232.jpg'],
  ['100% linho.jpg', '100%25%20linho.jpg'],
  ['jo%C3%A3o.jpg', 'jo%C3%A3o.jpg'],
  ['a.jpg?v=2', 'a.jpg?v=2'],
  ['a//b.jpg', 'a//b.jpg'],
  ['a&w=9.jpg', 'a&w=9.jpg'],
])('the picture helper finds the file %s', (file, name) => {
  expect(candidates(toImage({ file, imageBaseUrl }).srcset)[0]?.url.searchParams.get('url')).toBe(
    imageBaseUrl + name,
  );
  const atRoot = { file: `/${file}`, imageBaseUrl: 'https://cdn.example/' };
  expect(candidates(toImage(atRoot).srcset)[0]?.url.searchParams.get('url')).toBe(
    atRoot.imageBaseUrl + name,
  );
});
