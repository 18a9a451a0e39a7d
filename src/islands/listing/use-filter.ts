import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readAddress, writeAddress } from './listing-address.ts';
import { NO_FILTER, withQuery, type Filter } from './filter.ts';

export type Step = 'push' | 'replace';

const PAINTED_AFTER_MS = 50;

const SKIP_LINK = /^#(?:main|talents)$/;

export function useFilter(initials: string, field: RefObject<HTMLInputElement | null>) {
  /** `null` until the address has been read. */
  const [filter, setFilter] = useState<Filter | null>(null);
  const latest = useRef(NO_FILTER);
  /** After Back or Forward an address that still waits must not be written. */
  const historySteps = useRef(0);

  const control = useMemo(() => {
    const apply = (next: Filter) => {
      latest.current = next;
      if (field.current !== null && field.current.value !== next.query)
        field.current.value = next.query;
      setFilter(next);
    };
    const keep = (next: Filter, step: Step) => {
      apply(next);
      // The address waits for painting: it takes a slow phone time, and browsers refuse frequent
      // changes.
      const { current } = historySteps;
      setTimeout(() => {
        const isOutdated = step === 'replace' && next !== latest.current;
        if (current !== historySteps.current || isOutdated) return;
        const hash = writeAddress(next);
        if (hash !== location.hash)
          history[`${step}State`](null, '', location.pathname + location.search + hash);
      }, PAINTED_AFTER_MS);
    };
    return {
      apply,
      change: (part: Partial<Filter>, step: Step) => keep({ ...latest.current, ...part }, step),
      type: (query: string) => keep(withQuery(latest.current, query), 'replace'),
    };
  }, [field]);

  useEffect(() => {
    const read = () => control.apply(readAddress(location.hash, initials));
    const follow = () => {
      if (SKIP_LINK.test(location.hash)) return;
      historySteps.current += 1;
      read();
    };
    const typed = field.current?.value ?? '';
    read();
    // The browser restored the field, or somebody typed before the script ran.
    if (typed !== '' && typed !== latest.current.query) control.type(typed);
    window.addEventListener('popstate', follow);
  }, [initials, field, control]);

  return { filter, change: control.change, type: control.type };
}
