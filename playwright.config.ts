/**
 * The browser tests. Tags `@pt`, `@en`, `@phone` and `@desktop` limit a test to that language or
 * screen, `@once` to one run, `@chromium` to Chromium. Each change runs every rule once: in
 * Portuguese on a phone; on a desktop only rules of wide screens, the listing and the shell. `npm
 * run audit` adds the long tests (every page, whole tasks, print, agencies with their own site),
 * untagged tests in English on a desktop, and fit, print and accessibility in the other
 * combinations. Firefox (desktop) and WebKit (phone) run the main tasks (`npx playwright test
 * --project firefox`).
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
/** Long tests, which only the audit runs. */
const LONG =
  /\/(?:casting|closed-registration|desk|dev|heads|hostile-agency|late-fonts|names|print|release|scouted-camera|selection-print|transitions)\.spec\.ts$/;
const LAID_OUT = /\/(?:accessibility|late-fonts|pages|print)\.spec\.ts$/;
/** Pages with another layout on wide screens that visitors use most. */
const LAID_OUT_APART = /\/(?:listing|shell)\.spec\.ts$/;
const MOST_USED =
  /\/(?:contact-form|early-presses|gallery-mode|home|listing|pages|profile|scouted-form|selection|shell)\.spec\.ts$/;

// A real phone's density would only multiply the pixels to paint.
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const ON_A_PHONE = { grepInvert: /@en\b|@desktop\b/ };
const ON_A_DESKTOP = { grep: /@desktop\b/, grepInvert: /@pt\b|@phone\b/ };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Tests mostly wait for pages, so two workers per core.
  workers: 2 * availableParallelism(),
  // A busy machine may stall a browser for seconds. The workflow counts a test that needs a second
  // try as failed.
  retries: 2,
  failOnFlakyTests: process.env['GITHUB_ACTIONS'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions, locale: 'pt-BR', screenshot: 'only-on-failure' },
  projects: [
    { name: 'phone-pt', use: PHONE, testIgnore: LONG, ...ON_A_PHONE },
    { name: 'desktop', use: DESKTOP, testIgnore: LONG, ...ON_A_DESKTOP },
    {
      name: 'desktop-most',
      use: DESKTOP,
      testMatch: LAID_OUT_APART,
      grep: /@pt\b/,
      grepInvert: /@phone\b|@desktop\b/,
    },
    { name: 'phone-pt-long', use: PHONE, testMatch: LONG, ...ON_A_PHONE },
    { name: 'desktop-long', use: DESKTOP, testMatch: LONG, ...ON_A_DESKTOP },
    { name: 'phone-en', use: PHONE, testMatch: LAID_OUT, grep: /@en\b/, grepInvert: /@desktop\b/ },
    {
      name: 'desktop-pt',
      use: DESKTOP,
      testMatch: LAID_OUT,
      grep: /@pt\b/,
      grepInvert: /@phone\b/,
    },
    { name: 'desktop-en', use: DESKTOP, grepInvert: /@pt\b|@phone\b|@desktop\b|@once\b/ },
    {
      name: 'firefox',
      use: { ...devices['Desktop Firefox'], viewport: DESKTOP.viewport, ...OWN_BROWSER },
      testMatch: MOST_USED,
      grepInvert: /@en\b|@phone\b|@chromium\b/,
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
