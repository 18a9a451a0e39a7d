/** This visitor's brief, in step with the browser's storage and with other tabs. */
import { toTextStorage } from '../lib/storage.ts';
import { BRIEF_KEY, createBrief } from './brief-store.ts';

export const brief = createBrief(toTextStorage(() => window.localStorage));

window.addEventListener('storage', (event) => {
  // Clearing the whole storage names no key.
  if (event.key === BRIEF_KEY || event.key === null) brief.reload();
});
// A page in the back/forward cache gets no storage events.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) brief.reload();
});
