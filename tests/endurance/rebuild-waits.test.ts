/** Rebuilds that wait, side by side: for services that take a call and never answer, and for the window of 30 s in which one rebuild runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { editForm, sendForm } from '../../scripts/bench/desk.ts';
import { FIRST_TALENT, openLiveSite } from '../support/live-site.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { openStage } from '../support/rebuild-stage.ts';

it.concurrent('A rebuild ends within a minute when nobody answers and nothing is known', async () => {
  const silent = await startOtherAgency();
  const stage = openStage();
  try {
    silent.addFault({ path: '/', fault: { kind: 'hang' } });
    const began = performance.now();
    const { code, result } = await stage.rebuild({ ...silent.env, SITE_URL: 'https://www.amazing.example' });
    expect(code).toBe(1);
    expect(result?.reason).toMatch(/^\w+: POST http:\S+ did not answer within 10 s$/);
    expect(performance.now() - began).toBeLessThan(60_000);
  } finally {
    await silent.close();
    stage.remove();
  }
});

it.concurrent('Publish while a rebuild is under way is exactly one more, with everything that changed until then', async () => {
  const site = await openLiveSite();
  const rename = (name: string) =>
    editForm(site.office.url, `/talentos/${FIRST_TALENT}`, (fields) => {
      fields.set('name', name);
    });
  const publish = () => sendForm(site.office.url, '/publicar', new URLSearchParams());
  try {
    await rename('Marília do Ó');
    await publish();
    await site.until('the first rebuild has ended', () => site.results().length === 1);
    for (const post of [1, 2, 3, 4]) {
      await sendForm(site.office.url, `/posts/${post}/mover`, new URLSearchParams({ para: 'cima' }));
      await publish();
      await sleep(200);
    }
    await rename('Marília de Última Hora');
    await publish();
    await site.until('the last edit is served', async () => (await site.get(`/modelos/${FIRST_TALENT}/marilia-de-ultima-hora`)).ok);
    await sleep(3_000);
    // All of these came within the window that the first call opened.
    expect(site.results(), site.log()).toEqual(['published', 'published']);
  } finally {
    await site.remove();
  }
});
