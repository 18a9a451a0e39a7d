import { useEffect } from 'react';

/** Keeps the screen on where the browser can: nobody touches a phone across the room. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, []);
}
