/**
 * What a page is made of, as a key: a page whose key is the same as in the release before is the same page, and is not rendered again. A
 * page shows exactly one view, and views are pure, so the view is the key. It is the `cacheKey` of Astro's `getStaticPaths`; a page
 * without one (404, feeds, sitemaps) is made by every build.
 */
import { digest } from '../lib/digest.ts';

/** Hex digits: twenty thousand keys are read and written by a build. */
const LENGTH = 32;

/** The key of a page that shows nothing of the content but this. */
export function toPageKey(shown: unknown): string {
  return digest(shown).slice(0, LENGTH);
}

/**
 * The key of a profile by the talent's id. Profiles, the many, need not be viewed to be known: `shared` is all that their view may see
 * besides the talent and its neighbours, `talents` the talents' digests, `toBeside` what is seen of a talent's neighbours. Throws for a talent without one, which is a fault of the program.
 */
export function toProfileKeys(
  shared: unknown,
  talents: ReadonlyMap<string, string>,
  toBeside: (id: string) => unknown,
): (id: string) => string {
  const prefix = toPageKey(shared);
  return (id) => {
    const talent = talents.get(id);
    if (talent === undefined) throw new Error(`The talent ${id} has no digest.`);
    return `${prefix}${talent.slice(0, LENGTH)}${toPageKey(toBeside(id))}`;
  };
}

/** A page that shows a view: the view for its `props`, and its key. */
export function toPageProps<View>(view: View): { readonly props: { readonly view: View }; readonly cacheKey: string } {
  return { props: { view }, cacheKey: toPageKey(view) };
}
