import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeLock } from '../../../scripts/build/lock.ts';
import { filesLeftOpen } from '../../support/open-files.ts';
import { openTestFolder } from '../../support/test-folder.ts';

it('a lock that is refused, and one that is released, leave no file open', async () => {
  const folder = await openTestFolder();
  const held = join(folder, 'held');
  const free = join(folder, 'free');
  const release = takeLock(held);
  const visit = () => {
    expect(takeLock(held)).toBeNull();
    const letGo = takeLock(free);
    expect(letGo).not.toBeNull();
    letGo?.();
  };
  expect(await filesLeftOpen(visit)).toBeLessThan(10);
  release?.();
});
