/**
 * The browser tests. What is tagged `@pt` or `@en` runs in that language's projects, what is tagged `@phone` or `@desktop` on that screen
 * only. For each change every rule is tested once: in Portuguese on a phone, and on a desktop what is of wide screens alone, the listing and the
 * shell. What asks the
 * same of every page, name or face, a whole task, paper, and agencies that need a site of their own take long: `npm run audit` asks them. It
 * also runs in English on a desktop what is tagged none of `@pt`, `@phone`, `@desktop`, and `@once` (neither the language nor the screen
 * changes it); of the two other pairs, what may depend on both: whether each page fits, prints and is accessible. Firefox and WebKit run
 * what visitors do most, Firefox on a desktop and WebKit on a phone, but not what is tagged `@chromium` (`npm run test:e2e:engines`).
 */
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/checks/browser.ts';
import { COMPILED } from './tests/support/bare-env.ts';

// For the workers and the product that they drive.
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
// Chromium gives a download a name with accents only where the locale has them, and a bare Linux has none.
process.env['LANG'] ??= 'C.UTF-8';

/** Two cameras of Chromium's own, front and rear, which need nobody's leave. For all tests: a browser for some alone costs each worker another. */
const CAMERAS = ['--use-fake-device-for-media-stream=device-count=2', '--use-fake-ui-for-media-stream'];
/** Chromium's alone: the other engines know no such arguments, and are Playwright's own. */
const launchOptions = { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS, ...CAMERAS] };
const OWN_BROWSER = { launchOptions: {} };
/** Files that are left to the audit. */
const LONG =
  /\/(?:brief-print|casting|closed-registration|desk|heads|hostile-agency|late-fonts|names|print|release|scouted-coach|transitions)\.spec\.ts$/;
const LAID_OUT = /\/(?:accessibility|late-fonts|pages|print)\.spec\.ts$/;
/** What a wide screen lays out otherwise and visitors use most: once more there, in Portuguese. */
const LAID_OUT_APART = /\/(?:listing|shell)\.spec\.ts$/;
const MOST_USED = /\/(?:contact-form|early-presses|favourites|gallery-mode|home|listing|pages|profile|scouted-form|shell)\.spec\.ts$/;

// A real phone's density only multiplies the pixels to paint: what is laid out, loaded and touched stays the same.
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const ON_A_PHONE = { grepInvert: /@en\b|@desktop\b/ };
const ON_A_DESKTOP = { grep: /@desktop\b/, grepInvert: /@pt\b|@phone\b/ };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Tests wait for pages more than they compute: two for each core keep both busy.
  workers: 2 * availableParallelism(),
  // A busy machine may stall a browser for seconds. In the workflow, where nobody reads what passed at the second try, that is a failure.
  retries: 2,
  failOnFlakyTests: process.env['GITHUB_ACTIONS'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions, locale: 'pt-BR', screenshot: 'only-on-failure' },
  projects: [
    { name: 'phone-pt', use: PHONE, testIgnore: LONG, ...ON_A_PHONE },
    { name: 'desktop', use: DESKTOP, testIgnore: LONG, ...ON_A_DESKTOP },
    { name: 'desktop-most', use: DESKTOP, testMatch: LAID_OUT_APART, grep: /@pt\b/, grepInvert: /@phone\b|@desktop\b/ },
    { name: 'phone-pt-long', use: PHONE, testMatch: LONG, ...ON_A_PHONE },
    { name: 'desktop-long', use: DESKTOP, testMatch: LONG, ...ON_A_DESKTOP },
    { name: 'phone-en', use: PHONE, testMatch: LAID_OUT, grep: /@en\b/, grepInvert: /@desktop\b/ },
    { name: 'desktop-pt', use: DESKTOP, testMatch: LAID_OUT, grep: /@pt\b/, grepInvert: /@phone\b/ },
    { name: 'desktop-en', use: DESKTOP, grepInvert: /@pt\b|@phone\b|@desktop\b|@once\b/ },
    {
      name: 'firefox',
      use: { ...devices['Desktop Firefox'], viewport: DESKTOP.viewport, ...OWN_BROWSER },
      testMatch: MOST_USED,
      grepInvert: /@en\b|@phone\b|@chromium\b/,
    },
    {
      name: 'webkit',
      use: { ...devices['iPhone 14'], viewport: PHONE.viewport, deviceScaleFactor: 1, ...OWN_BROWSER },
      testMatch: MOST_USED,
      grepInvert: /@en\b|@desktop\b|@chromium\b/,
    },
  ],
});
