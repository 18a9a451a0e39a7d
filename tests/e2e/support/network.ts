/** A network that a test can pause or slow down. */
import type { Page } from '@playwright/test';

type Address = string | RegExp | ((url: URL) => boolean);

/** Pauses the requests to an address until the returned function is called. */
export async function pauseRequests(page: Page, address: Address): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(null);
  };
}

/** Delays each request to an address by some milliseconds. */
export async function delayRequests(page: Page, address: Address, milliseconds: number): Promise<void> {
  await page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}
