/** `npm run check:lighthouse [-- <origin>]`: each kind of page as a slow phone. One passing run of
 * five suffices on a busy machine. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { launch } from 'chrome-launcher';
import { BROWSER_ARGUMENTS, findBrowser, withBrowser } from './browser.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { toPath, type Route } from '../../src/routes.ts';
import { onSite } from './demo-site.ts';
import { CATEGORIES, runLighthouse, type Verdict } from './lighthouse-run.ts';
import { report } from './report-faults.ts';

const LEAST_SCORES = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
const LARGEST = { lcp: 1800, tbt: 100, cls: 0.005 } as const;
const RUNS = 5;
const WAIT_MS = 60_000;
const BREATH_MS = 500;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

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

/** Why a page fails; empty if it passes. */
function judge({ scores, lcp, tbt, cls, findings }: Verdict): readonly string[] {
  const low = CATEGORIES.filter((category) => scores[category] < LEAST_SCORES[category]);
  return [
    ...low.map(
      (category) =>
        `${category} ${String(scores[category])}, less than ${String(LEAST_SCORES[category])}`,
    ),
    ...(lcp > LARGEST.lcp
      ? [
          `largest contentful paint after ${lcp.toFixed(0)} ms, later than ${String(LARGEST.lcp)} ms`,
        ]
      : []),
    ...(tbt > LARGEST.tbt
      ? [`blocked for ${tbt.toFixed(0)} ms, longer than ${String(LARGEST.tbt)} ms`]
      : []),
    ...(cls > LARGEST.cls ? [`layout shifts by ${cls.toFixed(3)}`] : []),
    ...(low.some((category) => category !== 'performance') ? findings : []),
  ];
}

function toRow(name: string, { scores, lcp, tbt, cls, slowdown }: Verdict, run: number): string {
  const cells = [
    ...CATEGORIES.map((category) => String(scores[category])),
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(2),
  ];
  return [
    name.padEnd(14),
    ...[...cells, String(run), slowdown.toFixed(1)].map((cell) => cell.padStart(8)),
  ].join('');
}

/** Faults of a page's last run; empty once a run passes. Prints each run. */
async function checkPage(name: string, url: string, port: number): Promise<readonly string[]> {
  let lacks: readonly string[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    await sleep(BREATH_MS);
    try {
      const verdict = await runLighthouse(url, port);
      lacks = judge(verdict);
      console.log(toRow(name, verdict, run));
    } catch (error) {
      lacks = [`broken off: ${error instanceof Error ? error.message : String(error)}`];
      console.log(`${name.padEnd(14)} run ${String(run)} ${lacks.join()}`);
    }
    if (lacks.length === 0) break;
  }
  return lacks;
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
    const headings = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'TBT ms', 'CLS', 'run', 'slowed'];
    console.log(['page'.padEnd(14), ...headings.map((heading) => heading.padStart(8))].join(''));
    for (const [name, path] of Object.entries(found)) {
      const lacks = await checkPage(name, origin + path, chrome.port);
      faults.push(...lacks.map((fault) => `${name} (${path}): ${fault}`));
    }
    return faults;
  } finally {
    chrome.kill();
  }
}

const [, , target] = process.argv;
try {
  report(
    'lighthouse',
    target ?? 'the demo agency on a slow phone',
    await onSite(target, process.env, check),
  );
} catch (error) {
  console.error(`lighthouse: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
