/**
 * The profiles' addresses and keys, known without Astro: they are nearly all pages of a large agency, and an edit changes few of them. So a
 * build asks Astro for those alone that differ from the release before.
 */
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import type { BuildContent } from '../../../src/catalogue/current.ts';
import { toProfileKeys } from '../../../src/catalogue/page-key.ts';
import { toPath } from '../../../src/routes.ts';
import { toNeighbourCards, toNeighbours } from '../../../src/views/neighbours.ts';
import { toProfileRoute } from '../../../src/views/profile-route.ts';
import { toProfileContent } from '../../../src/views/profile-view.ts';
import type { SitePath } from '../renderer.ts';
import { toPage } from './render.ts';

/** Tells the profiles that have to be made, by the ids of their talents, from the addresses of those that stay as they are. */
export function splitProfiles({ catalogue, digests }: BuildContent, isSame: (path: SitePath) => boolean) {
  const beside = toNeighbours(catalogue);
  const toKey = toProfileKeys(toProfileContent(catalogue), digests.talents, (id) => toNeighbourCards(beside.get(id)));
  const wanted = new Set<string>();
  const unchanged: SitePath[] = [];
  for (const talent of catalogue.talents) {
    const { id } = talent;
    const [route, key] = [toProfileRoute(talent), toKey(id)];
    const paths = LOCALE_CODES.map((locale) => toPage(toPath(route, locale), key));
    if (paths.every(isSame)) unchanged.push(...paths);
    else wanted.add(id);
  }
  return { wanted, unchanged };
}
