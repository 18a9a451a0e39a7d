/** Whether the browser has a network. Says nothing of whether the site can be reached through it. */
import { atom } from 'nanostores';

export const $online = atom(navigator.onLine);

for (const event of ['online', 'offline']) {
  window.addEventListener(event, () => {
    $online.set(navigator.onLine);
  });
}
