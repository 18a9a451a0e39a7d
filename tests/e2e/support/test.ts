/**
 * The base of every browser test: it knows the site's address and fails on console errors. It
 * routes no request, because a page with a route has no cache.
 */
import { test as base, expect } from '@playwright/test';
import { START_LIMIT_MS, startStack } from './global-setup.ts';

interface Fixtures {
  readonly expectedErrors: RegExp[];
}

/** Chromium reports a page that came too late for its transition. */
const LATE_TRANSITION = /^Transition was aborted/;

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_SITE_URL']);
  },
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    const expected = [LATE_TRANSITION, ...expectedErrors];
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

/** The second agency's site and desk, one for all tests of a group. */
export function openSecondAgency() {
  const stack = { site: '', backOffice: '', stop: () => Promise.resolve() };
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    Object.assign(stack, await startStack('--second'));
  });
  test.afterAll(() => stack.stop());
  return stack;
}

export { expect };
