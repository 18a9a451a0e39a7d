/** Whether the browser has a network, which does not mean that the site can be reached. */
import { atom } from 'nanostores';

export const $online = atom(navigator.onLine);

for (const event of ['online', 'offline']) {
  window.addEventListener(event, () => {
    $online.set(navigator.onLine);
  });
}
