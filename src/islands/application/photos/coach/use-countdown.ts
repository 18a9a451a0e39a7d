/** The timer: counts seconds on screen, in sound and in speech, then takes the picture. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openSound, type Sound } from './sound.ts';

const SECOND_MS = 1000;

/** `left` is `null` while no countdown runs. */
export function useCountdown(onEnd: () => void) {
  const [left, setLeft] = useState<number | null>(null);
  const sound = useRef<Sound | null>(null);
  const stop = () => {
    sound.current?.close();
    sound.current = null;
    setLeft(null);
  };
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === null) return;
    sound.current?.beep(left === 0 ? 'shot' : 'count');
    if (left === 0) {
      setLeft(null);
      end();
      return;
    }
    const timer = setTimeout(setLeft, SECOND_MS, left - 1);
    return () => clearTimeout(timer);
  }, [left]);
  useEffect(() => stop, []);
  return {
    left,
    stop,
    start: (seconds: number) => {
      sound.current = openSound();
      setLeft(seconds);
    },
  };
}
