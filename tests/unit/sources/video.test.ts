import { expect, it } from 'vitest';
import { toVideo } from '../../../src/sources/talent/video.ts';

it.each([
  ['76979871/8272103f6e', 'vimeo', { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  ['76979871', 'Vimeo', { provider: 'vimeo', id: '76979871', hash: null }],
  ['76979871/', 'vimeo', { provider: 'vimeo', id: '76979871', hash: null }],
  ['aqz-KE-bpKQ', 'youtube', { provider: 'youtube', id: 'aqz-KE-bpKQ', hash: null }],
  [
    'https://vimeo.com/76979871/8272103f6e',
    null,
    { provider: 'vimeo', id: '76979871', hash: '8272103f6e' },
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'vimeo',
    { provider: 'vimeo', id: '76979871', hash: '8272103f6e' },
  ],
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'youtube',
    { provider: 'youtube', id: 'aqz-KE-bpKQ', hash: null },
  ],
  ['https://youtu.be/aqz-KE-bpKQ', null, { provider: 'youtube', id: 'aqz-KE-bpKQ', hash: null }],
  [
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    null,
    { provider: 'youtube', id: 'aqz-KE-bpKQ', hash: null },
  ],
])('a video item %s of %s is understood', (file, provider, video) => {
  expect(toVideo(file, provider)).toEqual({ kind: 'video', ...video });
});

it.each([
  ['76979871/"><script>', 'vimeo'],
  ['../76979871', 'vimeo'],
  ['javascript:alert(1)', 'youtube'],
  ['aqz-KE-bpKQ', 'dailymotion'],
  ['aqz-KE-bpKQ', null],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', 'youtube'],
  ['https://vimeo.com.evil.example/76979871', 'vimeo'],
  ['https://youtube.com/', 'youtube'],
  ['', 'vimeo'],
])('a video item is not %s of %s', (file, provider) => {
  expect(toVideo(file, provider)).toBeNull();
});
