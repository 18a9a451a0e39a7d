/** Pictures that cannot be loaded, in a real browser under a policy that forbids inline scripts. */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { beforeEach, expect, it } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/checks/browser.ts';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { createSiteFolder } from '../support/site-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'self'">
<img id="before" src="/missing.jpg" srcset="/missing-2.jpg 2x" alt="Ana Sá" width="120" height="178" data-fallback>
<picture><source srcset="/missing-wide.jpg" media="(min-width: 1px)"><img id="art" src="/missing.jpg" alt="" data-fallback></picture>
<img id="good" src="/fallback.svg?good" alt="" data-fallback>
<img id="other" src="/missing.jpg" alt="">
<script type="module" src="/start.js"></script>`;

async function toScript(file: string): Promise<string> {
  return stripTypeScriptTypes(
    await readFile(path.join(ROOT, 'src/images', file), 'utf8'),
  ).replaceAll(/from '(.*?)\.ts'/g, "from '$1.js'");
}

const site = untilEnd(
  await createSiteFolder({
    'index.html': PAGE,
    '404.html': 'nothing here',
    'fallback.svg': await readFile(path.join(ROOT, 'public/fallback.svg')),
    'watch-pictures.js': await toScript('watch-pictures.ts'),
    'fallback-picture.js': await toScript('fallback-picture.ts'),
    // Late on purpose: the pictures above have failed by then.
    'start.js':
      "await new Promise((go) => setTimeout(go, 300)); (await import('/watch-pictures.js')).watchPictures(document); document.title = 'watching';",
  }),
);
const preview = untilEnd(
  await startPreview({ dist: site.path, imageCache: path.join(site.path, '.images'), env: {} }),
);
const browser = untilEnd(
  await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] }),
);

let page: Page;
beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(preview.url);
  await page.waitForFunction(() => document.title === 'watching');
  return () => page.close();
});

const shown = (id: string) =>
  page.waitForFunction((name) => {
    const picture = document.getElementById(name);
    return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0
      ? new URL(picture.currentSrc).pathname
      : false;
  }, id);

it('pictures that failed before anyone watched become the fallback picture; good and unmarked ones stay', async () => {
  for (const id of ['before', 'art'])
    expect(await (await shown(id)).jsonValue()).toBe('/fallback.svg');
  expect(await page.getAttribute('#good', 'src')).toBe('/fallback.svg?good');
  expect(await page.getAttribute('#other', 'src')).toBe('/missing.jpg');
});

/** As an island does. */
const addPicture = () =>
  page.evaluate(() => {
    const added = { id: 'late', alt: 'Nara', src: '/missing-late.jpg' };
    const late = Object.assign(new Image(120, 178), added);
    late.dataset['fallback'] = '';
    document.body.append(late);
  });

it('a picture that an island adds later becomes it too, and keeps its words and dimensions', async () => {
  await addPicture();
  expect(await (await shown('late')).jsonValue()).toBe('/fallback.svg');
  expect(await page.getAttribute('#late', 'alt')).toBe('Nara');
  expect(await page.locator('#late').boundingBox()).toMatchObject({ width: 120, height: 178 });
});

it('a fallback picture that fails as well is the end of it', async () => {
  let requests = 0;
  await page.route('**/fallback.svg', async (route) => {
    requests += 1;
    await route.abort();
  });
  await addPicture();
  await page.waitForSelector('#late[data-failed]');
  await page.evaluate(() => fetch('/').then((answer) => answer.text()));
  expect(requests).toBe(1);
});
