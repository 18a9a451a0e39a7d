/** Applications on their way to a panel that breaks at every step: each arrives, and arrives
 * once. */
import { it } from 'vitest';
import { BREAKAGES, breakPanel, killGateway, killPanel } from '../support/applicants.ts';

/** Enough for each kind of fault to strike. */
const SUBMISSIONS = 10;

it.each(BREAKAGES)(
  'a panel that breaks %s still gets each application exactly once',
  async (_, faults) => {
    await breakPanel(faults, SUBMISSIONS);
  },
);

it('a panel that breaks by being killed and started again still gets each application exactly once', async () => {
  await killPanel(SUBMISSIONS, 2);
});

it('a gateway that is killed in the middle of its work still delivers each application exactly once', async () => {
  await killGateway(SUBMISSIONS, 2);
});
