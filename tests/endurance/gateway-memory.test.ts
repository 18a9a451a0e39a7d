/** The memory of a gateway that takes many large applications at once. */
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { application, createTemporaryFolder, toServiceVariables } from '../support/gateway.ts';
import { MortalServer } from '../support/mortal-server.ts';

let dataDir: string;
let backOffice: BackOffice;

beforeAll(async () => {
  dataDir = await createTemporaryFolder();
  backOffice = await startBackOffice({ dataDir, talents: 1 });
});
afterAll(async () => {
  await backOffice.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('twenty large applications at once', () => {
  it('are taken in bounded memory, over and over', async () => {
    const outboxDir = await createTemporaryFolder();
    const server = new MortalServer('gateway-process.ts', { ...toServiceVariables(backOffice), OUTBOX_DIR: outboxDir, RATE_LIMIT: 'off' });
    await server.start();
    try {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const large = await sharp({ create: { width: 1120, height: 1450, channels: 3, background: '#888', noise } })
        .jpeg({ quality: 85 })
        .toBuffer();
      expect(large.length).toBeGreaterThan(900_000);
      const photo = new Uint8Array(large);
      const peaks: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const statuses = await Promise.all(
          Array.from({ length: 20 }, async () => {
            const answer = await fetch(`${server.url}/api/entry/getScouted`, { method: 'POST', body: application(photo) });
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
    } finally {
      await server.kill();
      await rm(outboxDir, { recursive: true, force: true });
    }
  });
});
