import { expect, it } from 'vitest';
import { readCapped } from '../../../src/lib/capped-body.ts';

it('a body over its limit is broken off, so that its sender stops', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(6)),
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await readCapped(body, 10, new AbortController().signal)).toBe('too large');
  expect(isCancelled).toBe(true);
});
