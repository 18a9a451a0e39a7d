/** Where a lazy-loading plugin keeps a picture's address while `src` has a placeholder. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original'];

/** The address of an editor's `<img>`; empty without any. */
export function toPictureSource(attributes: Readonly<Record<string, string>>): string {
  const named = [...LAZY, 'src'].map((name) => attributes[name]?.trim() ?? '');
  return named.find((address) => address !== '' && !/^data:/i.test(address)) ?? '';
}
