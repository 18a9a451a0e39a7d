import type { Browser } from 'playwright';
import { startPreview } from '../preview/preview-server.ts';
import { withBrowser } from './browser.ts';
import { report, siteFolder } from './report-faults.ts';

/** Checks an origin, or a built folder (`dist`) served meanwhile, and reports its faults; `unit` is
 * what the check counts. */
export async function checkServed(
  name: string,
  unit: string,
  check: (browser: Browser, origin: string) => Promise<readonly string[]>,
): Promise<void> {
  const target = siteFolder();
  if (/^https?:/.test(target)) {
    report(name, target, await withBrowser((browser) => check(browser, new URL(target).origin)));
    return;
  }
  await using preview = await startPreview({
    port: 0,
    dist: target,
    log: () => undefined,
  });
  report(name, `${target}, ${unit}`, await withBrowser((browser) => check(browser, preview.url)));
}
