import { expect, it, vi } from 'vitest';
import { followArrows } from '../../../src/islands/arrow-keys.ts';

it.each([
  ['ArrowRight', {}, 2],
  ['ArrowLeft', {}, 0],
  ['ArrowUp', {}, 1],
  ...(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const).map(
    (held) => ['ArrowLeft', { [held]: true }, 1] as const,
  ),
] as const)(
  '%s with %o leads from the second of three elements to the one at place %i',
  (key, held, place) => {
    let focused = 1;
    const row = [0, 1, 2].map((index) => ({
      contains: () => index === focused,
      querySelector: () => null,
      focus: () => (focused = index),
    }));
    vi.stubGlobal('document', { activeElement: null });
    const preventDefault = vi.fn();
    const event = {
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      preventDefault,
      ...held,
    };
    followArrows(event, row as unknown as HTMLElement[]);
    expect(focused).toBe(place);
    expect(preventDefault).toHaveBeenCalledTimes(place === 1 ? 0 : 1);
  },
);
