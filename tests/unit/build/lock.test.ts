import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeLock } from '../../../scripts/build/lock.ts';
import { openTestFolder } from '../../support/test-folder.ts';

it('a build whose lock cannot be read says so at once, and waits for no other build', async () => {
  const folder = await openTestFolder({ lock: 'no database '.repeat(100) });
  const file = join(folder, 'lock');
  await expect(takeLock(file, () => undefined)).rejects.toThrow(/lock: file is not a database$/);
});
