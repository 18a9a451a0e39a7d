import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress, type ProgressState } from '../../../../src/islands/shell/progress-bar.ts';

const TIMES = { throttle: 200, hide: 500, limit: 30_000 };

function aProgress() {
  const shown: ProgressState[] = [];
  return { shown, progress: createProgress(TIMES, (state) => shown.push(state)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the bar of a navigation shows nothing within the first 200 ms', () => {
  const { shown, progress } = aProgress();
  progress.start();
  vi.advanceTimersByTime(199);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['running']);
});

it('the bar of a navigation stays for 500 ms after the page has arrived', () => {
  const { shown, progress } = aProgress();
  progress.arrive();
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(['arrived']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['arrived', 'idle']);
});

it('the bar of a navigation fails when the page has not come after 30 seconds', () => {
  const { shown, progress } = aProgress();
  progress.start();
  vi.advanceTimersByTime(29_999);
  expect(progress.state()).toBe('running');
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['running', 'failed']);
});

it('the bar of a navigation begins anew with every navigation, after a failure too', () => {
  const { shown, progress } = aProgress();
  progress.start();
  vi.advanceTimersByTime(150);
  progress.start();
  vi.advanceTimersByTime(150);
  expect(shown).toEqual([]);
  progress.fail();
  progress.start();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(['failed', 'idle', 'running']);
});

it('the bar of a navigation forgets what it waited for when the page is shown again', () => {
  const { shown, progress } = aProgress();
  progress.start();
  progress.reset();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
  expect(progress.state()).toBe('idle');
});
