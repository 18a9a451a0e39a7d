/** The countdown as it is heard across a room. A device that makes no sound counts in silence. */

export interface Sound {
  /** A short tone; the higher one for the picture itself. */
  readonly beep: (tone: 'count' | 'shot') => void;
  readonly close: () => void;
}

const TONES = { count: { hertz: 660, seconds: 0.09 }, shot: { hertz: 1320, seconds: 0.28 } } as const;
const LOUDNESS = 0.25;

/** To be called by a press, without which browsers stay silent. */
export function openSound(): Sound {
  const context = typeof AudioContext === 'function' ? new AudioContext() : null;
  return {
    beep: (tone) => {
      if (context === null) return;
      const { hertz, seconds } = TONES[tone];
      const oscillator = new OscillatorNode(context, { frequency: hertz });
      const gain = new GainNode(context, { gain: LOUDNESS });
      oscillator.connect(gain).connect(context.destination);
      // Without the fall it would click.
      gain.gain.setTargetAtTime(0, context.currentTime + seconds * 0.6, seconds / 6);
      oscillator.start();
      oscillator.stop(context.currentTime + seconds);
    },
    close: () => void context?.close(),
  };
}
