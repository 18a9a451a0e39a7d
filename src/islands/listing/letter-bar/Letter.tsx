/** One letter or "all": a link from the server, a button once the script runs. */
export interface LetterProps {
  readonly id: string;
  readonly className?: string;
  readonly text: string;
  /** Read aloud instead of the text. */
  readonly label?: string;
  /** Link to the letter's first talent; `null` for a letter without talents. */
  readonly path: string | null;
  readonly isLive: boolean;
  readonly isChosen: boolean;
  /** The Tab key reaches this letter; arrow keys go on from it. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
}

export function Letter({
  id,
  className,
  text,
  label,
  path,
  isLive,
  isChosen,
  isStop,
  onChoose,
}: LetterProps) {
  const attributes = { id, className, 'aria-label': label };
  if (isLive) {
    return (
      <button
        {...attributes}
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isChosen}
        disabled={path === null}
        onClick={onChoose}
      >
        {text}
      </button>
    );
  }
  return path === null ? (
    <span>{text}</span>
  ) : (
    <a {...attributes} href={path}>
      {text}
    </a>
  );
}
