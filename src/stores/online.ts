/** Whether the browser has a network, which does not mean that the site can be reached. Forms that read it are drawn at build time as well. */
import { atom } from 'nanostores';

const inBrowser = typeof window !== 'undefined';

export const $online = atom(!inBrowser || navigator.onLine);

if (inBrowser) {
  for (const event of ['online', 'offline']) window.addEventListener(event, () => $online.set(navigator.onLine));
}
