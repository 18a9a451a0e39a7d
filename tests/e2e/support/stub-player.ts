import { expect, type Locator, type Page } from '@playwright/test';

export const PLAYER = /^https:\/\/(?:player\.vimeo\.com|www\.youtube-nocookie\.com)\//;

const SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts';
const FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** Answers for the providers: tests must not depend on them. */
export async function standInForPlayer(page: Page): Promise<void> {
  await page.route(PLAYER, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
}

/** Fails if a player may do more than play, or learns its page. */
export async function expectPlayerInBounds(player: Locator): Promise<void> {
  const sandbox = (await player.getAttribute('sandbox')) ?? 'all of it';
  expect(sandbox.split(' ').toSorted().join(' ')).toBe(SANDBOX);
  for (const feature of ((await player.getAttribute('allow')) ?? '').split('; '))
    expect(FEATURES).toContain(feature);
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin');
}
