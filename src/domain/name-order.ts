// Its own module, because collators are slow to create on phones.
const collator = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
