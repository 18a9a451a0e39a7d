/** Loads a part of the program on first use, so that the page opens without it. */
import { useRef, useState } from 'react';

export function usePart<Part>(importPart: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<Part | null>(null);
  const loading = useRef<Promise<Part | null> | null>(null);
  /** Resolves to the part, or to `null` if it did not load; the next call tries again. */
  const load = (): Promise<Part | null> =>
    (loading.current ??= importPart().then(
      (part) => {
        setLoaded(part);
        return part;
      },
      () => (loading.current = null),
    ));
  return { loaded, load };
}
