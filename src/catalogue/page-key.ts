/**
 * Cache keys of pages (`cacheKey` of `getStaticPaths`): a view's digest. Equal keys are not
 * rendered again; pages without one always are.
 */
import { digest } from '../lib/digest.ts';

const LENGTH = 32;

export function toPageKey(shown: unknown): string {
  return digest(shown).slice(0, LENGTH);
}

/**
 * The keys of profiles, made without their many views. `shared` is what all profile views read,
 * `toBeside` what a view shows of its neighbours.
 */
export function toProfileKeys<Talent>(
  shared: unknown,
  toBeside: (talent: Talent) => unknown,
): (talent: Talent) => string {
  const prefix = toPageKey(shared);
  return (talent) => `${prefix}${toPageKey(talent)}${toPageKey(toBeside(talent))}`;
}

export function toPageProps<View>(view: View): {
  readonly props: { readonly view: View };
  readonly cacheKey: string;
} {
  return { props: { view }, cacheKey: toPageKey(view) };
}
