/** Where a lazy-loading plugin keeps a picture's address while `src` has a placeholder. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original'];
const SEVERAL = ['data-srcset', 'data-lazy-srcset', 'srcset'];

export function toPictureSource(attributes: Readonly<Record<string, string>>): string {
  const sizes = SEVERAL.map((name) => attributes[name]?.trim().split(/,\s+/).at(-1));
  const named = [
    ...[...LAZY, 'src'].map((name) => attributes[name]?.trim() ?? ''),
    ...sizes.map((last) => last?.split(/\s/)[0] ?? ''),
  ];
  return named.find((address) => address !== '' && !/^data:/i.test(address)) ?? '';
}
