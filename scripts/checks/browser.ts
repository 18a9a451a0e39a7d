import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { unpackBrowser } from './packaged-browser.ts';

/** Root has no sandbox. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export function findBrowser(): string {
  const chosen = process.env['CHROMIUM'] ?? '';
  if (chosen !== '' && !existsSync(chosen))
    throw new Error(`CHROMIUM names ${chosen}, and there is no such file.`);
  const found = chosen || (unpackBrowser() ?? chromium.executablePath());
  if (existsSync(found)) return found;
  throw new Error(
    'No browser found: run "npx playwright install chromium", or set CHROMIUM. Only Linux on x64 gets one with npm ci.',
  );
}
