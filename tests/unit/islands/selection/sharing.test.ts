import { expect, it, vi } from 'vitest';
import { compositesPath } from '../../../../src/contracts/composite-call.ts';
import { MOST_COMPOSITES } from '../../../../src/domain/constants.ts';
import { downloadComposites } from '../../../../src/islands/selection/sharing.ts';
import { selectionView } from '../../../../src/views/selection-view.ts';
import { aCatalogue } from '../../../support/sample-catalogue.ts';

it('the composites of a selection are asked of the first talents who have one, however far down', async () => {
  const ids = Array.from({ length: 3 * MOST_COMPOSITES }, (_, index) => String(index + 1));
  const offered = ids.slice(MOST_COMPOSITES + 1);
  const talents = ids.map((id) => [id, 'Ana', offered.includes(id) ? 1 : 0]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(
      address.startsWith('/api/')
        ? new Response(null, { status: 413 })
        : Response.json({ talents }),
    );
  });
  const view = { ...selectionView(aCatalogue(), 'pt').page, imageBaseUrl: '' };
  expect(await downloadComposites(ids, '', view)).toBe(view.words.composites.large);
  expect(asked[1]).toBe(compositesPath(offered.slice(0, MOST_COMPOSITES)));
});
