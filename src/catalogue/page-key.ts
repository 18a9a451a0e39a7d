/**
 * Cache keys of pages: a page whose key is that of the last release is not rendered again. A page shows exactly one view, and views are
 * pure, so the digest of the view is the key. It is the `cacheKey` of `getStaticPaths`; pages without one (404, the sitemaps' index) are
 * rendered by every build.
 */
import { digest } from '../lib/digest.ts';

/** Hex digits; short, because a build reads and writes twenty thousand keys. */
const LENGTH = 32;

/** The key of a page that shows nothing of the content but this. */
export function toPageKey(shown: unknown): string {
  return digest(shown).slice(0, LENGTH);
}

/**
 * The key of a profile by the talent's id, made without the profile's view, because there are many: `shared` is all that the view reads
 * besides the talent and its neighbours, `talents` are the talents' digests, `toBeside` gives what is shown of the neighbours. Throws for
 * a talent without a digest, which is a bug.
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
