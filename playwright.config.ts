/**
 * The browser tests. What is tagged `@pt` or `@en` runs in that language's projects, what is tagged `@phone` or `@desktop` on that screen
 * only. For each change every rule is tested once: in Portuguese on a phone, and on a desktop what is of wide screens alone. The audit runs
 * the other pairs of language and screen.
 */
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/checks/browser.ts';

const launchOptions = { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] };

// A real phone's density only multiplies the pixels to paint: what is laid out, loaded and touched stays the same.
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A busy machine may stall a browser for seconds, and again at once; what fails three times is broken.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions, locale: 'pt-BR', screenshot: 'only-on-failure' },
  projects: [
    { name: 'phone-pt', use: PHONE, grepInvert: /@en\b|@desktop\b/ },
    { name: 'desktop', use: DESKTOP, grep: /@desktop\b/, grepInvert: /@pt\b|@phone\b/ },
    { name: 'phone-en', use: PHONE, grep: /@en\b/, grepInvert: /@desktop\b/ },
    { name: 'desktop-pt', use: DESKTOP, grep: /@pt\b/, grepInvert: /@phone\b/ },
    { name: 'desktop-en', use: DESKTOP, grepInvert: /@pt\b|@phone\b|@desktop\b/ },
  ],
});
