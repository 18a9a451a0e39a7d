/** The entries that forms send: their names, their addresses and their limits. */

/** Where a form's post goes: each of the panel's entries, and what it takes. */
const TAKES = { contact: 'message', getScouted: 'application', getScoutedAmazingFace: 'application' } as const;

export type Entry = keyof typeof TAKES;
export const ENTRIES = Object.keys(TAKES) as readonly Entry[];

/** The entry of a message, and of a message with a selection. */
export const MESSAGE_ENTRIES = { message: 'contact', selection: 'contact' } as const satisfies Record<string, Entry>;

/** The entry of each programme's application form. */
export const PROGRAMME_ENTRIES = { models: 'getScouted', face: 'getScoutedAmazingFace' } as const satisfies Record<string, Entry>;

/** Tells a message to the agency from an application. */
export function isMessage(entry: Entry): boolean {
  return TAKES[entry] === 'message';
}

/** Where an entry is sent, as `multipart/form-data`. */
export function entryPath(entry: Entry): string {
  return `/api/entry/${entry}`;
}

const MEGABYTE = 1_000_000;

/** Bytes of one photo. */
export const PHOTO_BYTES = 1.5 * MEGABYTE;
/** Bytes of a whole post: its photos, its fields and what frames them. */
export const BODY_BYTES = 4.5 * MEGABYTE;
/** Bytes that four photos may have together, which leaves room for the other fields. */
export const PHOTOS_BYTES = 4 * MEGABYTE;
/** Longest edge of a photo that is taken, in pixels. */
export const PHOTO_EDGE = 4096;

/** Milliseconds that a person needs at least to fill in a form. */
export const SHORTEST_FILL = 2000;

/** Characters of a message to the agency. */
export const MESSAGE_LIMIT = 5000;

/** The honeypot field, which people do not see. */
export const HONEYPOT = 'website';
