/** Services that take a call and never answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOtherAgency, type OtherAgency } from '../support/other-agency.ts';
import { openStage, type Stage } from '../support/rebuild-stage.ts';

let silent: OtherAgency;
let stage: Stage;

beforeAll(async () => {
  silent = await startOtherAgency();
  stage = openStage();
});
afterAll(async () => {
  await silent.close();
  stage.remove();
});

describe('a rebuild', () => {
  it('ends within a minute when nobody answers and nothing is known', async () => {
    silent.addFault({ path: '/', fault: { kind: 'hang' } });
    const began = performance.now();
    const { code, result } = await stage.rebuild({ ...silent.env, SITE_URL: 'https://www.amazing.example' });
    expect(code).toBe(1);
    expect(result?.reason).toMatch(/^\w+: POST http:\S+ did not answer within 10 s$/);
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});
