/** Finds the browser that checks and tests drive. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { unpackBrowser } from './packaged-browser.ts';

const SYSTEM_BROWSERS = [
  // Draws no windows and is a quarter faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Limits the browser to the site, without a graphics card; root has no sandbox. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of a Chromium: `CHROMIUM_PATH`, Playwright's, the system's, or the npm package's. Throws
 * instructions if none is installed. */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const chosen = env['CHROMIUM_PATH'] ?? '';
  if (chosen !== '') {
    if (!existsSync(chosen))
      throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
    return chosen;
  }
  const installed = [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) =>
    existsSync(path),
  );
  const found = installed ?? unpackBrowser();
  if (found === null) {
    throw new Error(
      'No browser found: run "npx playwright install chromium", or set CHROMIUM_PATH. Only Linux on x64 gets one with npm ci.',
    );
  }
  return found;
}

export async function withBrowser<Result>(
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
