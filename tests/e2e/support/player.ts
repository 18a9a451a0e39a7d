/** A provider's player on the page. */
import { expect, type Locator } from '@playwright/test';

const MAY = ['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-presentation', 'allow-same-origin', 'allow-scripts'];
const MAY_ASK_FOR = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** Fails where a player may do more than play, or is told which page it is on. */
export async function expectPlayerInBounds(player: Locator): Promise<void> {
  expect(((await player.getAttribute('sandbox')) ?? 'all of it').split(' ').toSorted()).toEqual(MAY);
  for (const feature of ((await player.getAttribute('allow')) ?? '').split('; ')) expect(MAY_ASK_FOR).toContain(feature);
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin');
}
