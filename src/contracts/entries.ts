/** The entries that forms send: their names, their addresses and their limits. */

export const ENTRIES = ['contact', 'getScouted', 'getScoutedAmazingFace'] as const;
export type Entry = (typeof ENTRIES)[number];

/** The entry of each programme's application form. */
export const PROGRAMME_ENTRIES = { models: 'getScouted', face: 'getScoutedAmazingFace' } as const satisfies Record<string, Entry>;

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
