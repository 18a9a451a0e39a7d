/**
 * The browser tests. Each rule runs once, in Portuguese: on a phone; tagged `@desktop` on a desktop
 * instead, `@both` there as well. Each page is tried in English on a desktop, too (`@en`). Firefox
 * and WebKit run the main tasks of a phone, without those tagged `@chromium` (`npx playwright
 * test --project firefox`).
 */
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/checks/browser.ts';
import { COMPILED } from './tests/support/bare-env.ts';

// For the workers and the product under test.
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
// Chromium needs a UTF-8 locale for accents in names of downloads, which a bare Linux lacks.
process.env['LANG'] ??= 'C.UTF-8';

/** Chromium's simulated front and rear cameras, granted without asking. In all tests, because a
 * second browser costs every worker memory. */
const CAMERAS = [
  '--use-fake-device-for-media-stream=device-count=2',
  '--use-fake-ui-for-media-stream',
];
/** For Chromium only: other engines reject these arguments and need Playwright's builds. */
const launchOptions = { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS, ...CAMERAS] };
const OWN_BROWSER = { launchOptions: {} };
const MOST_USED =
  /\/(?:contact-form|early-presses|gallery-mode|home|listing|pages|profile|scouted-form|selection|shell)\.spec\.ts$/;

// A real phone's density would only multiply the pixels to paint.
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // More of them make each other wait, and a page's painting takes a core.
  workers: availableParallelism(),
  // A busy machine may stall a browser for seconds. The workflow counts a test that needs a second
  // try as failed.
  retries: 2,
  failOnFlakyTests: process.env['GITHUB_ACTIONS'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions, locale: 'pt-BR', screenshot: 'only-on-failure' },
  projects: [
    // First, because its longest tests start agencies of their own.
    { name: 'desktop', use: DESKTOP, grep: /@desktop\b|@both\b|@en\b/ },
    { name: 'phone-pt', use: PHONE, grepInvert: /@en\b|@desktop\b/ },
    {
      name: 'firefox',
      use: { ...devices['Desktop Firefox'], viewport: PHONE.viewport, ...OWN_BROWSER },
      testMatch: MOST_USED,
      grepInvert: /@en\b|@desktop\b|@chromium\b/,
    },
    {
      name: 'webkit',
      use: {
        ...devices['iPhone 14'],
        viewport: PHONE.viewport,
        deviceScaleFactor: 1,
        ...OWN_BROWSER,
      },
      testMatch: MOST_USED,
      grepInvert: /@en\b|@desktop\b|@chromium\b/,
    },
  ],
});
