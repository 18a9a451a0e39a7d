/** The browser that comes with `npm ci`, for machines that have no other. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/checks/browser.ts';
import { unpackBrowser } from '../../scripts/checks/packaged-browser.ts';

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('the packaged browser', () => {
  it('runs under Playwright, and is unpacked once', async () => {
    const executablePath = unpackBrowser();
    if (executablePath === null) throw new Error('@sparticuz/chromium is not installed');
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Olá</h1>');
      expect((await page.locator('h1').boundingBox())?.height).toBeGreaterThan(10);
    } finally {
      await browser.close();
    }
    expect(unpackBrowser()).toBe(executablePath);
    // Where its own libraries are not found, those of this machine hide it.
    expect(await readdir(join(dirname(executablePath), 'al2023/lib'))).toContain('libnspr4.so');
  });

  it('is found where its folder was moved to', async () => {
    const root = await mkdtemp(join(tmpdir(), 'packaged-browser-'));
    const [from, to] = [join(root, 'from'), join(root, 'to')];
    try {
      await mkdir(join(root, 'package'));
      await writeFile(join(root, 'package/package.json'), '{"version":"1.0.0"}');
      const unpacked = join(from, 'chromium-1.0.0-libraries');
      await mkdir(join(unpacked, 'fonts'), { recursive: true });
      await writeFile(join(unpacked, 'launch'), `exec '${unpacked}/chromium'`);
      await rename(from, to);
      const moved = join(to, 'chromium-1.0.0-libraries');
      expect(unpackBrowser(join(root, 'package'), to)).toBe(join(moved, 'launch'));
      for (const file of ['launch', 'fonts/fonts.conf']) {
        const text = await readFile(join(moved, file), 'utf8');
        expect([text.includes(moved), text.includes(from)]).toEqual([true, false]);
      }
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });

  it('leaves nothing behind when it cannot be unpacked', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packaged-browser-'));
    try {
      await mkdir(join(folder, 'package/bin'), { recursive: true });
      await writeFile(join(folder, 'package/package.json'), '{"version":"1.0.0"}');
      await writeFile(join(folder, 'package/bin/chromium.br'), 'damaged');
      expect(() => unpackBrowser(join(folder, 'package'), join(folder, 'cache'))).toThrow();
      expect(await readdir(join(folder, 'cache'))).toEqual([]);
      expect(unpackBrowser(join(folder, 'absent'), join(folder, 'cache'))).toBeNull();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the browser that tests drive', () => {
  it('is the one that CHROMIUM_PATH names, which has to exist', () => {
    expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH names /nowhere/chromium');
  });
});
