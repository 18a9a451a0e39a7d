import { expect, it } from 'vitest';
import { keptAssets } from '../../../scripts/build/kept-assets.ts';

const files = new Set(['_astro/new.js', 'index.html']);

it('assets of earlier code stay for four releases after the last that uses them', () => {
  let keptBefore: Readonly<Record<string, number>> = {};
  const lives: (number | undefined)[] = [];
  for (let release = 0; release < 6; release += 1) {
    const stillThere = release === 0 || keptBefore['_astro/old.js'] !== undefined;
    keptBefore = keptAssets(
      stillThere ? ['_astro/old.js', '_astro/new.js'] : ['_astro/new.js'],
      files,
      { keptAssets: keptBefore },
    );
    lives.push(keptBefore['_astro/old.js']);
  }
  expect(lives).toEqual([4, 3, 2, 1, undefined, undefined]);
});

it('assets of earlier code are not kept where the new release has them itself, and are the hashed ones alone: pages that left have left', () => {
  expect(keptAssets(['_astro/new.js'], files, { keptAssets: { '_astro/new.js': 2 } })).toEqual({});
  expect(keptAssets(['modelos/1/ana.html', 'talents.json'], files, { keptAssets: {} })).toEqual({});
});
