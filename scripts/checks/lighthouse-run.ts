/** Runs one page through Lighthouse as a slow phone. */
import { chromium } from 'playwright';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Verdict = Awaited<ReturnType<typeof runLighthouse>>;

const LONGEST_LOAD_MS = 45_000;

/** Slowdown to a mid-range phone by benchmark index (Lighthouse's guide), interpolated: the usual
 * factor of four suits fast machines. */
const SLOWDOWNS = [
  { index: 150, times: 1 },
  { index: 800, times: 2 },
  { index: 1300, times: 3 },
  { index: 1533, times: 4 },
] as const;

/** Runs Lighthouse once, with slow phone and network, in the browser on a port. Throws if the page
 * does not load. */
export async function runLighthouse(url: string, port: number) {
  const slowdown = toSlowdown(await measureMachine(port));
  const flags: Flags = {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    locale: 'en-US',
    maxWaitForLoad: LONGEST_LOAD_MS,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  };
  const outcome = await lighthouse(url, flags);
  if (outcome === undefined) throw new Error(`${url}: Lighthouse said nothing`);
  const { lhr } = outcome;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<
      Category,
      number
    >,
    /** Milliseconds. */
    lcp: readFigure(lhr, 'largest-contentful-paint'),
    tbt: readFigure(lhr, 'total-blocking-time'),
    cls: readFigure(lhr, 'cumulative-layout-shift'),
    /** How many times slower the phone is than this machine. */
    slowdown,
    /** Faults in all categories but performance, whose score sums its figures. */
    findings: CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      findFaults(lhr, category),
    ),
  };
}

async function measureMachine(port: number): Promise<number> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`);
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

function readFigure(lhr: Result, audit: string): number {
  const figure = lhr.audits[audit]?.numericValue;
  if (figure === undefined)
    throw new Error(`${lhr.requestedUrl ?? ''}: Lighthouse did not measure ${audit}`);
  return figure;
}

function findFaults(lhr: Result, category: Category): readonly string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [
      [`${id}: ${audit.title}`, audit.displayValue, audit.explanation]
        .filter((part) => part !== undefined && part !== '')
        .join('; '),
    ];
  });
}
