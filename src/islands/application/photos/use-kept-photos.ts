import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PHOTO_FIELDS } from '../../../contracts/scouted-form.ts';
import { lazyPart } from '../../lazy-part.ts';
import type { KeptPhotos } from './kept-photos.ts';
import type { Slots } from './slot-types.ts';

interface Options {
  readonly database: string;
  /** Without a draft, stored photos belong to no form. */
  readonly hasDraft: boolean;
  readonly slots: Slots;
  readonly restore: (photos: KeptPhotos) => void;
}

export type Keeping = 'off' | 'on' | 'erased' | 'impossible';

export function useKeptPhotos({ database, hasDraft, slots, restore }: Options) {
  const [keeping, setKeeping] = useState<Keeping>('off');
  /** What the visitor wants, `unknown` until photos are read; `keeping`: what the device did. */
  const wish = useRef<'unknown' | 'yes' | 'no'>(hasDraft ? 'unknown' : 'no');
  const open = () => load(database);

  const store = async () => {
    const ready = PHOTO_FIELDS.flatMap((field) =>
      slots[field].kind === 'ready' ? [[field, slots[field]] as const] : [],
    );
    try {
      await (await open()).keep(Object.fromEntries(ready));
      setKeeping('on');
    } catch {
      setKeeping('impossible');
    }
  };
  const keep = () => {
    wish.current = 'yes';
    void store();
  };
  const eraseKept = async (noticeAfter: Keeping = 'erased') => {
    if (wish.current === 'no') {
      // `off`: discarding says nothing, and takes back an earlier `erased`.
      if (noticeAfter === 'off') setKeeping('off');
      return;
    }
    wish.current = 'no';
    try {
      await (await open()).clear();
    } catch {
      deleteDatabase(database);
    }
    setKeeping(noticeAfter);
  };

  const bringBack = useEffectEvent(async () => {
    if (!hasDraft) {
      deleteDatabase(database);
      return;
    }
    const photos = await (await open()).read();
    if (wish.current !== 'unknown') return;
    wish.current = Object.keys(photos).length > 0 ? 'yes' : 'no';
    if (wish.current === 'no') return;
    restore(photos);
    setKeeping('on');
  });
  useEffect(() => {
    bringBack().catch(() => undefined);
  }, []);
  const keepChanged = useEffectEvent(() => {
    if (wish.current === 'yes') void store();
  });
  useEffect(() => keepChanged(), [slots]);

  return { keeping, keep, eraseKept };
}

const loadStore = lazyPart(() => import('./kept-photos.ts'), { knownBy: 'openKeptPhotos' });

async function load(database: string) {
  const part = await loadStore();
  if (part === null) throw new Error('The code that keeps photos did not come.');
  return part.openKeptPhotos(database);
}

function deleteDatabase(database: string): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Browsers without storage throw here.
  }
}
