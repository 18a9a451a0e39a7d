/** A network whose answers come when a test wants them. */
import type { Page } from '@playwright/test';

/** Holds back what is asked of an address; the answer lets it go on its way. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(null);
  };
}
