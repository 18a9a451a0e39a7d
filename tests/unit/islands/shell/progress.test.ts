import { beforeEach, expect, it, vi } from 'vitest';
import { createProgress, type ProgressState } from '../../../../src/islands/shell/progress-bar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** What happens to the bar: milliseconds go by, or it is told something. */
type Step = number | 'start' | 'arrive' | 'fail' | 'reset';

it.each<[what: string, steps: readonly Step[], shown: readonly ProgressState[]]>([
  ['shows nothing within the first 200 ms', ['start', 199], []],
  ['runs after 200 ms', ['start', 200], ['running']],
  ['stays for 500 ms after the page has arrived', ['arrive', 499], ['arrived']],
  ['goes 500 ms after the page has arrived', ['arrive', 500], ['arrived', 'idle']],
  ['runs for 30 seconds', ['start', 29_999], ['running']],
  ['fails when the page has not come after 30 seconds', ['start', 30_000], ['running', 'failed']],
  ['begins anew with every navigation', ['start', 150, 'start', 150], []],
  ['goes on after a failure', ['start', 150, 'fail', 'start', 200], ['failed', 'idle', 'running']],
  ['forgets what it waited for when the page is shown again', ['start', 'reset', 60_000], []],
])('the bar of a navigation %s', (_, steps, expected) => {
  const shown: ProgressState[] = [];
  const progress = createProgress((state) => shown.push(state));
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else progress[step]();
  }
  expect([shown, progress.state()]).toEqual([expected, expected.at(-1) ?? 'idle']);
});
