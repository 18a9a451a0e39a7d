import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readAddress, writeAddress } from './listing-address.ts';
import { NO_FILTER, withQuery, type Filter } from './filter.ts';

export type Step = 'push' | 'replace';

const RESTED_AFTER_MS = 50;

const SKIP_LINK = /^#(?:main|talents)$/;

export function useFilter(initials: string, field: RefObject<HTMLInputElement | null>) {
  /** `null` until the address has been read. */
  const [filter, setFilter] = useState<Filter | null>(null);
  const latest = useRef(NO_FILTER);

  const control = useMemo(() => {
    let timer = 0;
    const waiting: { filter: Filter; readonly step: Step }[] = [];
    const apply = (next: Filter) => {
      latest.current = next;
      if (field.current !== null && field.current.value !== next.query)
        field.current.value = next.query;
      setFilter(next);
    };
    const write = () => {
      for (const { filter: next, step } of waiting.splice(0)) {
        const hash = writeAddress(next);
        if (hash !== location.hash)
          history[`${step}State`](null, '', location.pathname + location.search + hash);
      }
    };
    // The address waits for rest: it takes a slow phone time, and browsers refuse frequent changes.
    const keep = (next: Filter, step: Step) => {
      apply(next);
      const last = waiting.at(-1);
      if (step === 'replace' && last) last.filter = next;
      else waiting.push({ filter: next, step });
      clearTimeout(timer);
      timer = window.setTimeout(write, RESTED_AFTER_MS);
    };
    return {
      read: (initials: string) => {
        waiting.length = 0;
        apply(readAddress(location.hash, initials));
      },
      change: (part: Partial<Filter>, step: Step) => keep({ ...latest.current, ...part }, step),
      type: (query: string) => keep(withQuery(latest.current, query), 'replace'),
    };
  }, [field]);

  useEffect(() => {
    const follow = () => {
      if (!SKIP_LINK.test(location.hash)) control.read(initials);
    };
    const typed = field.current?.value ?? '';
    control.read(initials);
    // The browser restored the field, or somebody typed before the script ran.
    if (typed !== '' && typed !== latest.current.query) control.type(typed);
    window.addEventListener('popstate', follow);
  }, [initials, field, control]);

  return { filter, change: control.change, type: control.type };
}
