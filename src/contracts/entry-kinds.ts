const FORM_OF_KIND = {
  contact: 'message',
  getScouted: 'application',
  getScoutedAmazingFace: 'application',
} as const;

export type EntryKind = keyof typeof FORM_OF_KIND;
export const ENTRY_KINDS = Object.keys(FORM_OF_KIND) as readonly EntryKind[];

export const PROGRAMMES = {
  models: {
    kind: 'getScouted',
    draft: 'scouted-draft-models',
    photos: 'scouted-photos-models',
  },
  face: {
    kind: 'getScoutedAmazingFace',
    draft: 'scouted-draft-face',
    photos: 'scouted-photos-face',
  },
} as const satisfies Record<string, { kind: EntryKind; draft: string; photos: string }>;
export type Programme = keyof typeof PROGRAMMES;

export function isMessage(kind: EntryKind): boolean {
  return FORM_OF_KIND[kind] === 'message';
}

export function entryPath(kind: EntryKind): string {
  return `/api/entry/${kind}`;
}

export const HONEYPOT = 'website';
