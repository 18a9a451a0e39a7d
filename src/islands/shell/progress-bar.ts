/** States and times of a navigation's progress bar: hidden before `throttle`; ends on failure or
 * arrival. */

export type ProgressState = 'idle' | 'running' | 'arrived' | 'failed';

/** Milliseconds. */
export interface ProgressTimes {
  /** Faster navigations show nothing. */
  readonly throttle: number;
  /** How long the bar stays after arrival. */
  readonly hide: number;
  /** A slower page counts as failed. */
  readonly limit: number;
}

export interface Progress {
  start(): void;
  arrive(): void;
  fail(): void;
  reset(): void;
  state(): ProgressState;
}

/** `show` gets every change of state. */
export function createProgress(
  times: ProgressTimes,
  show: (state: ProgressState) => void,
): Progress {
  let current: ProgressState = 'idle';
  let timers: ReturnType<typeof setTimeout>[] = [];

  function enter(
    state: ProgressState,
    ...next: (readonly [delay: number, run: () => void])[]
  ): void {
    for (const timer of timers) clearTimeout(timer);
    timers = next.map(([delay, run]) => setTimeout(run, delay));
    if (state === current) return;
    current = state;
    show(state);
  }

  const fail = () => enter('failed');
  const reset = () => enter('idle');
  return {
    start() {
      const run = () => enter('running', [times.limit - times.throttle, fail]);
      enter('idle', [times.throttle, run]);
    },
    arrive() {
      enter('arrived', [times.hide, reset]);
    },
    fail,
    reset,
    state: () => current,
  };
}
