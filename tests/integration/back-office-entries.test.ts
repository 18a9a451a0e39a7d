import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { addDays, addMonths, agencyDay } from '../../src/domain/calendar-day.ts';
import { APPLICATION_ANSWER_DAYS, ENTRY_RETENTION_MONTHS } from '../../src/domain/constants.ts';
import { APPLICATION, formOf, MESSAGE } from '../support/filled-forms.ts';
import { openOffice } from '../support/back-office.ts';
import { split } from '../support/rows.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 4 }));
const { page } = office;
const photos: Record<string, Blob> = {};
for (const [index, shot] of ['cover', 'book-1', 'book-5', 'book-9'].entries())
  photos[`image_${index + 1}`] = await (
    await fetch(`${office.url}/storage/talents/3102/${shot}.jpg`)
  ).blob();

const kept = async (): Promise<readonly [entries: number, folders: number]> => [
  office.entries.list().length,
  (await readdir(join(office.dataDir, 'uploads')).catch(() => [])).length,
];
const send = (entry: string, form: FormData, key?: string): Promise<Response> =>
  office.call('POST', `/api/entry/${entry}/send`, form, {
    ...(key !== undefined && { 'Idempotency-Key': key }),
  });
const toShown = (date: string) => date.split('-').reverse().join('/');
const idOf = async (response: Response) => ((await response.json()) as { id: number }).id;
const apply = async (fields: Readonly<Record<string, string>> = {}, key?: string) =>
  idOf(await send('getScouted', formOf({ ...APPLICATION, ...photos, ...fields }), key));
const write = async (message: string, key?: string) =>
  idOf(await send('contact', formOf({ ...MESSAGE, message }), key));

it('An entry is shown with a link to answer, and without technical keys', async () => {
  const shown = await page(`/entradas/${await apply()}`);
  expect(shown).toContain('mailto:edilene%40mail.example');
  expect(shown).not.toMatch(/chave|idempot|image_1\.jpg|file-1/i);
  for (const value of [...split('03/02/2006 Mulher Garanhuns'), '177 cm', 'Quero ser Amazing'])
    expect(shown).toContain(`<dd>${value}</dd>`);
  expect(shown).toMatch(/fotos\/image_1" alt="Rosto de Edilene/);
});

it.each([
  ['2024-11-22', '22:00', '25/11/2024'],
  ['2024-11-21', '01:00', '22/11/2024'],
  ['2024-02-29', '12:00', '01/03/2024'],
])('An entry of %s, %s in Recife is answered and deleted by day', async (day, time, message) => {
  vi.useFakeTimers({ now: Date.parse(`${day}T${time}:00-03:00`), toFake: ['Date'] });
  const shown = await page(`/entradas/${await apply({ birthdate: '2010-11-23' })}`);
  const other = await page(`/entradas/${await write('Oi')}`);
  for (const [where, label, text] of [
    [shown, 'Chegou', `${toShown(day)}, ${time}`],
    [shown, 'Responder até', toShown(addDays(day, APPLICATION_ANSWER_DAYS))],
    [other, 'Responder até', message],
    [other, 'Apagar até', toShown(addMonths(day, ENTRY_RETENTION_MONTHS))],
    [shown, 'Apagar até', `${toShown(addMonths(day, ENTRY_RETENTION_MONTHS))}, se não avançar`],
  ] as const)
    expect(where).toMatch(new RegExp(`<dt>${label}</dt>\\s*<dd>${text}</dd>`));
});

it('Entries are listed the newest first, and one leads to what carries the same code', async () => {
  const id = await apply({ note: 'Código: AMZ-7K2Q-94XY' });
  const ids = Array.from(
    (await page('/entradas')).matchAll(/<a href="\/entradas\/(\d+)">/g),
    ([, number]) => Number(number),
  );
  expect([ids[0], ids]).toEqual([id, ids.toSorted((one, other) => other - one)]);
  const own = 'Código desta mensagem: AMZ-RVPV-6C7J';
  const about = await write(`Código: AMZ-7K2Q-94XY\r\nPedido: retirar\r\n\r\n${own}`);
  expect(await page(`/entradas/${about}`)).toContain(`href="/entradas/${id}"`);
  const [former, again] = [await write('AMZ-7K2Q-9T'), await write('AMZ-7K2Q-94XY, AMZ-7K2Q-9T')];
  expect(await page(`/entradas/${again}`)).toContain(`href="/entradas/${former}"`);
});

