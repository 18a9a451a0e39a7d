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
    draftKey: 'scouted-draft-models',
    photosKey: 'scouted-photos-models',
  },
  face: {
    kind: 'getScoutedAmazingFace',
    draftKey: 'scouted-draft-face',
    photosKey: 'scouted-photos-face',
  },
} as const satisfies Record<string, { kind: EntryKind; draftKey: string; photosKey: string }>;
export type Programme = keyof typeof PROGRAMMES;

export function isMessage(kind: EntryKind): boolean {
  return FORM_OF_KIND[kind] === 'message';
}

export function entryPath(kind: EntryKind): string {
  return `/api/entry/${kind}`;
}

export const HONEYPOT = 'website';
