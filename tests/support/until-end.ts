import { afterAll } from 'vitest';

/** Has what a file or a `describe` opened closed, and its folders removed, after its last test. */
export function untilEnd<T extends { remove(): unknown } | { close(): unknown }>(opened: T): T {
  afterAll(async () => {
    await ('remove' in opened ? opened.remove() : opened.close());
  });
  return opened;
}
