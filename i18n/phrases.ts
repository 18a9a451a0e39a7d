export interface Plural {
  readonly zero?: string;
  readonly one: string;
  readonly other: string;
}

/** Replaces `{name}` by the value of that name; a blank without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : blank,
  );
}

export function fillCount(forms: Plural, count: number): string {
  const form = count === 0 ? forms.zero : count === 1 ? forms.one : forms.other;
  return fill(form ?? forms.other, { n: count });
}
