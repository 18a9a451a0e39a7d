import type { RefObject } from 'react';

export interface SearchFieldProps {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (query: string) => void;
}

/** The field for a name. Enter puts a phone's keyboard away: what is found stands below already. */
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
