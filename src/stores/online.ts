/** `onLine` is false with some VPNs and apps while the network works. */
import { atom } from 'nanostores';

export const $online = atom(true);

const LIMIT_MS = 3_000;

export async function checkOnline(): Promise<boolean> {
  const init = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  } as const;
  const online =
    navigator.onLine ||
    (await fetch(location.pathname, init).then(
      () => true,
      // The network may have come back meanwhile.
      (error: unknown) =>
        navigator.onLine || (error instanceof DOMException && error.name === 'TimeoutError'),
    ));
  $online.set(online);
  return online;
}

/** A module whose import failed comes only with a new page. */
export function reloadPageIfOnline(): void {
  void checkOnline().then((online) => {
    if (online) location.reload();
  });
}

if (typeof window !== 'undefined') {
  // The back/forward cache gets no network events.
  for (const event of ['online', 'offline', 'pageshow'])
    window.addEventListener(event, () => void checkOnline());
  void checkOnline();
}
