import { useEffect } from 'react';

/** Keeps the screen on meanwhile, where the browser can: nobody touches a telephone that stands across the room. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, []);
}
