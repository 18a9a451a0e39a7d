/** The profiles' addresses and keys, made without Astro: it is asked only for the few profiles that
 * an edit changes. */
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import type { BuildContent } from '../../../src/catalogue/current.ts';
import { toProfileKeys } from '../../../src/catalogue/page-key.ts';
import { toPath } from '../../../src/routes.ts';
import { toNeighbourCards, toNeighbours } from '../../../src/views/neighbours.ts';
import { toProfileRoute } from '../../../src/views/profile-route.ts';
import { toProfileContent } from '../../../src/views/profile-view.ts';
import type { SitePath } from '../site-job.ts';
import { toPage } from './render.ts';

/** Splits the profiles into the talents (ids) to render and the addresses of pages to keep. */
export function splitProfiles(
  { catalogue, digests }: BuildContent,
  isSame: (path: SitePath) => boolean,
) {
  const beside = toNeighbours(catalogue);
  const toKey = toProfileKeys(toProfileContent(catalogue), digests.talents, (id) =>
    toNeighbourCards(beside.get(id)),
  );
  const wanted = new Set<string>();
  const unchanged: SitePath[] = [];
  for (const talent of catalogue.talents) {
    const { id } = talent;
    const route = toProfileRoute(talent);
    const key = toKey(id);
    const paths = LOCALE_CODES.map((locale) => toPage(toPath(route, locale), key));
    if (paths.every(isSame)) unchanged.push(...paths);
    else wanted.add(id);
  }
  return { wanted, unchanged };
}
