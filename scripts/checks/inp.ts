/**
 * `npm run check:inp [-- <origin or folder>]`: interaction to next paint, on a processor four times
 * slower than the reference. Counts the main thread's processor time relative to a fixed piece of
 * work, so slow or busy machines cause no fault.
 */
import type { Browser, Page } from 'playwright';
import { toPath } from '../../src/routes.ts';
import { checkServed } from './served-site.ts';

/** A tenth of a second until the next paint, and half of it for later work. */
const LIMIT_MS = 150;
const SLOWDOWN = 4;
/** Processor time of the fixed work on the reference machine. */
const REFERENCE_MS = 50;
const ROUNDS = 6;
const WAIT_MS = 15_000;
/** Time for an interaction's deferred work. */
const ANSWER_MS = 400;
const RESET_MS = 150;
/** Number of profiles to search for one with several galleries. */
const PROFILES = 30;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Interaction {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Prepares the input, so that only the page's answer is measured. */
  readonly aim: (page: Page) => Promise<() => Promise<void>>;
  readonly reset: (page: Page) => Promise<void>;
}

const aimAt = (selector: string, index: number) => async (page: Page) => {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to tap: ${selector}`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** A one-page listing: longer ones draw on in later frames, which would count. */
const LISTING = toPath({ page: 'listing', category: 'image', number: 1 }, 'pt');
const LETTERS = '.letters button:enabled';
const TABS = 'profile-galleries .tabs a';
const MODE = 'dialog[open]';

function interactions(origin: string, profile: string): readonly Interaction[] {
  const openListing = async (page: Page) => {
    await page.goto(origin + LISTING);
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
  const tap = (selector: string, index: number) => (page: Page) =>
    page.locator(selector).nth(index).click();
  const aimSearch = async (page: Page) => {
    await page.getByRole('searchbox').focus();
    return () => page.keyboard.press('v');
  };
  return [
    {
      name: 'a letter of the listing',
      open: openListing,
      aim: aimAt(LETTERS, 1),
      reset: tap(LETTERS, 1),
    },
    {
      name: 'its search',
      open: openListing,
      aim: aimSearch,
      reset: (page) => page.keyboard.press('Backspace'),
    },
    { name: 'another gallery', open: openProfile, aim: aimAt(TABS, 1), reset: tap(TABS, 0) },
    {
      name: 'entering gallery mode',
      open: openProfile,
      aim: aimAt('.gallery:not([hidden]) a.picture', 0),
      reset: (page) => page.keyboard.press('Escape'),
    },
    {
      name: 'another gallery in it',
      open: async (page) => {
        await openProfile(page);
        await openMode(page);
      },
      aim: aimAt(`${MODE} .choice button`, 1),
      reset: tap(`${MODE} .choice button`, 0),
    },
  ];
}

async function findProfile(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/modelos`);
  const links = await page
    .locator('.wall .card > a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of links.slice(0, PROFILES)) {
    await page.goto(origin + path);
    if ((await page.locator(TABS).count()) > 1) return path;
  }
  throw new Error(`None of the first ${String(PROFILES)} profiles has several galleries.`);
}

/** Returns a reader of the main thread's processor time in milliseconds. */
async function openClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
}

/** Processor milliseconds of the main thread from an input to the next frame. */
async function measureWork(
  page: Page,
  readClock: () => Promise<number>,
  act: () => Promise<void>,
): Promise<number> {
  const before = await readClock();
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return (await readClock()) - before;
}

/** Opens a fixed piece of work, similar to an interaction; returns a measure of its present
 * processor time. */
async function openReference(page: Page): Promise<() => Promise<number>> {
  await page.setContent('<button>reference</button><p></p>');
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      const list = document.querySelector('p');
      for (let round = 0; round < 20; round += 1) {
        const items = Array.from(
          { length: 200 },
          (_, index) => `<span>${String(index)} of ${String(round)}</span> `,
        );
        if (list) list.innerHTML = items.join('');
        void document.body.offsetHeight;
      }
    });
  });
  const readClock = await openClock(page);
  const tap = await aimAt('button', 0)(page);
  return () => measureWork(page, readClock, tap);
}

/** An interaction's time on the reference machine: the least of several rounds, each beside the
 * reference work, because speed varies. */
async function measure(
  page: Page,
  { aim, reset }: Interaction,
  measureReference: () => Promise<number>,
): Promise<number> {
  const readClock = await openClock(page);
  let least = Infinity;
  let reference = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    reference = Math.min(reference, await measureReference());
    const act = await aim(page);
    await page.waitForTimeout(RESET_MS);
    least = Math.min(least, await measureWork(page, readClock, act));
    await page.waitForTimeout(ANSWER_MS);
    await reset(page);
    await page.waitForTimeout(RESET_MS);
  }
  return (least / reference) * REFERENCE_MS;
}

async function check(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage(PHONE);
  page.setDefaultTimeout(WAIT_MS);
  const faults: string[] = [];
  for (const interaction of interactions(origin, await findProfile(page, origin))) {
    await interaction.open(page);
    // A fresh page for each: repeated work gets faster.
    const reference = await browser.newPage(PHONE);
    const time = (await measure(page, interaction, await openReference(reference))) * SLOWDOWN;
    await reference.close();
    console.log(`${interaction.name.padEnd(24)}${time.toFixed(0).padStart(5)} ms`);
    if (time >= LIMIT_MS)
      faults.push(
        `${interaction.name} answers after ${time.toFixed(0)} ms, not within ${String(LIMIT_MS)} ms`,
      );
  }
  return faults;
}

await checkServed('inp', `on a processor ${String(SLOWDOWN)} times slower`, check);
