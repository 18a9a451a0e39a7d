import { afterAll } from 'vitest';

export function untilEnd<T extends { remove(): unknown } | { close(): unknown }>(opened: T): T {
  afterAll(async () => {
    await ('remove' in opened ? opened.remove() : opened.close());
  });
  return opened;
}
