/** Keeps an application's photos on the device, only when the applicant asks for it, and brings them back with the draft. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PHOTO_FIELDS } from '../../contracts/scouted-form.ts';
import type { KeptPhotos } from './photos/kept-photos.ts';
import type { Slots } from './use-photos.ts';

interface Options {
  /** Name of the browser's database. */
  readonly database: string;
  /** A draft of the same application is on the device: photos without one belong to nothing. */
  readonly hasDraft: boolean;
  readonly slots: Slots;
  readonly restore: (photos: KeptPhotos) => void;
}

/** `impossible`: the browser stores nothing, or has no room. */
export type Keeping = 'off' | 'on' | 'erased' | 'impossible';

export function useKeptPhotos({ database, hasDraft, slots, restore }: Options) {
  const [keeping, setKeeping] = useState<Keeping>('off');
  const opened = useRef<ReturnType<typeof load> | null>(null);
  const open = () => (opened.current ??= load(database));

  const keep = async () => {
    setKeeping('on');
    const ready = PHOTO_FIELDS.flatMap((field) => (slots[field].kind === 'ready' ? [[field, slots[field]] as const] : []));
    try {
      await (await open()).keep(Object.fromEntries(ready), Date.now());
    } catch {
      opened.current = null;
      setKeeping('impossible');
    }
  };
  const forget = async () => {
    if (keeping !== 'on') return;
    setKeeping('erased');
    await (await open()).forget();
  };

  const bringBack = useEffectEvent(async () => {
    if (!hasDraft) {
      erase(database);
      return;
    }
    const photos = await (await open()).read(Date.now());
    if (Object.keys(photos).length === 0) return;
    restore(photos);
    setKeeping('on');
  });
  useEffect(() => {
    bringBack().catch(() => undefined);
  }, []);
  const keepChanged = useEffectEvent(() => {
    if (keeping === 'on') void keep();
  });
  useEffect(() => keepChanged(), [slots]);

  return { keeping, keep, forget };
}

const load = async (database: string) => (await import('./photos/kept-photos.ts')).openKeptPhotos(database);

function erase(database: string): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Browsers that keep nothing throw here.
  }
}
