import type * as maska from 'maska';
import { useEffect, useEffectEvent, type RefObject } from 'react';

export type Mask = typeof maska;

interface Shape {
  readonly mask: string | ((text: string) => string);
  readonly preProcess: (text: string) => string;
  readonly onText: (text: string) => void;
}

export function useMask(
  input: RefObject<HTMLInputElement | null>,
  library: Mask | null,
  { mask, preProcess, onText }: Shape,
): void {
  const prepare = useEffectEvent(preProcess);
  const tell = useEffectEvent(onText);
  useEffect(() => {
    if (library === null || input.current === null) return;
    const shaped = new library.MaskInput(input.current, {
      mask,
      preProcess: (text) => prepare(text),
      onMaska: ({ masked }) => tell(masked),
    });
    return () => shaped.destroy();
  }, [input, library, mask]);
}
