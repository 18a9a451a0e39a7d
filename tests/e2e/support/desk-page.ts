import { expect, test } from '@playwright/test';

export const REFERENCE = /AMZ-[2-9A-Z]{4}-[2-9A-Z]{4}/;

export function mailFrom(title: string): string {
  return `${title}.${test.info().project.name}.${Date.now()}@mail.example`;
}

const DESK = process.env['E2E_BACK_OFFICE_URL'] ?? '';

async function open(path: string): Promise<string> {
  const answer = await fetch(DESK + path);
  expect(answer.status).toBe(200);
  return answer.text();
}

export async function entriesFrom(email: string): Promise<readonly string[]> {
  const rows = (await open('/entradas'))
    .split('<li class="item">')
    .filter((row) => row.includes(`>${email}<`));
  return rows.flatMap((row) => /\/entradas\/(\d+)/.exec(row)?.[1] ?? []);
}

/** A sender's only entry, once it has arrived, as label and text. */
export async function onlyEntryFrom(
  email: string,
): Promise<{ readonly id: string; readonly texts: ReadonlyMap<string, string> }> {
  await expect
    .poll(async () => (await entriesFrom(email)).length, { message: `entries from ${email}` })
    .toBe(1);
  const [id = ''] = await entriesFrom(email);
  const page = await open(`/entradas/${id}`);
  const pairs = page.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>([^]*?)<\/dd>/g);
  return {
    id,
    texts: new Map(Array.from(pairs, ([, label = '', text = '']) => [label, toPlain(text)])),
  };
}

export async function photoOf(id: string, field: string): Promise<Uint8Array> {
  const answer = await fetch(`${DESK}/entradas/${id}/fotos/${field}`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

function toPlain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