it('An entry is erased after a question, from the disk too, and a late repeat does not bring it back', async () => {
  const mark = `Zz${randomUUID().replaceAll('-', '')}`;
  const [, folders] = await kept();
  const key = randomUUID();
  const sent = () => apply({ realname: mark, note: mark.repeat(40) }, key);
  const id = await sent();
  expect(await page(`/entradas/${id}/remover`)).toContain('Não dá para desfazer');
  expect((await office.post(`/entradas/${id}/remover`, {})).status).toBe(303);
  const files = (await readdir(office.dataDir, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile(),
  );
  for (const { parentPath, name } of files)
    expect((await readFile(join(parentPath, name))).includes(mark), name).toBe(false);
  expect((await kept())[1]).toBe(folders);
  expect((await fetch(`${office.url}/entradas/${id}`)).status).toBe(404);
  expect(await sent()).toBe(id);
  expect(await page('/entradas')).not.toContain(mark);
});

it('An entry of somebody under age leads to the guardian', async () => {
  const guardian =
    'Menor de idade: fale com o responsável.\nResponsável: Marta: eu@casa.example\nTelefone do responsável: (81) 98888-0000\nE-mail do responsável: maria@mail.example';
  const note = `${guardian}\n\nE-mail: somebody@else.example\n\nAté logo`;
  const fields = { birthdate: '2010-05-20', note };
  const shown = await page(`/entradas/${await apply(fields)}`);
  expect(shown).toMatch(/href="mailto:maria%40mail\.example[^>]*>Responder ao responsável/);
  // In fields of their own, ahead of the applicant's.
  expect(shown).toMatch(
    /<dt>Responsável<\/dt>[\s\S]*Quem se inscreveu[\s\S]*<dd>E-mail: somebody@else\.example\s+Até logo/,
  );
});

it('An entry is stored with its photos, byte for byte, and they are shown by the desk alone, and kept nowhere', async () => {
  const id = await idOf(await send('getScoutedAmazingFace', formOf({ ...APPLICATION, ...photos })));
  for (const [name, photo] of Object.entries(photos)) {
    const url = `${office.url}/entradas/${id}/fotos/${name}`;
    const stored = await fetch(url, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(Object.fromEntries(stored.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(Buffer.from(await photo.arrayBuffer()));
    for (const site of ['cross-site', 'same-site'])
      expect((await fetch(url, { headers: { 'Sec-Fetch-Site': site } })).status).toBe(403);
  }
});

it('A faulty entry is refused for every faulty field and photo, and leaves nothing behind', async () => {
  const before = await kept();
  const faultsOf = async (entry: string, form: FormData) => {
    const answer = await send(entry, form);
    const { errors } = (await answer.json()) as { errors: object };
    return { status: answer.status, fields: new Set(Object.keys(errors)) };
  };
  const blank = formOf({ name: '  ', email: 'rui@', phone: ' ' });
  const refused = (...fields: readonly string[]) => ({ status: 422, fields: new Set(fields) });
  expect(await faultsOf('contact', blank)).toEqual(refused(...Object.keys(MESSAGE)));
  const odd = { birthdate: '2006-13-01', gender: 'other', country: '76', jeans: '' };
  const application = formOf({ ...APPLICATION, ...photos, ...odd });
  expect(await faultsOf('getScouted', application)).toEqual(refused(...Object.keys(odd)));
  const faulty = { image_2: new Blob([], { type: 'image/png' }), image_3: null };
  const form = formOf({ ...APPLICATION, ...photos, ...faulty });
  expect(await faultsOf('getScouted', form)).toEqual(refused('image_2', 'image_3'));
  expect(await kept()).toEqual(before);
});

it('A repeat gets the first answer and stores nothing, even when many arrive at once, photos and all; after a refusal it is judged anew', async () => {
  const [entries, folders] = await kept();
  const [key, other] = [randomUUID(), randomUUID()];
  const ids = await Promise.all(Array.from({ length: 12 }, () => apply({}, key)));
  expect(new Set(ids).size).toBe(1);
  expect(await write('changed', key)).toBe(ids[0]);
  expect(await kept()).toEqual([entries + 1, folders + 1]);
  expect((await send('contact', formOf({ ...MESSAGE, email: 'x' }), other)).status).toBe(422);
  expect((await send('contact', formOf(MESSAGE), other)).status).toBe(201);
});

it('the list of entries marks minors and withdrawals, and erasing one offers what carries the same code', async () => {
  const code = 'AMZ-7K2Q-94XM';
  const note = `Menor de idade: fale com o responsável.\nResponsável: Ana Sá\nRelação: mãe\nCódigo: ${code}\n\nAMZ-RVPV-6C7J`;
  const id = await idOf(await send('getScouted', formOf({ ...APPLICATION, ...photos, note })));
  const message = `Code: ${code}\nRequest: withdraw\n\nPlease.`;
  const other = await write(message);
  const list = await page('/entradas');
  expect(list).toContain('Menor de 18 anos');
  expect(list).toContain('Pedido: retirar');
  expect(list).toMatch(/>retirar até\s+\d\d/);
  const answerBy = toShown(addDays(agencyDay(new Date()), APPLICATION_ANSWER_DAYS));
  expect(await page(`/entradas/${other}`)).toContain(`<dd>${answerBy}</dd>`);
  expect(await page('/')).toContain(`href="/entradas/${other}"`);
  expect(await page(`/entradas/${id}/remover`)).toContain(`href="/entradas/${other}"`);
});
