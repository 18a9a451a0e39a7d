import type { RefObject } from 'react';

export interface SearchFieldProps {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (query: string) => void;
}

/** The search field. Enter closes a phone's keyboard, because results already show below. */
export function SearchField({ label, field, onType }: SearchFieldProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.blur();
      }}
    >
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
      />
    </form>
  );
}
