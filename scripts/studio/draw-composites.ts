/** Draws composites: cover, up to four more pictures, name and measures, in the site's fonts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { seedTalents } from '../back-office/seed/seed-talents.ts';
import { withBrowser } from '../checks/browser.ts';

type Talent = ReturnType<typeof seedTalents>[number];

const FONT = path.resolve('src/assets/fonts/antonio.woff2');
const SIZE = { width: 1240, height: 880 };
const STYLE = `
  * { margin: 0; box-sizing: border-box }
  body { width: 1240px; height: 880px; padding: 33px; background: #fff; color: #111; font: 17px/1 Antonio; text-transform: uppercase;
    display: grid; grid-template: 349px 349px 1fr / 499px 329px 329px; gap: 9px; justify-content: space-between }
  img { width: 100%; height: 100%; object-fit: cover }
  .cover { grid-row: 1 / 4 } .whole { grid-row: 1 / 3; grid-column: 3 }
  footer { grid-column: 2 / 4; grid-row: 3; align-self: end; display: flex; justify-content: space-between; align-items: end }
  h1 { font: 500 48px/1.25 Antonio; max-width: 560px }`;

/** In order of preference; a whole figure takes two places. */
const BESIDE = ['book-1', 'digital-3', 'book-3', 'book-2', 'book-5', 'book-11', 'book-7'];

/** Writes `compo.jpg` beside the pictures of each talent. */
export async function drawComposites(talents: readonly Talent[], assets: string): Promise<void> {
  const font = readFileSync(FONT).toString('base64');
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: SIZE });
    for (const talent of talents) {
      const folder = path.join(assets, path.dirname(talent.cover));
      const has = (name: string): boolean => existsSync(path.join(folder, `${name}.jpg`));
      const image = (name: string, kind: string): string =>
        `<img class="${kind}" src="data:image/jpeg;base64,${readFileSync(path.join(folder, `${name}.jpg`)).toString('base64')}">`;
      const beside = BESIDE.filter(has).slice(0, has('digital-4') ? 2 : 4);
      await page.setContent(
        `<style>@font-face { font-family: Antonio; src: url(data:font/woff2;base64,${font}); font-weight: 100 700 }${STYLE}</style>
        ${image('cover', 'cover')}${has('digital-4') ? image('digital-4', 'whole') : ''}${beside.map((name) => image(name, '')).join('')}
        <footer><div><h1>${talent.name.trim()}</h1>${measuresOf(talent).join(' · ')}</div>Amazing</footer>`,
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      writeFileSync(
        path.join(folder, 'compo.jpg'),
        await sharp(await page.screenshot())
          .jpeg({ quality: 72, mozjpeg: true })
          .toBuffer(),
      );
    }
  });
}

function measuresOf({ height, jeans, shoes }: Talent): readonly string[] {
  const metres = height === '' ? '' : `${height.slice(0, 1)},${height.slice(1)}`;
  return [
    ['Altura', metres],
    ['Jeans', jeans],
    ['Sapatos', shoes],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [`${name} ${value}`]));
}
