const FORM_OF_KIND = {
  contact: 'message',
  getScouted: 'application',
  getScoutedAmazingFace: 'application',
} as const;

export type EntryKind = keyof typeof FORM_OF_KIND;
export const ENTRY_KINDS = Object.keys(FORM_OF_KIND) as readonly EntryKind[];

export const PROGRAMMES = {
  models: {
    entry: 'getScouted',
    draft: 'scouted-draft-models',
    photos: 'scouted-photos-models',
  },
  face: {
    entry: 'getScoutedAmazingFace',
    draft: 'scouted-draft-face',
    photos: 'scouted-photos-face',
  },
} as const satisfies Record<string, { entry: EntryKind; draft: string; photos: string }>;
export type Programme = keyof typeof PROGRAMMES;

export function isMessage(entry: EntryKind): boolean {
  return FORM_OF_KIND[entry] === 'message';
}

export function entryPath(entry: EntryKind): string {
  return `/api/entry/${entry}`;
}

export const HONEYPOT = 'website';
