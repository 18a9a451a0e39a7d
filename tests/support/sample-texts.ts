/** Every text of a dictionary with its path, such as `talents.profile.back`. */
export function texts(
  value: unknown,
  path = '',
): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    texts(child, path === '' ? key : `${path}.${key}`),
  );
}
