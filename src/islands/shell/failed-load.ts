/** A deploy may have replaced a chunk: the page reloads, once per period. Where that would lose
 * input (`data-unsaved`), the caller shows an error. */
import type { TextStorage } from '../../lib/browser-storage.ts';

const KEY = 'reloadedAt';
const PERIOD_MS = 60_000;

export function claimReload(storage: TextStorage): boolean {
  const elapsed = Date.now() - Number(storage.read(KEY) ?? Number.NEGATIVE_INFINITY);
  // A clock that was set back must not block reloads.
  if (elapsed >= 0 && elapsed < PERIOD_MS) return false;
  // An unrecorded reload could repeat for ever.
  return storage.write(KEY, String(Date.now()));
}

const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isFailedLoad(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message);
}

/** Returning `true` keeps the failure out of the console. */
export function watchFailedLoads(onFailure: () => boolean): void {
  const onLoadError = (event: Event, error: unknown) => {
    if (isFailedLoad(error) && onFailure()) event.preventDefault();
  };
  // Not prevented: the import must reject for its caller.
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
    { capture: true },
  );
}
