import { expect, it, vi } from 'vitest';
import { fill } from '../../../../i18n/phrases.ts';
import { compositesPath } from '../../../../src/contracts/composite-call.ts';
import { MOST_COMPOSITES } from '../../../../src/domain/constants.ts';
import { NO_TEXTS } from '../../../../src/domain/selection.ts';
import { downloadComposites, toSharing } from '../../../../src/islands/selection/sharing.ts';
import { selectionView } from '../../../../src/views/selection-view.ts';
import { aCatalogue } from '../../../support/sample-catalogue.ts';

const view = { ...selectionView(aCatalogue(), 'pt').page, imageBaseUrl: '' };

it('the composites of a selection are asked of the first talents who have one, however far down, and it is said when others wait or nobody has one', async () => {
  const ids = Array.from({ length: 3 * MOST_COMPOSITES }, (_, index) => String(index + 1));
  const offered = ids.slice(MOST_COMPOSITES + 1);
  const talents = ids.map((id) => [id, 'Ana', offered.includes(id) ? 1 : 0]);
  const asked: string[] = [];
  let answer = new Response(null, { status: 413 });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(address.startsWith('/api/') ? answer : Response.json({ talents }));
  });
  const { composites } = view.words;
  expect(await downloadComposites(ids, '', view)).toBe(composites.large);
  expect(asked[1]).toBe(compositesPath(offered.slice(0, MOST_COMPOSITES)));
  answer = new Response('', { headers: { 'Content-Type': 'application/zip' } });
  expect(await downloadComposites(ids, '', view)).toBe(
    fill(composites.first, { n: MOST_COMPOSITES }),
  );
  expect(await downloadComposites(ids.slice(0, 3), '', view)).toBe(composites.nobody);
});

it('the link of a selection is copied whole, with a word where it is long, stands short in a message, and a closed share sheet is no failure', async () => {
  const told: string[] = [];
  vi.stubGlobal('location', new URL('https://site.example/favoritos'));
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.resolve() },
    share: () => Promise.reject(new DOMException('', 'AbortError')),
  });
  const sharingOf = (count: number) => {
    const order = Array.from({ length: count }, (_, index) => String(index + 1));
    const notes = Object.fromEntries(order.map((id) => [id, crypto.randomUUID()]));
    const tell = (text: string) => told.push(text);
    return toSharing({ view, people: [], texts: { ...NO_TEXTS, order, notes }, tell });
  };
  for (const [count, word, link] of [
    [3, view.words.linkCopied, '#b=1'],
    [200, view.words.longLink, '#ids=1,2'],
  ] as const) {
    const sharing = await sharingOf(count);
    await sharing.copyLink();
    await sharing.share();
    expect(told.splice(0)).toEqual([word]);
    expect((await sharing.openForm()).opening.brief.whole.text).toContain(`favoritos${link}`);
  }
});
