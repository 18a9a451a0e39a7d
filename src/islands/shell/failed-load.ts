/**
 * A chunk that cannot be loaded has most often been replaced by a newer deploy: the page is reloaded, at most once per period, so that a
 * chunk that is really missing does not cause endless reloads. With a `data-unsaved` element on the page a reload would lose input: then
 * the caller shows an error instead.
 *
 * Files below `/_astro/` are cached for a year, and so are 404s, because header rules do not depend on the status: a visitor in the middle
 * of a release would keep the 404 through every reload. So missing chunks are first fetched with the cache bypassed, which replaces what
 * the cache holds.
 */
import type { TextStorage } from '../../lib/browser-storage.ts';

export interface ReloadGuard {
  /** Tells whether the page may be loaded anew now, and remembers that it is. */
  claim(): boolean;
}

const KEY = 'reloadedAt';

/** `period` in milliseconds, `now` in milliseconds since the epoch. */
export function createReloadGuard(storage: TextStorage, period: number, now: () => number): ReloadGuard {
  return {
    claim() {
      const last = Number(storage.read(KEY) ?? Number.NEGATIVE_INFINITY);
      const elapsed = now() - last;
      // A clock that was set back must not block reloads until it has caught up.
      if (elapsed >= 0 && elapsed < period) return false;
      // What only this page remembers is forgotten by reloading it.
      return storage.write(KEY, String(now()));
    },
  };
}

/** Where the build puts the files whose names carry a digest. */
const PARTS = '/_astro/';

/** Gathers the chunks that were answered with an error, also before the call; the returned function names them. */
export function watchFailedChunks(): () => readonly string[] {
  const missing = new Set<string>();
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      // Older browsers do not tell the status: there every part counts, because asking once more does no harm.
      const isFine = entry instanceof PerformanceResourceTiming && entry.responseStatus < 400;
      if (!isFine && entry.name.startsWith(location.origin + PARTS)) missing.add(entry.name);
    }
  };
  // Observed and not looked up: the list that a page keeps by itself ends at 250 entries, and a long listing has more pictures.
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    note(observer.takeRecords());
    return [...missing];
  };
}

/** Fetches chunks past the cache, and resolves once all have come or failed; `limit` in milliseconds. */
export async function refetchBypassingCache(parts: readonly string[], limit: number): Promise<void> {
  await Promise.allSettled(
    parts.map(async (part) => {
      const answer = await fetch(part, { cache: 'reload', signal: AbortSignal.timeout(limit) });
      // The cache has a file once its last byte is here.
      await answer.arrayBuffer();
    }),
  );
}

const MESSAGES = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Tells whether an error is the browser's or the bundler's word for a part that did not load. */
export function isFailedLoad(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message);
}

/** Calls back whenever a part of the page's program fails to load; an answer of `true` keeps the failure out of the console. */
export function watchFailedLoads(onFailure: () => boolean): void {
  const onLoadError = (event: Event, error: unknown) => {
    if (isFailedLoad(error) && onFailure()) event.preventDefault();
  };
  // No `preventDefault`: the import has to reject, so that its caller learns of the failure.
  window.addEventListener('vite:preloadError', onFailure);
  window.addEventListener('unhandledrejection', (event) => onLoadError(event, event.reason));
  window.addEventListener('astro:hydration-error', (event) => {
    if (event instanceof CustomEvent) onLoadError(event, (event.detail as { readonly error?: unknown } | null)?.error);
  });
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && event.target.src.startsWith(location.origin)) onFailure();
    },
    // Errors of elements do not bubble.
    { capture: true },
  );
}
