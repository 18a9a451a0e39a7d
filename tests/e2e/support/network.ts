import type { Locator, Page, Request, Route } from '@playwright/test';

type Address = string | RegExp | ((url: URL) => boolean);

/** Pauses the requests to an address until the returned function is called. */
export async function pauseRequests(page: Page, address: Address): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}

export function posts(page: Page): readonly Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.push(request);
  });
  return seen;
}

export async function clickWildly(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
}

/** Clicks with the key held that opens a tab; `true` where the page leaves that to the browser. */
export async function clickWithKeyHeld(link: Locator): Promise<boolean> {
  return link.evaluate((element) =>
    element.dispatchEvent(
      new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
}

type Answer = Parameters<Route['fulfill']>[0] | null;

/** Gives posts to an address these answers, `null` for a lost connection, and lets later ones
 * through; returns the ids of all. */
export async function submissionIds(
  page: Page,
  address: Address,
  answers: readonly Answer[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  await page.route(address, async (route) => {
    const post = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const [, id = ''] = /name="submissionId"\r\n\r\n([^\r]+)/.exec(post) ?? [];
    const answer = answers[ids.length];
    ids.push(id);
    if (answer === undefined) await route.continue();
    else if (answer === null) await route.abort('connectionreset');
    else await route.fulfill(answer);
  });
  return ids;
}

/** Tells the page that somebody looks at it, or nobody any more. */
export const turnTo = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
