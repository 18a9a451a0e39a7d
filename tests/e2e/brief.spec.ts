/** The casting brief on Favourites: writing, ordering, sharing by link. */
import type { Page } from '@playwright/test';
import { fill } from '../../i18n/phrases.ts';
import { SELECTION, keepInSelection } from './support/selection-page.ts';
import { expectAccessible, finger } from './support/boxes.ts';
import { talentNamed } from './support/demo-talents.ts';
import { pauseRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['Ana Sá', 'Bárbara Uchôa', 'Jandira Nóbrega'] as const;

for (const words of SELECTION) {
  const { brief } = words;
  const item = (page: Page, name: string) =>
    page.locator('.person').filter({ has: page.getByRole('link', { name }) });
  const frame = (page: Page, name: string) => item(page, name).locator('[data-part="lift"]');
  const names = (page: Page) =>
    page
      .locator('.person')
      .evaluateAll((items) => items.map((person) => person.getAttribute('data-name')));
  const undo = (page: Page) => page.getByRole('button', { name: words.undo });

  const day = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  async function copyLink(page: Page): Promise<string> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: words.copyLink }).click();
    await expect(page.getByText(words.linkCopied)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  async function openBrief(page: Page): Promise<void> {
    await keepInSelection(page, NAMES);
    await page.goto(words.path);
    await expect.poll(() => names(page)).toEqual(NAMES);
  }

  test.describe(`a brief (${words.code})`, { tag: `@${words.code}` }, () => {
    test(
      'is put in order by keyboard alone, tells where everybody stands, and takes it back',
      { tag: '@once' },
      async ({ page }) => {
        await openBrief(page);
        const [ana, bia, jandira] = NAMES;
        const told = page.getByRole('status').and(page.locator('[data-part="said"]'));
        await frame(page, ana).focus();
        await page.keyboard.press('Space');
        await expect(told).toContainText(ana);
        await expect(told).toContainText('Enter');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expect(frame(page, ana)).toBeFocused();
        expect(await names(page)).toEqual([bia, jandira, ana]);
        await page.keyboard.press('Escape');
        expect(await names(page)).toEqual(NAMES);

        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        expect(await names(page)).toEqual([bia, ana, jandira]);
        await page.reload();
        await expect.poll(() => names(page)).toEqual([bia, ana, jandira]);
        await frame(page, ana).press('Space');
        await expect(page.locator('.lifted')).toHaveCount(1);
        await page.keyboard.press('Tab');
        await expect(page.locator('.lifted')).toHaveCount(0);

        await page.emulateMedia({ reducedMotion: 'reduce' });
        const later = item(page, bia).locator('[data-part="later"]');
        await later.focus();
        await page.keyboard.press('Enter');
        await expect(later).toBeFocused();
        expect(await names(page)).toEqual([ana, bia, jandira]);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        expect(await names(page)).toEqual([ana, jandira, bia]);
        await expect(later).toBeDisabled();
        await undo(page).click();
        expect(await names(page)).toEqual([ana, bia, jandira]);
        await undo(page).click();
        expect(await names(page)).toEqual([bia, ana, jandira]);
      },
    );

    test(
      'has each name below its frame, is put in order by mouse, and opens a profile by click',
      { tag: '@desktop' },
      async ({ page }) => {
        await openBrief(page);
        const [ana, bia, jandira] = NAMES;
        const from = await frame(page, ana).boundingBox();
        const to = await frame(page, jandira).boundingBox();
        for (const name of NAMES) {
          const picture = await frame(page, name).boundingBox();
          const text = await item(page, name).locator('.name').boundingBox();
          expect(text?.x, `${name} begins where the frame does`).toBe(picture?.x);
        }
        await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 100);
        await page.mouse.down();
        await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 100, { steps: 12 });
        await expect.poll(() => names(page)).toEqual([bia, jandira, ana]);
        await page.mouse.up();
        await expect(page).toHaveURL(new RegExp(`${words.path}$`));
        expect(await names(page)).toEqual([bia, jandira, ana]);
        await frame(page, bia).click();
        await expect(page).toHaveURL(/barbara-uchoa$/);
      },
    );

    test(
      'is put in order by a long press, but not by a swipe',
      { tag: ['@phone', '@chromium'] },
      async ({ page }) => {
        await openBrief(page);
        const [ana, bia, jandira] = NAMES;
        await item(page, ana).scrollIntoViewIfNeeded();
        await page.evaluate(() =>
          document
            .querySelector('.person')
            ?.scrollIntoView({ block: 'start', behavior: 'instant' }),
        );
        const from = await frame(page, ana).boundingBox();
        const to = await frame(page, bia).boundingBox();
        const x = (from?.x ?? 0) + 50;
        const y = (from?.y ?? 0) + 80;
        const end = (to?.y ?? 0) + 80;
        const { press, move, lift } = await finger(page);
        await press(x, y);
        await expect(page.locator('.person.lifted')).toHaveCount(1);
        await move(x, end);
        await expect.poll(() => names(page)).toEqual([bia, ana, jandira]);
        await lift();
        await expect(page.locator('.person.lifted')).toHaveCount(0);
        expect(await names(page)).toEqual([bia, ana, jandira]);
        await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      },
    );

    test(
      'holds nobody after a press that ends, scrolls, or is the browser’s',
      { tag: '@once' },
      async ({ page }) => {
        await page.clock.install();
        await openBrief(page);
        await page.clock.pauseAt(Date.now() + 60_000);
        const hold = async (...events: readonly (readonly [string, y: number])[]) => {
          await frame(page, NAMES[0]).evaluate((part, each) => {
            for (const [type, clientY] of each) {
              const [pointerType = '', kind = ''] = type.split(' ');
              const pointer = { pointerId: 1, isPrimary: true, pointerType, clientX: 50, clientY };
              part.dispatchEvent(new PointerEvent(kind, { ...pointer, bubbles: true }));
            }
          }, events);
          await page.clock.fastForward(200);
          return page.locator('.lifted').count();
        };
        const begin = ['touch pointerdown', 80] as const;
        const end = ['touch pointerup', 80] as const;
        expect(await hold(begin, end)).toBe(0);
        expect(await hold(begin), 'the press before counts no more').toBe(0);
        expect(await hold(), 'a long one').toBe(1);
        expect(await hold(['touch pointercancel', 80])).toBe(0);
        expect(await hold(begin, ['touch pointermove', 120])).toBe(0);
        expect(await hold(), 'a scroll').toBe(0);
        const click = [
          ['mouse pointerdown', 80],
          ['mouse pointerup', 80],
        ] as const;
        expect(await hold(...click, ['mouse pointermove', 120])).toBe(0);
      },
    );

    test(
      'has a title of two lines, days typed or picked, and notes that grow',
      { tag: '@once' },
      async ({ page }) => {
        await openBrief(page);
        const long =
          'Campanha de verão do Ateliê Marulho no Capibaribe, com vinte e três letras a mais';
        await page.getByLabel(brief.titleLabel).fill(long);
        const lines = await page
          .getByLabel(brief.titleLabel)
          .evaluate((field) => field.clientHeight / parseFloat(getComputedStyle(field).lineHeight));
        expect(lines, 'a long title takes two lines').toBeLessThan(2.5);
        await day(page, brief.from).fill('31/02/2026');
        await expect(page.getByText(words.dateFault)).toBeVisible();
        await day(page, brief.from).fill('14/12/2026');
        await day(page, brief.to).focus();
        await expect(day(page, brief.from)).toHaveValue(/^14\/[Dd]e[cz]\/2026$/);
        await page.getByRole('button', { name: `${words.calendar} (${brief.to})` }).click();
        const calendar = page.getByRole('dialog', { name: brief.to, exact: true });
        await expect(calendar).toHaveCSS('opacity', '1');
        await expectAccessible(page, '[role="dialog"]');
        await expect(
          calendar.getByRole('button', { name: /^14 .*2026$/ }),
          'the usual day',
        ).toBeFocused();
        await calendar.getByRole('button', { name: /^16 .*2026$/ }).click();
        await expect(day(page, brief.to)).toHaveValue(/^16\/[Dd]e[cz]\/2026$/);
        const note = page.getByLabel(brief.noteOn.replace('{name}', NAMES[1]));
        await note.fill('Abre o filme. '.repeat(20));
        await expect(note).toHaveValue(/^.{140}$/);
        await note.fill('Abre o filme.');
        await note.blur();
        expect((await note.boundingBox())?.height, 'one line').toBeLessThan(64);
        await note.fill(
          'Abre o filme de costas, vira no fim e olha para a câmera até a luz apagar; depois anda até a porta, sem pressa nenhuma.',
        );
        expect(
          await note.evaluate((field) => field.scrollHeight - field.clientHeight),
          'nothing of a long note is cut',
        ).toBeLessThanOrEqual(0);
      },
    );

    test('keeps title, client, days and notes on the device, in step in two tabs, and in its link', async ({
      page,
      context,
      browser,
    }) => {
      await openBrief(page);
      await page.getByLabel(brief.titleLabel).fill('Verão Capibaribe');
      await page.getByLabel(brief.client, { exact: true }).fill('Ateliê Marulho');
      await day(page, brief.from).fill('14/12/2026');
      await day(page, brief.to).fill('16/12/2026');
      const note = page.getByLabel(brief.noteOn.replace('{name}', NAMES[1]));
      await note.fill('Abre o filme.');
      await expect(page.getByRole('button', { name: words.undo })).toBeHidden();
      await expectAccessible(page);

      const other = await context.newPage();
      await other.goto(words.path);
      await expect(other.getByLabel(brief.titleLabel)).toHaveValue('Verão Capibaribe');
      await other.getByLabel(brief.titleLabel).fill('Verão no Capibaribe');
      await expect(page.getByLabel(brief.titleLabel)).toHaveValue('Verão no Capibaribe');
      await item(other, NAMES[0])
        .getByRole('button', { name: words.remove(NAMES[0]) })
        .click();
      await expect(page.locator('.person')).toHaveCount(2);
      await other.close();

      await page.bringToFront();
      const link = await copyLink(page);

      const guest = await (await browser.newContext()).newPage();
      await guest.goto(link);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(brief.received);
      const sender = guest.getByText(brief.sender);
      const title = guest.getByText('“Verão no Capibaribe”');
      expect((await sender.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
      await expect(guest.getByRole('link', { name: brief.senderCheck })).toHaveAttribute(
        'href',
        /\/(?:seguranca|safety)$/,
      );
      await expect(guest.locator('dl')).toContainText(/Ateliê Marulho.*14 .*2026.*16 .*2026/);
      await expect(guest.getByText('“Abre o filme.”')).toBeVisible();
      await expect(guest).toHaveTitle(new RegExp(`^${brief.received} ·`));
      await expect(guest.locator('#lift-hint')).toBeHidden();
      await expect(
        guest.locator('main :is(input, textarea)').filter({ visible: true }),
      ).toHaveCount(0);
      await expectAccessible(guest);
      await guest.getByRole('button', { name: words.keepShared }).click();
      await expect(guest.getByLabel(brief.titleLabel)).toHaveValue('Verão no Capibaribe');
      await expect(guest.getByLabel(brief.noteOn.replace('{name}', NAMES[1]))).toHaveValue(
        'Abre o filme.',
      );
      await undo(guest).click();
      await expect(guest).toHaveURL(link);
      await expect(guest.getByText('“Verão no Capibaribe”')).toBeVisible();
      await guest.goto(new URL(words.path, link).href);
      await expect(guest.getByRole('heading', { level: 1, name: words.emptyTitle })).toBeVisible();
      await guest.context().close();
    });

    test(
      'has the link of its latest words, however late earlier ones are packed',
      { tag: '@once' },
      async ({ page }) => {
        await page.addInitScript(() => {
          const { arrayBuffer } = Response.prototype;
          const packings: (() => void)[] = [];
          Object.assign(window, { packings });
          Response.prototype.arrayBuffer = async function () {
            await new Promise<void>((resolve) => packings.push(resolve));
            return arrayBuffer.call(this);
          };
        });
        const finish = (which: 'last' | 'all') =>
          page.evaluate((end) => {
            const { packings } = window as unknown as { packings: (() => void)[] };
            const last = packings.at(-1);
            for (const go of packings) if (end === 'all' || go === last) go();
            return packings.length;
          }, which);
        await openBrief(page);
        await page.getByLabel(brief.titleLabel).fill('Verão');
        await page.getByLabel(brief.titleLabel).fill('Verão no Capibaribe');
        const link = page.locator('[data-part="whatsapp"]');
        await expect(link).toHaveAttribute('href', /wa\.me\/$/);
        expect(await finish('last')).toBeGreaterThan(1);
        await expect(link).toHaveAttribute('href', /Ver%C3%A3o%20no%20Capibaribe/);
        const latest = await link.getAttribute('href');
        await finish('all');
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await link.getAttribute('href')).toBe(latest);
      },
    );

    test(
      'stays what the address says when the list of talents comes late for another address',
      { tag: '@once' },
      async ({ page }) => {
        const answer = await pauseRequests(page, '**/talents.json');
        const order = await Promise.all(
          NAMES.map(async (name) => (await talentNamed(page, name)).id),
        );
        const ids = `#ids=${order.join(',')}`;
        await page.goto(words.path + ids);
        await expect(page.locator('favourites-wall [data-part="loading"]')).toBeVisible();
        await page.evaluate(
          (hashes) => {
            for (const address of hashes.flatMap((hash) => [hash, location.pathname])) {
              history.replaceState(null, '', address);
              window.dispatchEvent(new HashChangeEvent('hashchange'));
            }
          },
          ['#b=1damaged', ids, `#lado=${order.join(',')}`],
        );
        const empty = page.getByRole('heading', { level: 1, name: words.emptyTitle });
        await expect(empty).toBeVisible();
        answer();
        await page.waitForLoadState('networkidle');
        await expect(empty).toBeVisible();
        await expect(page.locator('.person')).toHaveCount(0);
      },
    );

    test(
      'waits for the list of talents at an address that the visitor opens while the own one waits',
      { tag: '@once' },
      async ({ page }) => {
        await page.clock.install();
        await page.addInitScript(() => {
          const left = { 999999: { id: '999999', name: 'Quem Saiu' } };
          localStorage.setItem('favorites', JSON.stringify(left));
        });
        const answer = await pauseRequests(page, '**/talents.json');
        const { id } = await talentNamed(page, NAMES[0]);
        await page.goto(words.path);
        const waits = page.locator('favourites-wall [data-part="loading"]');
        await expect(waits).toBeVisible();
        await page.evaluate((hash) => (location.hash = hash), `ids=${id}`);
        await page.clock.fastForward(3_000);
        await expect(waits).toBeVisible();
        answer();
        await expect.poll(() => names(page)).toEqual(NAMES.slice(0, 1));
        const gone = page.getByText(words.gone.one);
        await expect(gone).toBeHidden();
        await page.evaluate(() => (location.hash = ''));
        await expect(gone).toBeVisible();
        await page.goBack();
        await expect(gone).toBeHidden();
      },
    );

    test('comes back from a colleague: changes are named, two presses keep them, one takes them back', async ({
      page,
      browser,
    }) => {
      await openBrief(page);
      await page.getByLabel(brief.titleLabel).fill('Verão');
      const sent = await copyLink(page);
      await page.goto(sent);
      await expect(page.getByText('“Verão”')).toBeVisible();
      await expect(
        page.getByRole('button', { name: words.keepShared }),
        'nothing changed',
      ).toBeHidden();

      const away = await browser.newContext();
      const colleague = await away.newPage();
      await colleague.goto(sent);
      await colleague.getByRole('button', { name: words.keepShared }).click();
      const [ana, bia, jandira] = NAMES;
      await item(colleague, jandira).locator('[data-part="earlier"]').click();
      await item(colleague, jandira).locator('[data-part="earlier"]').click();
      await colleague.getByLabel(brief.noteOn.replace('{name}', bia)).fill('Cabelo preso.');
      await item(colleague, ana)
        .getByRole('button', { name: words.remove(ana) })
        .click();
      const answer = await copyLink(colleague);
      await away.close();

      await page.goto(answer);
      const { changes } = brief;
      await expect(page.locator('.changes li')).toHaveText([
        fill(changes.up, { name: jandira, from: 3, to: 1 }),
        fill(changes.noted, { name: bia }),
        fill(changes.left, { name: ana }),
      ]);
      await page.getByRole('button', { name: words.keepShared }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: brief.replace }).click();
      await expect.poll(() => names(page)).toEqual([jandira, bia]);
      await expect(page.getByLabel(brief.noteOn.replace('{name}', bia))).toHaveValue(
        'Cabelo preso.',
      );
      await undo(page).click();
      await expect(page).toHaveURL(answer);
      await page.goto(words.path);
      await expect.poll(() => names(page)).toEqual(NAMES);
    });

    test('is put aside for a new one, and opened again; both stay on the device', async ({
      page,
    }) => {
      await openBrief(page);
      await page.getByLabel(brief.titleLabel).fill('Verão');
      await page.getByRole('button', { name: brief.anew }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.emptyTitle })).toBeVisible();
      const received = await talentNamed(page, 'Açucena Vilar');
      await page.goto(`${words.path}#ids=${received.id}&t=Inverno`);
      await page.getByRole('button', { name: words.keepShared }).click();
      const saved = page.getByRole('navigation', { name: brief.saved });
      await saved.getByRole('button', { name: 'Verão' }).click();
      await expect.poll(() => names(page)).toEqual(NAMES);
      await expect(page.getByLabel(brief.titleLabel)).toHaveValue('Verão');
      await expectAccessible(page);
      await page.reload();
      await expect.poll(() => names(page)).toEqual(NAMES);
      await saved.getByRole('button', { name: 'Inverno' }).click();
      await expect.poll(() => names(page)).toEqual(['Açucena Vilar']);
      await expect(saved.getByRole('button', { name: 'Verão 3' })).toBeVisible();
    });
  });
}
