/** Somebody who publishes again and again: one rebuild per window of 30 s, and none is missing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editForm, sendForm } from '../../scripts/bench/desk.ts';
import { FIRST_TALENT, openLiveSite, type LiveSite } from '../support/live-site.ts';

let site: LiveSite;

beforeEach(async () => {
  site = await openLiveSite();
});
afterEach(() => site.remove());

const rename = (name: string) =>
  editForm(site.office.url, `/talentos/${FIRST_TALENT}`, (fields) => {
    fields.set('name', name);
  });
const publish = () => sendForm(site.office.url, '/publicar', new URLSearchParams());

describe('Publish', () => {
  it('while a rebuild is under way is exactly one more, with everything that changed until then', async () => {
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
  });
});
