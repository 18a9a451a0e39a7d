import { expect, it } from 'vitest';
import { toVideo } from '../../../src/sources/talent/video.ts';
import { split } from '../../support/rows.ts';

it.each([
  ['76979871/8272103f6e', 'vimeo', 'vimeo 76979871 8272103f6e'],
  ['76979871', 'Vimeo', 'vimeo 76979871'],
  ['76979871/', 'vimeo', 'vimeo 76979871'],
  ['aqz-KE-bpKQ', 'youtube', 'youtube aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871/8272103f6e', null, 'vimeo 76979871 8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'x', 'vimeo 76979871 8272103f6e'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'youtube', 'youtube aqz-KE-bpKQ'],
  ['//player.vimeo.com/video/76979871', 'vimeo', 'vimeo 76979871'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', null, 'youtube aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ?si=x', null, 'youtube aqz-KE-bpKQ'],
  ['<iframe width="1" src="//youtu.be/aqz-KE-bpKQ"></iframe>', null, 'youtube aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871/1234567890', null, 'vimeo 76979871 1234567890'],
  ['https://vimeo.com/channels/staffpicks/76979871', null, 'vimeo 76979871'],
  ['https://vimeo.com/showcase/123456/video/76979871', null, 'vimeo 76979871'],
  ['https://player.vimeo.com/video/76979871?hash=8272103f6e', null, 'vimeo 76979871 8272103f6e'],
  ['/videos/76979871:8272103f6e', 'vimeo', 'vimeo 76979871 8272103f6e'],
  ['76979871?h=8272103f6e&badge=0', 'vimeo.com', 'vimeo 76979871 8272103f6e'],
  ['<https://youtu.be/aqz-KE-bpKQ&feature=youtu.be>', null, 'youtube aqz-KE-bpKQ'],
  ['watch?v=aqz-KE-bpKQ&t=3', 'YouTube.com', 'youtube aqz-KE-bpKQ'],
  ['<oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed>', null, 'youtube aqz-KE-bpKQ'],
])('a video item %s of %s is %s', (file, provider, video) => {
  const [service, id, hash = null] = split(video);
  expect(toVideo(file, provider)).toEqual({ kind: 'video', provider: service, id, hash });
});

it.each([
  ['76979871/"><script>', 'vimeo'],
  ['../76979871', 'vimeo'],
  ['javascript:alert(1)', 'youtube'],
  ['aqz-KE-bpKQ', null],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', 'youtube'],
  ['https://vimeo.com.evil.example/76979871', 'vimeo'],
  ['https://www.youtube.com/embed/videoseries?list=PL1', 'youtube'],
  ['https://vimeo.com/event/76979871', 'vimeo'],
  ['https://vimeo.com/user76979871/videos', 'vimeo'],
])('a video item is not %s of %s', (file, provider) => expect(toVideo(file, provider)).toBeNull());
