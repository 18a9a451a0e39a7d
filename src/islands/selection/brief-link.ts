/** A brief in a link: `#b=1…`, deflated JSON in base64url, or the older `#ids=12,34&t=…`. Limited,
 * because anybody can make one. */
import { EMPTY_BRIEF, toBrief, toIds, toLine, type Brief } from '../../domain/brief.ts';
import { BRIEF_LINE_LENGTH, LARGEST_BRIEF } from '../../domain/constants.ts';
import { jsonOrNull } from '../../lib/json-or-null.ts';

const VERSION = '1';
const PREFIX = `#b=${VERSION}`;
/** Some applications cut links beyond this many characters. */
export const LONG_LINK = 6000;
/** Characters of a fragment that are read: more than the largest brief's if it hardly deflates. */
const LONGEST_HASH = 100_000;
/** Largest unpacked brief in bytes. */
const LARGEST_TEXT = 200_000;
/** Bytes to unpack at once: they may inflate a thousandfold. */
const STEP = 512;

/** Packs a brief as `#b=1…`. */
export async function toBriefHash({
  title,
  client,
  from,
  to,
  order,
  notes,
}: Brief): Promise<string> {
  const talents = order.map((id) => (notes[id] === undefined ? id : [id, notes[id]]));
  return PREFIX + toBase64Url(await deflate(JSON.stringify([title, client, from, to, ...talents])));
}

/** `#ids=12,34&t=Ver%C3%A3o`: short enough for a printed code. */
export function toIdsHash(ids: readonly string[], title: string): string {
  return `#ids=${ids.slice(0, LARGEST_BRIEF).join(',')}${title === '' ? '' : `&t=${encodeURIComponent(title)}`}`;
}

/** Reads the brief of a hash: empty if damaged, `null` if the hash holds none. Never throws. */
export async function readBriefHash(hash: string): Promise<Brief | null> {
  if (hash.length > LONGEST_HASH)
    return hash.startsWith('#b=') || hash.startsWith('#ids=') ? EMPTY_BRIEF : null;
  if (hash.startsWith('#b='))
    return hash.startsWith(PREFIX)
      ? toReadBrief(await inflate(hash.slice(PREFIX.length)))
      : EMPTY_BRIEF;
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const ids = fields.get('ids');
  if (ids === null) return null;
  return {
    ...EMPTY_BRIEF,
    title: toLine(fields.get('t'), BRIEF_LINE_LENGTH),
    order: toIds(ids.split(',', 2 * LARGEST_BRIEF).map((id) => id.trim())),
  };
}

function toReadBrief(text: string | null): Brief {
  const value = text === null ? null : jsonOrNull(text);
  if (!Array.isArray(value)) return EMPTY_BRIEF;
  const [title, client, from, to, ...talents] = value as readonly unknown[];
  const pairs = talents
    .slice(0, LARGEST_BRIEF)
    .map((talent) => (Array.isArray(talent) ? (talent as readonly unknown[]) : [talent]));
  const notes = pairs.filter(([id, note]) => typeof id === 'string' && typeof note === 'string');
  return toBrief({
    title,
    client,
    from,
    to,
    order: pairs.map(([id]) => id),
    notes: Object.fromEntries(notes) as unknown,
  });
}

/** Most columns of polaroids side by side. */
export const MOST_SIDES = 3;

/** `#lado=12,34`: the talents whose polaroids stand side by side. */
export function toSideHash(ids: readonly string[]): string {
  return `#lado=${ids.slice(0, MOST_SIDES).join(',')}`;
}

/** Reads the ids of such a hash; `null` for any other. */
export function readSideHash(hash: string): readonly string[] | null {
  const [, ids] = /^#lado=([\d,]{1,100})$/.exec(hash) ?? [];
  return ids === undefined ? null : toIds(ids.split(',')).slice(0, MOST_SIDES);
}

async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Unpacks a text; `null` if it is damaged or too long for a brief. */
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
      if (size > LARGEST_TEXT) return null;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}

/** Feeds bytes in steps on demand, so that unpacking can stop before it fills the memory. */
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
