/** Milliseconds. */
export const PROGRESS_DELAY = 200;
export const PROGRESS_LIMIT = 30_000;
const PROGRESS_HIDE = 500;

export type ProgressState = 'idle' | 'running' | 'arrived' | 'failed';

export function createProgress(show: (state: ProgressState) => void) {
  let current: ProgressState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(state: ProgressState): void {
    clearTimeout(timer);
    if (state === current) return;
    current = state;
    show(state);
  }

  const fail = () => enter('failed');
  const reset = () => enter('idle');
  const run = () => {
    enter('running');
    timer = setTimeout(fail, PROGRESS_LIMIT - PROGRESS_DELAY);
  };
  return {
    start() {
      reset();
      timer = setTimeout(run, PROGRESS_DELAY);
    },
    arrive() {
      enter('arrived');
      timer = setTimeout(reset, PROGRESS_HIDE);
    },
    fail,
    reset,
    state: () => current,
  };
}
