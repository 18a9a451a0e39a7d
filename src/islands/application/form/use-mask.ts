import type * as library from 'maska';
import { useEffect, useEffectEvent, type RefObject } from 'react';

export type Maska = typeof library;

interface Shape {
  readonly mask: string | ((text: string) => string);
  readonly preProcess: (text: string) => string;
  readonly onText: (text: string) => void;
}

export function useMask(
  input: RefObject<HTMLInputElement | null>,
  maska: Maska | null,
  { mask, preProcess, onText }: Shape,
): void {
  const prepare = useEffectEvent(preProcess);
  const report = useEffectEvent(onText);
  useEffect(() => {
    if (maska === null || input.current === null) return;
    const shaped = new maska.MaskInput(input.current, {
      mask,
      preProcess: (text) => prepare(text),
      onMaska: ({ masked }) => report(masked),
    });
    return () => shaped.destroy();
  }, [input, maska, mask]);
}
