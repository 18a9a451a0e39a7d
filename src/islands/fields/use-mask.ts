import { MaskInput } from 'maska';
import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Options {
  readonly mask: string;
  /** Shapes a text before the mask does. */
  readonly before: (text: string) => string;
  /** Called with every text that the mask made; the field's own change event does not tell of it. */
  readonly onMasked: (text: string) => void;
}

/** Keeps what is typed into a field in the form of a mask. */
export function useMask(input: RefObject<HTMLInputElement | null>, { mask, before, onMasked }: Options): void {
  const shape = useEffectEvent(before);
  const tell = useEffectEvent(onMasked);
  useEffect(() => {
    if (input.current === null) return;
    const masked = new MaskInput(input.current, {
      mask,
      preProcess: (text) => shape(text),
      onMaska: ({ masked: text }) => tell(text),
    });
    return () => masked.destroy();
  }, [input, mask]);
}
