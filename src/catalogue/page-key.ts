/** A page without a key is always rendered. */
import { digest } from '../lib/digest.ts';

const LENGTH = 32;

export function toPageKey(shown: unknown): string {
  return digest(shown).slice(0, LENGTH);
}

export function toPageProps<View>(view: View): {
  readonly props: { readonly view: View };
  readonly cacheKey: string;
} {
  return { props: { view }, cacheKey: toPageKey(view) };
}
