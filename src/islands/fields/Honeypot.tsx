/** A field that only robots see: hidden from eyes, from the keyboard and from screen readers, and no name for a browser to fill in. */
import type { Ref } from 'react';
import { HONEYPOT } from '../../contracts/entry-kinds.ts';

/** What stands in the field, taken out of it: where a browser filled it against its orders, the visitor's next try is free of it. */
export function takeHoneypot(field: HTMLInputElement | null): string {
  const text = field?.value ?? '';
  if (field !== null) field.value = '';
  return text;
}

export function Honeypot({ label, ref }: { readonly label: string; readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {label}
        <input ref={ref} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
