import { useEffect, useEffectEvent, useRef, useState } from 'react';

const SECOND_MS = 1000;

export function useCountdown(onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const sound = useRef<ReturnType<typeof openSound>>(null);
  const stop = () => {
    sound.current?.close();
    sound.current = null;
    setSecondsLeft(null);
  };
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (secondsLeft === null) return;
    sound.current?.beep(secondsLeft === 0 ? 'shot' : 'count');
    if (secondsLeft === 0) {
      setSecondsLeft(null);
      end();
      return;
    }
    const timer = setTimeout(setSecondsLeft, SECOND_MS, secondsLeft - 1);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  useEffect(() => stop, []);
  return {
    secondsLeft,
    stop,
    start: (seconds: number) => {
      sound.current ??= openSound();
      setSecondsLeft(seconds);
    },
  };
}

const TONES = {
  count: { hertz: 660, seconds: 0.09 },
  shot: { hertz: 1320, seconds: 0.28 },
} as const;
const LOUDNESS = 0.25;

/** Browsers stay silent unless a press opens the sound. */
function openSound() {
  const context = typeof AudioContext === 'function' ? new AudioContext() : null;
  return {
    beep: (tone: keyof typeof TONES) => {
      if (context === null) return;
      const { hertz, seconds } = TONES[tone];
      const oscillator = new OscillatorNode(context, { frequency: hertz });
      const gain = new GainNode(context, { gain: LOUDNESS });
      oscillator.connect(gain).connect(context.destination);
      // Without the fade the tone would click.
      gain.gain.setTargetAtTime(0, context.currentTime + seconds * 0.6, seconds / 6);
      oscillator.start();
      oscillator.stop(context.currentTime + seconds);
    },
    close: () => void context?.close(),
  };
}
