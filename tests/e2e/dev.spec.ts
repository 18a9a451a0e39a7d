/** The development server in a browser, as `npm run dev` starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { BARE_ENV } from '../support/bare-env.ts';
import { freePort } from '../support/free-port.ts';
import { listingOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Milliseconds. A busy machine needs over a minute to read the content. */
const START_LIMIT = 180_000;

// React's development build reports the mark of a button pressed before hydration.
test.use({ expectedErrors: [/attributes of the server rendered HTML[^]*data-pressed/] });

test(
  'the development server hydrates islands and tells of the desk, without a warning',
  { tag: ['@pt', '@phone'] },
  async ({ page }) => {
    test.setTimeout(START_LIMIT + 60_000);
    const { home, talents } = dictionary('pt');
    const port = await freePort();
    const server = spawn(process.execPath, ['scripts/dev.ts', '--port', port, '--ignore-lock'], {
      cwd: ROOT,
      env: { ...BARE_ENV, BACK_OFFICE_PORT: '0' },
    });
    let printed = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => (printed += String(text)));
    try {
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: START_LIMIT },
        )
        .toBe(200);
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.getByRole('button', { name: home.slider.pause }).click();
      await expect(page.getByRole('button', { name: home.slider.play })).toBeVisible();
      await page.goto(`http://127.0.0.1:${port}${listingOf('pt')}`);
      const letter = page.getByRole('button', {
        name: fill(talents.listing.letter, { letter: 'A' }),
        exact: true,
      });
      await letter.click();
      await expect(letter).toHaveAttribute('aria-pressed', 'true');
      expect(printed).toMatch(/Back office {2}http:\/\/127\.0\.0\.1:\d+/);
      expect(printed).not.toMatch(/warning|\[WARN\]/i);
      await page.goto('about:blank');
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  },
);
