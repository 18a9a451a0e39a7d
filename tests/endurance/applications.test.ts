/** Two hundred applications at a time on their way to a panel that breaks at every step: each arrives, and arrives once. */
import { describe, it } from 'vitest';
import { BREAKAGES, breakPanel, killGateway, killPanel } from '../support/applicants.ts';

const SUBMISSIONS = 200;

describe('each of 200 applications arrives exactly once', () => {
  it.each(BREAKAGES)('at a panel that breaks %s', async (_, faults) => {
    await breakPanel(faults, SUBMISSIONS);
  });

  it('at a panel that is killed and started again, over and over', async () => {
    await killPanel(SUBMISSIONS, 12);
  });

  it('through a gateway that is killed in the middle of its work, over and over', async () => {
    await killGateway(SUBMISSIONS, 12);
  });
});
