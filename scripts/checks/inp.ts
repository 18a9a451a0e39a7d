/**
 * `npm run check:inp [-- <origin or folder>]`: interaction to next paint. What a visitor taps most answers within a tenth of a second on a
 * processor four times slower. Each interaction counts with its best of several rounds, because whatever else the machine does only adds
 * to them.
 */
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';
import { checkServed } from './served-site.ts';

const LIMIT_MS = 100;
const SLOWDOWN = 4;
const ROUNDS = 5;
const WAIT_MS = 15_000;
/** Until the frame of an interaction has been told of. */
const ANSWER_MS = 400;
const RESET_MS = 300;
/** Profiles that are looked through for one with several galleries. */
const PROFILES = 30;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Interaction {
  readonly name: string;
  /** Goes to where the interaction begins. */
  readonly open: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Goes back to where it begins. */
  readonly reset: (page: Page) => Promise<void>;
}

const LETTERS = '.letters button:enabled';
const TABS = 'profile-galleries .tabs a';
const MODE = 'dialog[open]';

function interactions(origin: string, profile: string): readonly Interaction[] {
  const openListing = async (page: Page) => {
    await page.goto(`${origin}/modelos`);
    await page.locator(LETTERS).nth(1).waitFor();
    await page.waitForLoadState('networkidle');
  };
  const openProfile = async (page: Page) => {
    await page.goto(origin + profile);
    await page.locator(TABS).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  };
  const openMode = async (page: Page) => {
    await page.locator('.gallery:not([hidden]) a.picture').first().click();
    await page.locator(MODE).waitFor();
  };
  const tap = (selector: string, index: number) => (page: Page) => page.locator(selector).nth(index).click();
  const search = (key: string) => (page: Page) => page.getByRole('searchbox').press(key);
  return [
    { name: 'a letter of the listing', open: openListing, act: tap(LETTERS, 1), reset: tap(LETTERS, 1) },
    { name: 'its search', open: openListing, act: search('v'), reset: search('Backspace') },
    { name: 'another gallery', open: openProfile, act: tap(TABS, 1), reset: tap(TABS, 0) },
    { name: 'entering gallery mode', open: openProfile, act: openMode, reset: (page) => page.keyboard.press('Escape') },
    {
      name: 'another gallery in it',
      open: async (page) => {
        await openProfile(page);
        await openMode(page);
      },
      act: tap(`${MODE} .choice button`, 1),
      reset: tap(`${MODE} .choice button`, 0),
    },
  ];
}

/** The first profile of the listing that has more than one gallery. */
async function findProfile(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/modelos`);
  const links = await page.locator('.wall .card > a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of links.slice(0, PROFILES)) {
    await page.goto(origin + path);
    if ((await page.locator(TABS).count()) > 1) return path;
  }
  throw new Error(`None of the first ${String(PROFILES)} profiles has several galleries.`);
}

/** Milliseconds from an input to the next frame. */
async function measure(page: Page, { open, act, reset }: Interaction): Promise<number> {
  await open(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      (window as unknown as { times: number[] }).times.length = 0;
    });
    await act(page);
    await page.waitForTimeout(ANSWER_MS);
    best = Math.min(best, await page.evaluate(() => Math.max(0, ...(window as unknown as { times: number[] }).times)));
    await reset(page);
    await page.waitForTimeout(RESET_MS);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return best;
}

async function check(origin: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] });
  try {
    const page = await browser.newPage(PHONE);
    page.setDefaultTimeout(WAIT_MS);
    const faults: string[] = [];
    for (const interaction of interactions(origin, await findProfile(page, origin))) {
      const time = await measure(page, interaction);
      console.log(`${interaction.name.padEnd(24)}${time.toFixed(0).padStart(5)} ms`);
      if (time >= LIMIT_MS) faults.push(`${interaction.name} answers after ${time.toFixed(0)} ms, not within ${String(LIMIT_MS)} ms`);
    }
    return faults;
  } finally {
    await browser.close();
  }
}

await checkServed('inp', `on a processor ${String(SLOWDOWN)} times slower`, check);
