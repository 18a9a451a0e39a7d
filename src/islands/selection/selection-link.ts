/** `#b=1…` is deflated JSON in base64url, `#ids=12,34&t=…` the short form. Anybody can make one. */
import { NO_TEXTS, toSelectionTexts, toLine, type SelectionTexts } from '../../domain/selection.ts';
import { SELECTION_LINE_LENGTH, LARGEST_SELECTION } from '../../domain/constants.ts';
import { jsonOrNull } from '../../lib/or-null.ts';

const VERSION = '1';
const PREFIX = `#b=${VERSION}`;
/** Some applications cut longer links. */
export const LONG_LINK = 6000;
const LONGEST_HASH = 100_000;
const LARGEST_TEXT_BYTES = 200_000;
/** Bytes fed at once may inflate a thousandfold. */
const STEP = 512;

export async function toSelectionHash(texts: SelectionTexts): Promise<string> {
  const { title, client, from, to, order, notes } = texts;
  const talents = order.map((id) => (notes[id] === undefined ? id : [id, notes[id]]));
  return PREFIX + toBase64Url(await deflate(JSON.stringify([title, client, from, to, ...talents])));
}

export function toIdsHash(ids: readonly string[], title: string): string {
  return `#ids=${ids.slice(0, LARGEST_SELECTION).join(',')}${title === '' ? '' : `&t=${encodeURIComponent(title)}`}`;
}

export interface Received {
  readonly texts: SelectionTexts;
  readonly unread: number;
}

const NOTHING: Received = { texts: NO_TEXTS, unread: 0 };

/** Empty if damaged, `null` if the hash holds none. */
export async function readSelectionHash(written: string): Promise<Received | null> {
  // Some apps encode the `=`.
  const hash = written.replace(/^#(ids|b)%3D/i, '#$1=');
  if (hash.length > LONGEST_HASH)
    return hash.startsWith('#b=') || hash.startsWith('#ids=') ? NOTHING : null;
  if (hash.startsWith('#b='))
    return hash.startsWith(PREFIX) ? await unpack(hash.slice(PREFIX.length)) : NOTHING;
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const ids = fields.get('ids');
  if (ids === null) return null;
  const named = ids
    // `<12`
    .replace(/^[<("'[]+(?=\d)/, '')
    // `12; 34`
    .replace(/(?<=\d)(?:\s*[;|，、]\s*|\s+)(?=\d)/g, ',')
    // Behind the last id: `34).`, `34 - veja`
    .replace(/(\d)(?:[^\p{L}\d,][^,]*)?[^\p{L}\d]*$/u, '$1')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const title = toLine(fields.get('t'), SELECTION_LINE_LENGTH);
  return toReceived(named, { ...NO_TEXTS, title });
}

/** Up to three signs of the end may be a chat's, though they are base64, too. */
async function unpack(packed: string): Promise<Received> {
  const [known = ''] = /^[\w-]*/.exec(packed) ?? [];
  for (const hanging of [0, 1, 2, 3]) {
    const text = await inflate(known.slice(0, known.length - hanging));
    if (text !== null) return parseText(text);
  }
  return NOTHING;
}

function toReceived(order: readonly unknown[], written: object): Received {
  const texts = toSelectionTexts({ ...written, order });
  return { texts, unread: new Set(order).size - texts.order.length };
}

function parseText(text: string): Received {
  const value = jsonOrNull(text);
  if (!Array.isArray(value)) return NOTHING;
  const [title, client, from, to, ...talents] = value as readonly unknown[];
  const pairs = talents.map((talent) =>
    Array.isArray(talent) ? (talent as readonly unknown[]) : [talent],
  );
  const notes = pairs.filter(([id, note]) => typeof id === 'string' && typeof note === 'string');
  const order = pairs.map(([id]) => id);
  const byId: unknown = Object.fromEntries(notes);
  return toReceived(order, { title, client, from, to, notes: byId });
}

async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function inflate(packed: string): Promise<string | null> {
  try {
    const reader = inSteps(fromBase64Url(packed))
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > LARGEST_TEXT_BYTES) return null;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}

function inSteps(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start < bytes.length) controller.enqueue(bytes.slice(start, start + STEP));
      else controller.close();
      start += STEP;
    },
  });
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
