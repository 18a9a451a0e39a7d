/** The memory of a gateway that takes many large applications at once. */
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { application, toServiceVariables } from '../support/gateway-stage.ts';
import { startMortal } from '../support/mortal-server.ts';
import { openTestFolder } from '../support/test-folder.ts';

it('Twenty large applications at once are taken in bounded memory, over and over', async () => {
  const office = await openOffice({ talents: 1 });
  onTestFinished(office.remove);
  const server = await startMortal('gateway-process.ts', {
    ...toServiceVariables(office),
    OUTBOX_DIR: await openTestFolder(),
    RATE_LIMIT: 'off',
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = await sharp({
    create: { width: 1120, height: 1450, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(900_000);
  const photo = new Uint8Array(large);
  const peaks: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(`${server.url}/api/entry/getScouted`, {
          method: 'POST',
          body: application(photo),
        });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([202]));
    peaks.push(Number(await server.ask('memory')));
  }
  console.log(
    `20 applications of ${Math.round((4 * photo.length) / 1e6)} MB at once, peak memory in MB after each round: ${peaks.join(', ')}`,
  );
  // It levels out: no round leaves something behind.
  expect(peaks.at(-1)).toBeLessThan(1_100);
  expect(peaks.at(-1)).toBeLessThan((peaks[1] ?? 0) * 1.35);
});
