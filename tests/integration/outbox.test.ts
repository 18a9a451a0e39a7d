/** Applications on their way to a panel that breaks at every step: each arrives, and arrives once. */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { BREAKAGES, breakPanel, killPanel } from '../support/applicants.ts';
import { createTemporaryFolder } from '../support/gateway.ts';

/** Enough for each kind of fault to strike; the endurance tests send hundreds, and kill the gateway too. */
const SUBMISSIONS = 10;

let dataDir: string;

beforeEach(async () => {
  dataDir = await createTemporaryFolder();
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('a panel that breaks', () => {
  it.each(BREAKAGES)('%s still gets each application exactly once', async (_, faults) => {
    await breakPanel(dataDir, faults, SUBMISSIONS);
  });

  it('by being killed and started again still gets each application exactly once', async () => {
    await killPanel(dataDir, SUBMISSIONS, 2);
  });
});
