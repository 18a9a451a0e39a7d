/** Two hundred applications at a time on their way to a panel that breaks at every step: each arrives, and arrives once. */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { BREAKAGES, breakPanel, killGateway, killPanel } from '../support/applicants.ts';
import { createTemporaryFolder } from '../support/gateway.ts';

const SUBMISSIONS = 200;

let dataDir: string;

beforeEach(async () => {
  dataDir = await createTemporaryFolder();
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('each of 200 applications arrives exactly once', () => {
  it.each(BREAKAGES)('at a panel that breaks %s', async (_, faults) => {
    await breakPanel(dataDir, faults, SUBMISSIONS);
  });

  it('at a panel that is killed and started again, over and over', async () => {
    await killPanel(dataDir, SUBMISSIONS, 12);
  });

  it('through a gateway that is killed in the middle of its work, over and over', async () => {
    await killGateway(dataDir, SUBMISSIONS, 12);
  });
});
