/**
 * Cache keys of pages (`cacheKey` of `getStaticPaths`): a view's digest. Equal keys are not
 * rendered again; pages without one always are.
 */
import { digest } from '../lib/digest.ts';

/** Hex digits. Short, because a build reads and writes twenty thousand keys. */
const LENGTH = 32;

/** The key of a page that shows only `shown` of the content. */
export function toPageKey(shown: unknown): string {
  return digest(shown).slice(0, LENGTH);
}

/**
 * The keys of profiles by id, made without their many views. `shared` is what all profile views
 * read, `talents` the talents' digests, `toBeside` what a view shows of its neighbours. Throws for
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

/** A view as `props`, and its key. */
export function toPageProps<View>(view: View): {
  readonly props: { readonly view: View };
  readonly cacheKey: string;
} {
  return { props: { view }, cacheKey: toPageKey(view) };
}
