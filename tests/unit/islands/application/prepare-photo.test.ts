import { expect, it, vi } from 'vitest';
import { preparePhoto } from '../../../../src/islands/application/photos/prepare-photo.ts';
import { moveClock, seconds } from '../../../support/moved-clock.ts';

it('a photo on which the worker hangs is refused after half a minute, and the worker ends', async () => {
  const terminate = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      readonly addEventListener = vi.fn();
      readonly postMessage = vi.fn();
      readonly terminate = terminate;
    },
  );
  moveClock(0);
  const prepared = preparePhoto(new Blob());
  expect(await seconds(prepared)).toBe(30);
  expect(await prepared).toEqual({ ok: false, fault: 'broken' });
  expect(terminate).toHaveBeenCalledOnce();
});
