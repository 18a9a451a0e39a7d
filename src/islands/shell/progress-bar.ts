/**
 * The states of the progress bar of a navigation, and their times. The caller draws the bar.
 *
 * A navigation shows nothing until `throttle` has passed. The next page replaces this one, so only failures and arrivals end the bar here.
 */

export type ProgressState = 'idle' | 'running' | 'arrived' | 'failed';

/** Milliseconds. */
export interface ProgressTimes {
  /** Navigations that take no longer than this show nothing. */
  readonly throttle: number;
  /** How long the bar stays after the page has arrived. */
  readonly hide: number;
  /** A page that is still not there counts as failed. */
  readonly limit: number;
}

export interface Progress {
  start(): void;
  /** The page that was asked for is here. */
  arrive(): void;
  fail(): void;
  reset(): void;
  state(): ProgressState;
}

/** `show` hears of every change of state. */
export function createProgress(times: ProgressTimes, show: (state: ProgressState) => void): Progress {
  let current: ProgressState = 'idle';
  let timers: ReturnType<typeof setTimeout>[] = [];

  function enter(state: ProgressState, ...next: (readonly [delay: number, run: () => void])[]): void {
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
