/** From a card to its profile, the frame becomes the cover and nothing else moves. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const KEY = 'frames';

/** Records on every new page which element has its own transition name, and what moves. */
async function watchFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((key) => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const note = (text: string) => {
        sessionStorage.setItem(
          key,
          JSON.stringify([...(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]), text]),
        );
      };
      if (viewTransition === null) return;
      void viewTransition.ready.then(() => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          .filter(
            (pseudo) =>
              pseudo?.startsWith('::view-transition-group(') === true && !pseudo.includes('(root)'),
          );
        const named = [
          ...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'),
        ];
        const owners = named.map(
          (element) =>
            element.closest<HTMLElement>('.card')?.dataset['name'] ??
            element.classList.item(0) ??
            '',
        );
        note([owners.join(), ...moving].join(' '));
      });
      // The page drops its name when the transition ends, after this.
      void viewTransition.finished.then(() => {
        setTimeout(() => {
          note(
            `left ${String(document.querySelectorAll('[style*="view-transition-name"]').length)}`,
          );
        });
      });
    });
  }, KEY);
  return () =>
    page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], KEY);
}

test.describe('from a card to its profile', { tag: '@phone' }, () => {
  test('the frame of a card far down becomes the cover', async ({ page }) => {
    const frames = await watchFrames(page);
    await page.goto('/modelos');
    const card = page.locator('.card:visible').nth(60);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link').click();
    await expect.poll(frames).toEqual(['portrait ::view-transition-group(frame)', 'left 0']);
  });

  test('nothing moves for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frames = await watchFrames(page);
    await page.goto('/modelos');
    await page.locator('.card:visible').nth(1).getByRole('link').click();
    await expect.poll(frames).toContain('left 0');
    expect((await frames()).filter((note) => note.includes('::'))).toEqual([]);
  });
});
