/** Rate limits of functions, counted as Netlify does: so many requests per window, address and domain. */
import type { Config } from '@netlify/functions';

type RateLimit = NonNullable<Config['rateLimit']>;

const WINDOWS_KEPT = 10_000;

/** Seconds until a further request is welcome; 0 where this one is. */
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
      if (windows.size >= WINDOWS_KEPT) forgetEnded(windows, time);
      window = { endsAt: time + limit.windowSize * 1000, count: 0 };
      windows.set(key, window);
    }
    window.count += 1;
    return window.count > limit.windowLimit ? Math.ceil((window.endsAt - time) / 1000) : 0;
  };
}

function forgetEnded(windows: Map<string, { readonly endsAt: number }>, time: number): void {
  for (const [key, window] of windows) if (window.endsAt <= time) windows.delete(key);
}
