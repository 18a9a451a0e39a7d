/** Bodies that no browser sends: each is read or refused, none fails. */
import { expect, it, vi } from 'vitest';
import { readEntry } from '../../../src/gateway/entry/read-entry.ts';
import type { EntryKind } from '../../../src/contracts/entry-kinds.ts';
import { applicationBody, MESSAGE } from '../../support/filled-forms.ts';
import { moveClock, seconds } from '../../support/moved-clock.ts';
import { noisePhoto } from '../../support/photos.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const B = '----WebKitFormBoundaryA1b2C3d4E5f6G7h8';
const TYPE = `multipart/form-data; boundary=${B}`;
const bytes = (text: string) => Buffer.from(text, 'latin1');

function part(disposition: string, content = 'x', more = ''): string {
  return `--${B}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${content}\r\n`;
}

const field = (name: string, content: string) => part(`form-data; name="${name}"`, content);

function message(more = '', end = `--${B}--\r\n`): string {
  const own = Object.entries({
    submissionId: crypto.randomUUID(),
    ...MESSAGE,
    name: 'Ana',
    message: 'Oi',
  });
  const kept = own.filter(([name]) => !more.includes(`; name="${name}"\r\n`));
  return kept.map(([name, content]) => field(name, content)).join('') + more + end;
}

async function send(
  body: Buffer | ReadableStream,
  type = TYPE,
  entry: EntryKind = 'contact',
): Promise<number> {
  const given = { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' };
  const request = new Request('https://amazing.example/', given as RequestInit);
  const read = await readEntry(request, entry, NOW);
  return read.ok ? 202 : read.status;
}

it('a message in its plainest form is taken, so that what follows is refused for what is wrong with it', async () => {
  expect(await send(bytes(message()))).toBe(202);
  expect(await send(bytes(message('', `--${B}--`)))).toBe(202);
  const type = `Multipart/Form-Data; charset=utf-8; boundary="${B}"`;
  expect(await send(bytes(message()), type)).toBe(202);
});

const FILE = part('form-data; name="image_1"; filename="a.jpg"', '\xff\xd8\xff');
it.each([
  ['nothing at all', '', TYPE],
  ['JSON that says it is a form', '{"name":"Ana"}', TYPE],
  ['a form of another kind', 'name=Ana', 'application/x-www-form-urlencoded'],
  ['no boundary', message(), 'multipart/form-data'],
  ['no end', message('', ''), TYPE],
  ['a file that is cut', message(FILE, ''), TYPE],
])('a body is no form: %s', async (_, body, type) => {
  expect(await send(bytes(body), type)).toBe(400);
});

it.each([
  ['ninety fields', message(field('x', 'y').repeat(90)), 202],
  ['the same field ninety times', message(field('name', 'y').repeat(90)), 422],
  ['names out of a prototype', message(field('__proto__', 'x') + field('constructor', 'x')), 202],
  ['four megabytes', message(field('message', 'a'.repeat(4_000_000))), 422],
  ['broken UTF-8', message().replace('Oi', '\xc3\x28\xff\xfe'), 202],
])('a form with more than it has is judged by its known fields: %s', async (_, body, status) => {
  expect(await send(bytes(body))).toBe(status);
});

/** Half of the room: what takes the square of its length takes minutes of this too. */
const ROOM = 2_200_000;
const fill = (text: string) => text.repeat(Math.floor(ROOM / Buffer.byteLength(text)));
const MARKS = fill('\u0301\u0323');
it.each<readonly [what: string, parts: string, entry: EntryKind]>([
  ...['name', 'email', 'phone', 'message'].map(
    (name) => [`marks as ${name}`, field(name, `a${MARKS}`), 'contact'] as const,
  ),
  ...['realname', 'birthdate', 'note', 'country'].map(
    (name) => [`marks as ${name}`, field(name, `a${MARKS}`), 'getScouted'] as const,
  ),
  ['thirty marks each', field('name', fill(`a${'\u0301\u0323'.repeat(15)}`)), 'contact'],
  ['joined pictures', field('name', fill('👩\u200D')), 'contact'],
  ['letters and dots', field('email', `${fill('a.')}@`), 'contact'],
  ['white space', field('message', fill(' \t')), 'contact'],
  ['marks in a place', field('country', `{"value":1,"label":"a${MARKS}"}`), 'getScouted'],
  ['nearly a boundary', field('name', fill('\r\n--')), 'contact'],
])('a form that costs as much as bytes can is answered at once: %s', async (_, parts, entry) => {
  const body = Buffer.from(message(parts));
  const began = process.cpuUsage();
  expect([202, 400, 422]).toContain(await send(body, TYPE, entry));
  // In microseconds of the processor: time that other programs take does not count.
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
});

it.each([
  [45_000, 202],
  [55_000, 400],
])('a post whose second half comes after %i ms is answered with %i', async (pause, status) => {
  moveClock(NOW);
  const whole = bytes(message());
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(whole.subarray(0, 99));
      await new Promise((resolve) => setTimeout(resolve, pause));
      controller.enqueue(whole.subarray(99));
      controller.close();
    },
  });
  const sent = send(body);
  await seconds(sent);
  expect(await sent).toBe(status);
});

it('a photo is named by us, whatever the sender calls it', async () => {
  const body = applicationBody(await noisePhoto('jpeg'));
  const request = new Request('https://amazing.example/', { method: 'POST', body });
  const read = await readEntry(request, 'getScouted', NOW);
  expect(read.ok && read.form['image_1']).toMatchObject({ name: 'image_1.jpg' });
});

it('a post that is too large is read no further', async () => {
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    cancel,
  });
  expect(await send(body)).toBe(413);
  expect(cancel).toHaveBeenCalledOnce();
});
