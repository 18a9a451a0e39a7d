import type { Ref } from 'react';
import { HONEYPOT } from '../../contracts/entry-kinds.ts';

/** A visitor whose browser filled it can send again. */
export function takeHoneypot(field: HTMLInputElement | null): string {
  const text = field?.value ?? '';
  if (field !== null) field.value = '';
  return text;
}

interface Props {
  readonly label: string;
  readonly ref: Ref<HTMLInputElement>;
}

export function Honeypot({ label, ref }: Props) {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {label}
        <input ref={ref} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
