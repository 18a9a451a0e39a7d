/**
 * If a chunk does not load, a newer deploy has usually replaced it: the page reloads, at most once
 * per period, so that a missing chunk causes no endless reloads. With a `data-unsaved` element a
 * reload would lose input, so the caller shows an error instead. Files below `/_astro/` are cached
 * for a year, and so are their 404s, because header rules ignore the status: a visitor during a
 * release would keep the 404 through every reload. So missing chunks are first fetched past the
 * cache, which updates it.
 */
import type { TextStorage } from '../../lib/browser-storage.ts';

export interface ReloadGuard {
  /** Tells whether the page may reload now, and records it. */
  claim(): boolean;
}

const KEY = 'reloadedAt';

/** `period` in milliseconds, `now` in milliseconds since the epoch. */
export function createReloadGuard(
  storage: TextStorage,
  period: number,
  now: () => number,
): ReloadGuard {
  return {
    claim() {
      const last = Number(storage.read(KEY) ?? Number.NEGATIVE_INFINITY);
      const elapsed = now() - last;
      // A clock that was set back must not block reloads.
      if (elapsed >= 0 && elapsed < period) return false;
      // Reloading erases what only this page remembers, so storing must succeed.
      return storage.write(KEY, String(now()));
    },
  };
}

/** The build's folder of hashed files. */
const PARTS = '/_astro/';

/** Collects chunks that failed, also before the call; the returned function lists them. */
export function watchFailedChunks(): () => readonly string[] {
  const missing = new Set<string>();
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      // Older browsers hide the status; there every chunk counts, because fetching again does no
      // harm.
      const isFine = entry instanceof PerformanceResourceTiming && entry.responseStatus < 400;
      if (!isFine && entry.name.startsWith(location.origin + PARTS)) missing.add(entry.name);
    }
  };
  // Observe instead of reading the page's list, which ends at 250 entries: a long listing has more
  // pictures.
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    note(observer.takeRecords());
    return [...missing];
  };
}

/** Fetches chunks past the cache; resolves once all have loaded or failed. `limit` in
 * milliseconds. */
export async function refetchBypassingCache(
  parts: readonly string[],
  limit: number,
): Promise<void> {
  await Promise.allSettled(
    parts.map(async (part) => {
      const answer = await fetch(part, { cache: 'reload', signal: AbortSignal.timeout(limit) });
      // The cache holds a file after its last byte.
      await answer.arrayBuffer();
    }),
  );
}

const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Tells whether an error is a failed load of the browser or the bundler. */
export function isFailedLoad(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message);
}

/** Calls back whenever a chunk fails to load; returning `true` keeps the failure out of the
 * console. */
export function watchFailedLoads(onFailure: () => boolean): void {
  const onLoadError = (event: Event, error: unknown) => {
    if (isFailedLoad(error) && onFailure()) event.preventDefault();
  };
  // No `preventDefault`: the import must reject for its caller.
  window.addEventListener('vite:preloadError', onFailure);
  window.addEventListener('unhandledrejection', (event) => onLoadError(event, event.reason));
  window.addEventListener('astro:hydration-error', (event) => {
    if (event instanceof CustomEvent)
      onLoadError(event, (event.detail as { readonly error?: unknown } | null)?.error);
  });
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && event.target.src.startsWith(location.origin))
        onFailure();
    },
    // Errors of elements do not bubble.
    { capture: true },
  );
}
