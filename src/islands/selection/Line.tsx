import { useState } from 'react';
import { NOTE_LENGTH, SELECTION_LINE_LENGTH } from '../../domain/constants.ts';
import { blurOnEnter } from '../use-focus.ts';

interface Props {
  readonly className?: string;
  readonly value: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly isNote?: boolean;
  readonly onWrite: (text: string) => void;
}

export function Line({ className = '', value, label, placeholder, isNote, onWrite }: Props) {
  // The store trims what is still being typed.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  return (
    <span className={`grow ${className}`} data-text={shown || placeholder}>
      <textarea
        className="on-line"
        rows={1}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={isNote ? NOTE_LENGTH : SELECTION_LINE_LENGTH}
        value={shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onWrite(currentTarget.value);
        }}
        onKeyDown={blurOnEnter}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
