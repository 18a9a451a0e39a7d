/** Two hundred applications at a time on their way to a panel that breaks at every step: each
 * arrives, and arrives once. */
import { it } from 'vitest';
import { BREAKAGES, breakPanel, killGateway, killPanel } from '../support/applicants.ts';

const SUBMISSIONS = 200;

it.each(BREAKAGES)(
  'each of 200 applications arrives exactly once at a panel that breaks %s',
  async (_, faults) => {
    await breakPanel(faults, SUBMISSIONS);
  },
);

it('each of 200 applications arrives exactly once at a panel that is killed and started again, over and over', async () => {
  await killPanel(SUBMISSIONS, 12);
});

it('each of 200 applications arrives exactly once through a gateway that is killed in the middle of its work, over and over', async () => {
  await killGateway(SUBMISSIONS, 12);
});
