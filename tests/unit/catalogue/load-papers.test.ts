import pLimit from 'p-limit';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { openCopies } from '../../../src/catalogue/copies.ts';
import { loadPapers } from '../../../src/catalogue/load-papers.ts';

const COLOURS = { lilac: '#a583c9', coal: '#120f16', chalk: '#ededed' };

it('a cover tells the paper behind its person, and is asked once for it; one that does not come tells none; one that is refused or no picture is named', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = /(\w+)\.\w+$/.exec(url)?.[1] ?? '';
    asked.push(name);
    if (name === 'gone') throw new TypeError('fetch failed');
    if (name === 'lost') return new Response(null, { status: 404 });
    if (!(name in COLOURS)) return new Response('<html>');
    const background = COLOURS[name as keyof typeof COLOURS];
    const picture = sharp({ create: { width: 120, height: 178, channels: 3, background } });
    return new Response(new Uint8Array(await picture.jpeg().toBuffer()));
  });
  const copies = openCopies(null, () => undefined);
  const { signal } = new AbortController();
  const imageBaseUrl = 'https://panel.example/storage/';
  const names = ['lilac', 'coal', 'chalk', 'gone', 'page', 'lost'];
  const covers = [...names.map((name) => `${name}.jpg`), null];
  const warn = vi.fn<(message: string) => void>();
  const read = async () =>
    Object.fromEntries(
      await loadPapers(covers, { imageBaseUrl, limit: pLimit(4), copies, signal, warn }),
    );
  const papers = { 'lilac.jpg': 'lilac', 'coal.jpg': 'coal', 'chalk.jpg': 'chalk' };
  expect(await read()).toEqual(papers);
  copies.save();
  expect(await read()).toEqual(papers);
  expect(asked.slice(6).toSorted()).toEqual(['gone', 'lost', 'page']);
  expect(warn).toHaveBeenCalledWith(
    'covers: 2 cannot be had: page.jpg (no picture), lost.jpg (404)',
  );
});
