import { expect, it } from 'vitest';
import { findImages } from '../../../src/domain/site-images.ts';

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
