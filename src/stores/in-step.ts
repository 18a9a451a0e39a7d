export function keepInStep(key: string, store: { reload(): void }): void {
  // A page that is rendered at build time has no other tabs.
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    // Clearing the storage names no key.
    if (event.key === key || event.key === null) store.reload();
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) store.reload();
  });
}
