import type { Page } from '@playwright/test';

/** Stands in for the clipboard, which not every engine lets a test read; answers what was copied. */
export async function watchCopies(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })),
    });
  });
  return () => page.evaluate(() => (window as unknown as { copied: string }).copied);
}
