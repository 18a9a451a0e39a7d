/** `npm run check:lighthouse [-- <origin>]`: each kind of page as a slow phone. One passing run of
 * five suffices on a busy machine. */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium, type Browser } from '@playwright/test';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { toErrorMessage } from '../../src/lib/error-message.ts';
import { toPath, type Route } from '../../src/routes.ts';
import { BROWSER_ARGUMENTS, findBrowser, withBrowser } from './browser.ts';
import { onSite } from './demo-site.ts';
import { report } from './report-faults.ts';

const LEAST_SCORES = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
/** Milliseconds, and cumulative layout shift. */
const LARGEST = {
  'largest-contentful-paint': 1800,
  'total-blocking-time': 100,
  'cumulative-layout-shift': 0.005,
} as const;
const RUNS = 5;
const WAIT_MS = 60_000;
const BREATH_MS = 500;
const LONGEST_LOAD_MS = 45_000;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slowdown to a mid-range phone by benchmark index (Lighthouse's guide), interpolated: the usual
 * factor of four suits fast machines. */
const SLOWDOWNS = [
  { index: 150, times: 1 },
  { index: 800, times: 2 },
  { index: 1300, times: 3 },
  { index: 1533, times: 4 },
] as const;

const KINDS: readonly Route[] = [
  { page: 'listing', category: 'models' },
  { page: 'home' },
  { page: 'contact' },
  { page: 'scouted' },
  { page: 'about' },
  { page: 'blog' },
];

/** Opens each page once as the phone does, because a picture's first request waits until it is cut.
 * Returns the pages. */
async function warmUp(browser: Browser, origin: string): Promise<Readonly<Record<string, string>>> {
  const page = await browser.newPage(PHONE);
  page.setDefaultTimeout(WAIT_MS);
  const found = Object.fromEntries(
    KINDS.map((route) => [route.page, toPath(route, DEFAULT_LOCALE)]),
  );
  await page.goto(origin + (found['listing'] ?? ''));
  found['profile'] = (await page.locator('.wall .card a').first().getAttribute('href')) ?? '';
  for (const path of Object.values(found)) {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(BREATH_MS);
    await page.waitForLoadState('networkidle');
  }
  return found;
}

/** Runs Lighthouse once, with slow phone and network, in the browser on a port. Prints the figures
 * and returns why the page fails. Throws if it does not load. */
async function runOnce(name: string, url: string, port: number): Promise<readonly string[]> {
  const slowdown = toSlowdown(await measureMachine(port));
  const flags: Flags = {
    port,
    onlyCategories: Object.keys(LEAST_SCORES),
    logLevel: 'error',
    locale: 'en-US',
    maxWaitForLoad: LONGEST_LOAD_MS,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  };
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (lhr === undefined) throw new Error('Lighthouse said nothing');
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
  const said: string[] = [`slowed ${slowdown.toFixed(1)} times`];
  const faults: string[] = [];
  for (const [category, least] of Object.entries(LEAST_SCORES)) {
    const score = Math.round((lhr.categories[category]?.score ?? 0) * 100);
    said.push(`${category} ${score}`);
    if (score >= least) continue;
    faults.push(`${category} ${score}, less than ${least}`);
    // The score of performance sums its figures.
    if (category !== 'performance') faults.push(...findLacks(lhr, category));
  }
  for (const [audit, most] of Object.entries(LARGEST)) {
    const figure = lhr.audits[audit]?.numericValue ?? Infinity;
    const told = `${audit} ${figure.toFixed(most < 1 ? 3 : 0)}`;
    said.push(told);
    if (figure > most) faults.push(`${told}, more than ${most}`);
  }
  console.log(`${name}: ${said.join(', ')}`);
  return faults;
}

async function measureMachine(port: number): Promise<number> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const context = await browser.newContext();
    return await (await context.newPage()).evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await browser.close();
  }
}

function toSlowdown(index: number): number {
  const above = SLOWDOWNS.findIndex((step) => step.index >= index);
  const low = SLOWDOWNS[above - 1];
  const high = SLOWDOWNS[above];
  if (high === undefined) return 4;
  if (low === undefined) return 1;
  return low.times + (high.times - low.times) * ((index - low.index) / (high.index - low.index));
}

function findLacks(lhr: Result, category: string): readonly string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [[audit.title, audit.displayValue, audit.explanation].filter(Boolean).join('; ')];
  });
}

/** Faults of a page's last run; empty once a run passes. */
async function checkPage(name: string, url: string, port: number): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    await sleep(BREATH_MS);
    faults = await runOnce(name, url, port).catch((error: unknown) => [
      `broken off: ${toErrorMessage(error)}`,
    ]);
    if (faults.length === 0) break;
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

async function check(origin: string): Promise<readonly string[]> {
  const found = await withBrowser((browser) => warmUp(browser, origin));
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...BROWSER_ARGUMENTS, '--headless'],
    logLevel: 'silent',
  });
  try {
    const faults: string[] = [];
    for (const path of Object.values(found))
      faults.push(...(await checkPage(path, origin + path, chrome.port)));
    return faults;
  } finally {
    chrome.kill();
  }
}

const [, , target] = process.argv;
const faults = await onSite(target, process.env, check);
report('lighthouse', target ?? 'the demo agency on a slow phone', faults);
