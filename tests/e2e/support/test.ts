/** The test that every browser test extends: it knows the site's address, and an error on the console fails it. */
import { test as base, expect } from '@playwright/test';
import { MAP_SERVICE } from '../../../src/domain/constants.ts';

/** The map's tiles come from a house that no test may depend on. */
const TILES = `${new URL(MAP_SERVICE.tiles).origin}/**`;
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#ddd" d="M0 0H256V256H0Z"/><path stroke="#fff" stroke-width="9" d="M0 90H256M120 0V256"/></svg>';

interface Fixtures {
  /** Texts of console errors that a test causes on purpose. */
  readonly expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_SITE_URL']);
  },
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(TILES, (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }));
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };
