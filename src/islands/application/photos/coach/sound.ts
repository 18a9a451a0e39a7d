/** The audible countdown. A silent device counts without it. */

export interface Sound {
  /** A short tone; the picture's is higher. */
  readonly beep: (tone: 'count' | 'shot') => void;
  readonly close: () => void;
}

const TONES = {
  count: { hertz: 660, seconds: 0.09 },
  shot: { hertz: 1320, seconds: 0.28 },
} as const;
const LOUDNESS = 0.25;

/** Call this from a press: browsers stay silent otherwise. */
export function openSound(): Sound {
  const context = typeof AudioContext === 'function' ? new AudioContext() : null;
  return {
    beep: (tone) => {
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
