/** One page through Lighthouse as a slow phone. */
import lighthouse, { type Flags, type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Verdict {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint, milliseconds. */
  readonly lcp: number;
  /** Total blocking time, milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** How fast the machine was just then; Lighthouse expects 1000 and more. */
  readonly machine: number;
  /** What was found wanting, performance aside, whose score is the sum of its figures. */
  readonly findings: readonly string[];
}

const LONGEST_LOAD_MS = 45_000;

/** Runs Lighthouse once, with its own slow phone on a slow network, in the browser that listens on a port. Throws where a page does not load. */
export async function runLighthouse(url: string, port: number): Promise<Verdict> {
  const flags: Flags = { port, onlyCategories: [...CATEGORIES], logLevel: 'error', locale: 'en-US', maxWaitForLoad: LONGEST_LOAD_MS };
  const outcome = await lighthouse(url, flags);
  if (outcome === undefined) throw new Error(`${url}: Lighthouse said nothing`);
  const { lhr } = outcome;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: readFigure(lhr, 'largest-contentful-paint'),
    tbt: readFigure(lhr, 'total-blocking-time'),
    cls: readFigure(lhr, 'cumulative-layout-shift'),
    machine: lhr.environment.benchmarkIndex,
    findings: CATEGORIES.filter((category) => category !== 'performance').flatMap((category) => findFaults(lhr, category)),
  };
}

function readFigure(lhr: Result, audit: string): number {
  const figure = lhr.audits[audit]?.numericValue;
  if (figure === undefined) throw new Error(`${lhr.requestedUrl ?? ''}: Lighthouse did not measure ${audit}`);
  return figure;
}

function findFaults(lhr: Result, category: Category): readonly string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [
      [`${id}: ${audit.title}`, audit.displayValue, audit.explanation].filter((part) => part !== undefined && part !== '').join('; '),
    ];
  });
}
