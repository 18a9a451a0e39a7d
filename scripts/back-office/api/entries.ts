/** A repeated idempotency key gets the first answer and stores nothing. */
import * as v from 'valibot';
import { Problem } from '../http/answer.ts';
import { jsonText, readForm, wholeNumber } from '../http/body.ts';
import { param, post, type Call, type Route } from '../http/router.ts';
import {
  ENTRY_KINDS,
  isMessage,
  type Entry,
  type EntryKind,
  type EntryStore,
} from '../store/entries-store.ts';
import { GENDERS } from '../store/records.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const email = v.pipe(text, v.regex(/^[^\s@]+@[^\s@]+$/));
const PLACE = jsonText({ value: wholeNumber, label: v.string() });
const place = v.pipe(
  text,
  v.check((value) => v.is(PLACE, value)),
);
const photo = v.pipe(v.file(), v.mimeType(['image/jpeg']));

export const CONTACT = v.object({ name: text, email, phone: text, message: text });

export const SCOUTED = v.object({
  realname: text,
  email,
  phone: text,
  gender: v.picklist(GENDERS),
  birthdate: v.pipe(text, v.isoDate()),
  instagr: text,
  tiktok: text,
  country: place,
  id_state: v.optional(place),
  basedin: v.optional(place),
  height: text,
  jeans: text,
  note: v.optional(text),
});

export const PHOTOS = v.object({ image_1: photo, image_2: photo, image_3: photo, image_4: photo });

export function entryRoutes(entries: EntryStore): Route[] {
  async function receive({ request }: Call, kind: EntryKind): Promise<Response> {
    const idempotencyKey = request.headers.get('Idempotency-Key');
    const form = Object.fromEntries(await readForm(request));
    const known = () => entries.known(idempotencyKey);
    const store = async () => {
      const schema = isMessage(kind) ? CONTACT : SCOUTED;
      const fields = v.parse(schema, form) as Entry['fields'];
      const photos = new Map<string, Uint8Array>();
      if (!isMessage(kind))
        for (const [field, file] of Object.entries(v.parse(PHOTOS, form)))
          photos.set(field, await file.bytes());
      return entries.add({ kind, fields, photos, idempotencyKey });
    };
    // Another request may have stored it since the first look.
    return Response.json({ id: known() ?? (await store()) ?? known() }, { status: 201 });
  }
  return [
    post('/api/entry/:entry/send', (call) => {
      const kind = ENTRY_KINDS.find((known) => known === param(call, 'entry'));
      if (kind === undefined) throw new Problem(404, `There is no entry ${param(call, 'entry')}.`);
      return receive(call, kind);
    }),
    post('/api/contact/pt', (call) => receive(call, 'contact')),
    post('/api/get-scouted/pt', (call) => receive(call, 'getScouted')),
  ];
}
