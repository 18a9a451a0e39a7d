/** Cuts the pictures of pages, posts and share card from the studio's own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const SHARE_CARD = path.resolve('public/og-default.jpg');
const PRINTED = path.resolve('.local/studio/prints');

/** The polaroids that exemplify each application. */
const EXAMPLES = { 'seja-amz': 'abel-correia', 'seja-amazing-face': 'adelia-monteiro' } as const;
const SHOTS = [1, 2, 3, 4];

/** Tall pictures of the About page. */
const ABOUT = [
  { name: 'sobre-1', kind: 'plain', from: 'slides/passo-mobile.jpg', paper: null },
  { name: 'sobre-2', kind: 'glass', from: 'slides/thais-mobile.jpg', paper: null },
  { name: 'sobre-3', kind: 'tone', from: 'talents/severina-quirino/cover.jpg', paper: [0.84, 0.08, 0.09] },
  { name: 'sobre-4', kind: 'screen', from: 'talents/italo-barros/cover.jpg', paper: [0.86, 0.67, 0.07] },
] as const;
const ABOUT_SIZES = [
  ['', [640, 1440]],
  ['-mobile', [480, 720]],
] as const;

/** Writes the pictures of pages and posts into the assets. */
export async function drawPages(assets: string): Promise<void> {
  const from = (file: string): Sharp => sharp(path.join(assets, file));
  const polaroid = (slug: string, shot: number): Sharp => from(`talents/${slug}/digital-${String(shot)}.jpg`);
  const write = (picture: Sharp, file: string): Promise<unknown> =>
    picture.jpeg({ quality: 78, mozjpeg: true }).toFile(path.resolve(assets, file));

  for (const [page, slug] of Object.entries(EXAMPLES)) {
    for (const shot of SHOTS) {
      await write(polaroid(slug, shot).resize(480, 640), `site/${page}-${String(shot)}.jpg`);
      await write(polaroid(slug, shot).resize(360, 480), `site/${page}-${String(shot)}-mobile.jpg`);
    }
  }
  const four = await Promise.all(SHOTS.map((shot) => polaroid(EXAMPLES['seja-amazing-face'], shot).resize(400, 533).toBuffer()));
  const strip = sharp({ create: { width: 1600, height: 533, channels: 3, background: 'white' } });
  await write(strip.composite(four.map((input, place) => ({ input, left: place * 400, top: 0 }))), 'posts/janela-quatro.jpg');

  // Extends the wall above the heads.
  const row = await from('slides/fila.jpg').resize(1600, 900).toBuffer();
  await write(sharp(row).extend({ top: 167, extendWith: 'copy' }), 'posts/fila.jpg');
  await write(from('slides/fila.jpg').extract({ left: 0, top: 96, width: 2560, height: 1344 }).resize(1200, 630), SHARE_CARD);
  await write(from('slides/passo.jpg').extract({ left: 60, top: 0, width: 2160, height: 1440 }).resize(1600, 1067), 'posts/janela.jpg');
  await write(from('talents/caua-batista/cover.jpg').extract({ left: 0, top: 120, width: 720, height: 900 }), 'posts/contrato.jpg');
  await write(from('talents/luzia-tavares/cover.jpg'), 'posts/luzia.jpg');
  await write(from('talents/luzia-tavares/book-2.jpg'), 'posts/luzia-perto.jpg');

  mkdirSync(PRINTED, { recursive: true });
  const jobs = ABOUT.flatMap(({ name, kind, from: source, paper }, seed) =>
    ABOUT_SIZES.map(([end, size]) => ({
      ...{ kind, seed, paper, size, face: [0.31, 0.26, 0.38, 0.33] },
      ...{ from: path.join(assets, source), out: path.join(PRINTED, `${name}${end}.png`) },
    })),
  );
  writeFileSync(path.join(PRINTED, 'pages.json'), JSON.stringify(jobs));
  execFileSync('/usr/bin/python3', [path.join(import.meta.dirname, 'darkroom.py'), path.join(PRINTED, 'pages.json')]);
  for (const { out } of jobs) await write(sharp(out), `site/${path.basename(out, '.png')}.jpg`);
}
