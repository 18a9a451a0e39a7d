/** The main presses of a page, each until its answer stands. */
import type { Page } from '@playwright/test';

export async function chooseLetter(page: Page): Promise<void> {
  await page.locator('.letters .scroller a').first().click();
  await page.locator('.letters [aria-current="true"]').waitFor();
}

export async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('a');
  await page.locator('.wall[data-live]').waitFor();
}

export async function openFinder(page: Page): Promise<void> {
  await page.locator('.opener summary').click();
  await page.locator('.fit .ticks label').first().waitFor();
}

export async function openPicture(page: Page): Promise<void> {
  await page.locator('.gallery a.picture').first().click();
  await page.locator('dialog[open] .swiper-slide').first().waitFor();
}
