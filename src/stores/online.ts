/** Whether the browser has a network, which does not mean that the site can be reached. */
import { atom, onMount } from 'nanostores';

export const $online = atom(true);

onMount($online, () => {
  // Forms that read it are drawn at build time as well.
  if (typeof window === 'undefined') return;
  const read = () => $online.set(navigator.onLine);
  read();
  for (const event of ['online', 'offline']) window.addEventListener(event, read);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, read);
  };
});
