/** Rate limits of functions, counted as Netlify does: so many requests per window, address and
 * domain. */
import type { Config } from '@netlify/functions';

type RateLimit = NonNullable<Config['rateLimit']>;

const WINDOWS_KEPT = 10_000;

/** Seconds until another request is accepted; 0 if this one is. */
export type CountRequest = (name: string, limit: RateLimit, ip: string, host: string) => number;

/** `now` in milliseconds. */
export function createRateLimits(now: () => number): CountRequest {
  const windows = new Map<string, { readonly endsAt: number; count: number }>();

  return (name, limit, ip, host) => {
    const by = [limit.aggregateBy ?? 'domain'].flat();
    const key = [name, by.includes('ip') ? ip : '', by.includes('domain') ? host : ''].join(' ');
    const time = now();
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= time) {
      if (windows.size >= WINDOWS_KEPT)
        for (const [known, { endsAt }] of windows) if (endsAt <= time) windows.delete(known);
      window = { endsAt: time + limit.windowSize * 1000, count: 0 };
      windows.set(key, window);
    }
    window.count += 1;
    return window.count > limit.windowLimit ? Math.ceil((window.endsAt - time) / 1000) : 0;
  };
}
