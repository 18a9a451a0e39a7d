/** One letter: a link as the server sends it, a button once this program can filter. */
export interface LetterProps {
  readonly letter: string;
  /** Where its first talent is; `null` for a letter without talents. */
  readonly path: string | null;
  readonly label: string;
  readonly isLive: boolean;
  readonly isChosen: boolean;
  /** The letter that the Tab key comes to; arrow keys go on from it. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
}

export function Letter({ letter, path, label, isLive, isChosen, isStop, onChoose }: LetterProps) {
  if (isLive) {
    return (
      <button
        id={letter}
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-pressed={isChosen}
        disabled={path === null}
        onClick={onChoose}
      >
        {letter}
      </button>
    );
  }
  return path === null ? (
    <span>{letter}</span>
  ) : (
    <a id={letter} href={path} aria-label={label}>
      {letter}
    </a>
  );
}
