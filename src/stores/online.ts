/** Whether the browser has a network. Says nothing of whether the site can be reached through it. */
import { atom, onMount } from 'nanostores';

export const $online = atom(true);

onMount($online, () => {
  const update = () => {
    $online.set(navigator.onLine);
  };
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
});
