import type { Page } from '@playwright/test';
import { extractImages } from 'unpdf';
import { peopleOf, pressMore, print, selectionWords, store } from './support/selection-page.ts';
import { findCut, holdPrint, readCode, readPdf, waitForPrint } from './support/paper.ts';
import { readTalents, talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

const FIVE = [
  'Jandira Nóbrega',
  'Emanuel Góis',
  'Lívia Maranhão',
  'Ana Sá',
  'Thaís Moura',
] as const;
/** A4 in PDF points, and its printable part in CSS pixels. */
const A4 = { width: 595, height: 842 };
const PRINTABLE = { width: 703, height: 1040 };
const MILLIMETRE = 96 / 25.4;
const TITLE = 'Verão Capibaribe';
const NOTE =
  'Abre o filme na balsa, de cabelo solto, ao nascer do sol; confirmar se nada bem e se tem o dia 15 livre para a prova de figurino.';

const words = selectionWords('en');

/** Opens the selection and prints it without the browser's dialog; nothing is cut on the paper. */
async function openPaper(
  page: Page,
  order: readonly string[],
  notes: Readonly<Record<string, string>>,
): Promise<void> {
  const stored = { from: '2026-12-14', to: '2026-12-16', order, notes };
  await holdPrint(page);
  await store(page, {
    favorites: JSON.stringify(Object.fromEntries(order.map((id) => [id, { id, name: 'x' }]))),
    brief: JSON.stringify({ title: TITLE, client: 'Ateliê Marulho', ...stored }),
  });
  await page.goto(words.path);
  await expect(peopleOf(page, words)).toHaveCount(order.length);
  await print(page, words);
  await waitForPrint(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PRINTABLE);
  expect(await findCut(page.locator('.txt, .sheet > div'))).toEqual([]);
}

test.describe('a selection on paper', { tag: '@desktop' }, () => {
  test('is a page of five to one scale, with a code that opens it', async ({ page, baseURL }) => {
    const ids = (await Promise.all(FIVE.map((name) => talentNamed(page, name)))).map(
      ({ id }) => id,
    );
    await openPaper(page, ids, { [ids[0] ?? '']: NOTE });
    const scales = await page
      .locator('.people .frame')
      .evaluateAll((frames) =>
        frames.map(
          (frame) =>
            frame.getBoundingClientRect().height / Number(/cm-(\d+)/.exec(frame.className)?.[1]),
        ),
      );
    expect(scales).toHaveLength(5);
    for (const scale of scales) expect(scale).toBeCloseTo(0.452 * MILLIMETRE, 2);
    expect((await page.locator('.qr').boundingBox())?.width).toBeCloseTo(24 * MILLIMETRE, 0);
    expect(await readCode(page.getByRole('img', { name: words.sheet.code }))).toBe(
      `${baseURL ?? ''}${words.path}#ids=${ids.join(',')}&t=${encodeURIComponent(TITLE)}`,
    );

    await page.emulateMedia({ media: null });
    const { pdf, sizes, text } = await readPdf(page);
    expect(sizes).toEqual([A4]);
    for (const part of [
      ...[...FIVE, TITLE].map((name) => name.toLocaleUpperCase('pt')),
      ...['Ateliê Marulho', '+55 81 90000-2010', 'ola@amazing.example', '14 to 16 Dec 2026'],
      ...['1 / 1', '1.60', '1.70', '1.80', '1.90'],
    ])
      expect(text).toContain(part);
    // Kerning makes the PDF reader take some gaps for spaces.
    expect(text.replaceAll(' ', '')).toContain(NOTE.replaceAll(' ', ''));
    expect(text.replaceAll(' ', '')).toMatch(/Measurementsfrom(Sep|Aug|Nov)202\d/);
    expect(text).toMatch(/Printed \d+ \w{3} \d{4}/);
    expect(text, 'an empty note').not.toContain(words.note);
    const pictures = await extractImages(pdf, 1);
    expect(pictures).toHaveLength(5);
    expect(pictures.every(({ width: pixels }) => pixels >= 300)).toBe(true);

    await pressMore(page, words, words.print);
    await page.getByRole('textbox', { name: words.titleLabel }).fill('Outono');
    await page.getByRole('button', { name: words.print, exact: true }).click();
    await expect.poll(() => readCode(page.locator('.sheet .qr'))).toMatch(/&t=Outono$/);

    await page.getByRole('button', { name: words.order.done }).click();
    await pressMore(page, words, words.order.open);
    expect((await readPdf(page)).text).toContain('OUTONO');
    await expect(page.locator('.sheet .qr'), 'no code of an earlier print').toHaveCount(0);
  });

  test('of twenty with long names and notes takes four pages, nothing cut', async ({ page }) => {
    const ids = (await readTalents(page))
      .toSorted((a, b) => b.name.length - a.name.length)
      .slice(0, 20)
      .map(({ id }) => id);
    await openPaper(page, ids, Object.fromEntries(ids.map((id) => [id, NOTE.padEnd(140, '.')])));
    await page.emulateMedia({ media: null });
    const { sizes, text } = await readPdf(page);
    expect(sizes).toHaveLength(4);
    expect(text).toContain('4 / 4');
  });
});
