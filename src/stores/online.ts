/** Whether the browser has a network. Forms also read it at build time. */
import { atom } from 'nanostores';

const inBrowser = typeof window !== 'undefined';

export const $online = atom(!inBrowser || navigator.onLine);

if (inBrowser) {
  for (const event of ['online', 'offline'])
    window.addEventListener(event, () => $online.set(navigator.onLine));
}
