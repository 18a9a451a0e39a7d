/** A selection on paper: Chromium's PDF, and the printed code. */
import type { Page } from '@playwright/test';
import { extractImages } from 'unpdf';
import { peopleOf, pressMore, selectionWords } from './support/selection-page.ts';
import { findCut, holdPrint, readCode, readPdf, waitForPrint } from './support/paper.ts';
import { allTalents, talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

const SIX = [
  'Jandira Nóbrega',
  'Emanuel Góis',
  'Nara Xavier',
  'Ana Sá',
  'Conceição Araújo',
  'Thaís Moura',
] as const;
/** A4 in PDF points, and its printable part in CSS pixels. */
const A4 = { width: 595, height: 842 };
const PRINTABLE = { width: 703, height: 1040 };
const SHEET = '.txt, .paper > div';
const TITLE = 'Verão Capibaribe';
const NOTE =
  'Abre o filme na balsa, de cabelo solto, ao nascer do sol; confirmar se nada bem e se tem o dia 15 livre para a prova de figurino.';

// Paper is equal in both languages and on all devices.
const words = selectionWords('en');
const { paper, print } = words;

/** Opens the selection and prints it without the browser's dialog. */
async function openPaper(
  page: Page,
  ids: readonly string[],
  notes: Readonly<Record<string, string>>,
  title = TITLE,
): Promise<void> {
  await holdPrint(page);
  await page.addInitScript(
    ([favorites, stored]) => {
      localStorage.setItem('favorites', favorites);
      localStorage.setItem('brief', stored);
    },
    [
      JSON.stringify(Object.fromEntries(ids.map((id) => [id, { id, name: 'x' }]))),
      JSON.stringify({
        title,
        client: 'Ateliê Marulho',
        from: '2026-12-14',
        to: '2026-12-16',
        order: ids,
        notes,
      }),
    ] as const,
  );
  await page.goto(words.path);
  await expect(peopleOf(page, words)).toHaveCount(ids.length);
  await pressMore(page, words, print);
  await waitForPrint(page);
}

test.describe('a selection on paper', { tag: '@desktop' }, () => {
  test('is a page of six to one scale, with its notes, the agency and a code that opens it', async ({
    page,
    baseURL,
  }) => {
    const ids = (await Promise.all(SIX.map((name) => talentNamed(page, name)))).map(({ id }) => id);
    await openPaper(page, ids, { [ids[0] ?? '']: NOTE });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PRINTABLE);
    expect(await findCut(page.locator(SHEET))).toEqual([]);
    const heights = await page
      .locator('.people .frame')
      .evaluateAll((frames) =>
        frames.map(
          (frame) =>
            frame.getBoundingClientRect().height / Number(/cm-(\d+)/.exec(frame.className)?.[1]),
        ),
      );
    expect(heights).toHaveLength(6);
    // .452 mm per centimetre, at 96 pixels per inch.
    for (const scale of heights) expect(scale).toBeCloseTo((0.452 / 25.4) * 96, 2);
    const code = await page.locator('.qr').boundingBox();
    // 24 mm.
    expect(code?.width).toBeCloseTo((24 / 25.4) * 96, 0);
    expect(await readCode(page.getByRole('img', { name: paper.code }))).toBe(
      `${baseURL ?? ''}${words.path}#ids=${ids.join(',')}&t=${encodeURIComponent(TITLE)}`,
    );

    await page.emulateMedia({ media: null });
    const { pdf, sizes, text } = await readPdf(page);
    expect(sizes).toEqual([A4]);
    for (const name of SIX) expect(text).toContain(name.toLocaleUpperCase('pt'));
    for (const part of [
      TITLE.toLocaleUpperCase('pt'),
      'Ateliê Marulho',
      '+55 81 90000-2010',
      'ola@amazing.example',
    ])
      expect(text).toContain(part);
    // Kerning makes the PDF reader take some gaps for spaces.
    expect(text.replaceAll(' ', '')).toContain(NOTE.replaceAll(' ', ''));
    expect(text.replaceAll(' ', '')).toMatch(/Measurementsfrom(Sep|Aug|Nov)202\d/);
    expect(text).toMatch(/14 to 16 Dec 2026/);
    expect(text).toMatch(/Printed \d+ \w{3} \d{4}/);
    expect(text).toContain('1 / 1');
    for (const metres of ['1.60', '1.70', '1.80', '1.90']) expect(text).toContain(metres);
    const pictures = await extractImages(pdf, 1);
    expect(pictures).toHaveLength(6);
    expect(pictures.every(({ width: pixels }) => pixels >= 300)).toBe(true);
  });

  test('of twenty talents with long names and notes takes four pages without cutting anything', async ({
    page,
    baseURL,
  }) => {
    const longest = (await allTalents(page))
      .toSorted((a, b) => b.name.length - a.name.length)
      .slice(0, 20);
    const ids = longest.map(({ id }) => id);
    const title =
      'Campanha de verão do Ateliê Marulho no Capibaribe, com quarenta e quatro letras a mais';
    await openPaper(
      page,
      ids,
      Object.fromEntries(ids.map((id) => [id, NOTE.padEnd(140, '.')])),
      title,
    );
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PRINTABLE);
    expect(await findCut(page.locator(SHEET))).toEqual([]);
    expect(await readCode(page.getByRole('img', { name: paper.code }))).toContain(
      `${baseURL ?? ''}${words.path}#ids=`,
    );

    await page.emulateMedia({ media: null });
    const { sizes, text } = await readPdf(page);
    expect(sizes).toHaveLength(4);
    expect(text).toContain('4 / 4');
    for (const { name } of longest)
      expect(text.replaceAll(' ', '')).toContain(name.split(' ')[0]?.toLocaleUpperCase('pt'));
  });
});
