import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { takeLock } from '../../../scripts/build/lock.ts';
import { filesLeftOpen } from '../../support/open-files.ts';

it('a lock that is refused, and one that is released, leave no file open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [held, free] = [join(folder, 'held'), join(folder, 'free')];
  const release = takeLock(held);
  const visit = () => {
    expect(takeLock(held)).toBeNull();
    takeLock(free)?.();
  };
  expect(await filesLeftOpen(visit)).toBeLessThan(10);
  release?.();
});
