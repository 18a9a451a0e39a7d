import { expect, it } from 'vitest';
import { WIDE_COVER } from '../../../../src/images/media-queries.ts';
import { toCoverMedia } from '../../../../src/islands/home/cover-media.ts';

const BASE = 'https://panel.example/storage/';

it('what a cover shows is one picture in two shapes, the narrow one first', () => {
  const { picture, video } = toCoverMedia({ mobile: 'a-m.jpg', desktop: 'a.jpg' }, BASE);
  expect(picture?.screens).toBe('all');
  expect(picture?.image.src).toBe('/p/960/a-m.jpg');
  expect(picture?.wide?.src).toBe('/p/960/a.jpg');
  expect(picture?.image).toMatchObject({ width: 900, height: 1350, sizes: '100vw' });
  expect(video).toBeNull();
});

const VIDEOS = ['CLIP.WEBM', 'clip.ogg?v=3', 'https://cdn.example/clip.Mp4?token=a.jpg'];
it.each(VIDEOS)('a cover is a video: %s', (file) => {
  const { picture, video } = toCoverMedia({ mobile: file, desktop: file }, BASE);
  expect(picture).toBeNull();
  expect(video?.screens).toBe('all');
  expect(video?.sources.map(({ media }) => media)).toEqual([
    WIDE_COVER,
    `not all and ${WIDE_COVER}`,
  ]);
});

it('what a cover shows may be a picture on narrow screens and a video on wide ones, or the other way round', () => {
  const wide = toCoverMedia({ mobile: 'a.jpg', desktop: 'a.mp4' }, BASE);
  expect([wide.picture?.screens, wide.video?.screens]).toEqual(['narrow', 'wide']);
  expect(wide.video?.sources).toEqual([{ media: WIDE_COVER, url: `${BASE}a.mp4` }]);

  const narrow = toCoverMedia({ mobile: 'a.webm', desktop: 'a.jpg' }, BASE);
  expect([narrow.picture?.screens, narrow.video?.screens]).toEqual(['wide', 'narrow']);
  expect(narrow.picture?.image.src).toBe('/p/960/a.jpg');
});

it('what a cover shows is no video from where none may come', () => {
  const files = { mobile: 'javascript:alert(1)//.mp4', desktop: 'data:video/mp4,x.mp4' };
  expect(toCoverMedia(files, BASE)).toEqual({ picture: null, video: null });
});
