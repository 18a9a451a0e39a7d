import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, it, onTestFinished } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/checks/browser.ts';
import { unpackBrowser } from '../../scripts/checks/packaged-browser.ts';

it.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'the packaged browser runs under Playwright, with its own libraries',
  async () => {
    const executablePath = unpackBrowser();
    if (executablePath === null) throw new Error('@sparticuz/chromium is not installed');
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.setContent('<h1>Olá</h1>');
    expect((await page.locator('h1').boundingBox())?.height).toBeGreaterThan(10);
    // Where its own libraries are not found, those of this machine hide it.
    expect(await readdir(join(dirname(executablePath), 'al2023/lib'))).toContain('libnspr4.so');
  },
);

it('the browser that tests drive is the packaged one, or the one that CHROMIUM names, which has to exist', () => {
  expect(findBrowser({})).toBe(unpackBrowser() ?? chromium.executablePath());
  expect(findBrowser({ CHROMIUM: process.execPath })).toBe(process.execPath);
  expect(() => findBrowser({ CHROMIUM: '/nowhere/chromium' })).toThrow(
    'CHROMIUM names /nowhere/chromium',
  );
});
