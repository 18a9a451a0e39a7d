import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { CardTalent } from '../../domain/card-talent.ts';
import { texts } from '../../stores/selection-texts.ts';

/** Moves people in the own order; `moved` says where the last one stands. */
export function useMoves(
  list: RefObject<HTMLOListElement | null>,
  people: readonly CardTalent[],
  words: string,
) {
  const [moved, setMoved] = useState('');
  const last = useRef<{ readonly id: string; readonly step: number } | null>(null);
  // A browser takes the focus from what moves in the page.
  useLayoutEffect(() => {
    if (last.current === null) return;
    const { id, step } = last.current;
    list.current
      ?.querySelector<HTMLElement>(`[data-talent="${id}"] [data-step="${String(step)}"]`)
      ?.focus();
    last.current = null;
  }, [list, people]);

  function move({ id, name }: CardTalent, step: -1 | 1): void {
    const order = people.map((person) => person.id);
    const from = order.indexOf(id);
    const to = from + step;
    if (to < 0 || to >= order.length) return;
    order.splice(to, 0, ...order.splice(from, 1));
    last.current = { id, step };
    texts.change((all) => ({ ...all, order }));
    setMoved(fill(words, { name, n: to + 1, total: order.length }));
  }
  return { moved, move };
}
