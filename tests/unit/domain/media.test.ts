import { expect, it } from 'vitest';
import { findImages } from '../../../src/domain/site-images.ts';
import { isVideoFile } from '../../../src/domain/slides.ts';

it.each(['a.mp4', 'A.WEBM', 'https://cdn.example/a.ogg?v=2', 'a.mp4#t=1'])(
  'a cover of file %s plays',
  (file) => {
    expect(isVideoFile(file)).toBe(true);
  },
);

it.each(['a.jpg', 'mp4', 'a.mp4.jpg', 'a.jpg?x=.mp4x'])(
  'a cover of file %s is a picture',
  (file) => {
    expect(isVideoFile(file)).toBe(false);
  },
);

it('a series of site images is in the order of its numbers, not of its keys', () => {
  const image = (name: string) => ({ mobile: name, desktop: name });
  const images = {
    about_10: image('10'),
    about_2: image('2'),
    about_1: image('1'),
    about_x: image('x'),
    other_3: image('3'),
  };
  expect(findImages(images, 'about').map(({ mobile }) => mobile)).toEqual(['1', '2', '10']);
});
