import { MaskInput } from 'maska';
import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Options {
  readonly mask: string;
  readonly before: (text: string) => string;
  /** Gets every masked text; the field's own change event does not report it. */
  readonly onMasked: (text: string) => void;
}

/** Applies a mask to a text field. */
export function useMask(
  input: RefObject<HTMLInputElement | null>,
  { mask, before, onMasked }: Options,
): void {
  const shape = useEffectEvent(before);
  const tell = useEffectEvent(onMasked);
  useEffect(() => {
    if (input.current === null) return;
    new MaskInput(input.current, {
      mask,
      preProcess: (text) => shape(text),
      onMaska: ({ masked: text }) => tell(text),
    });
  }, [input, mask]);
}
