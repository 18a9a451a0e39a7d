/** One letter, or the way out of them: a link as the server sends it, a button once this program can filter. */
export interface LetterProps {
  readonly id: string;
  readonly className?: string;
  readonly text: string;
  /** Said instead of the text. */
  readonly label?: string;
  /** Where its first talent is; `null` for a letter without talents. */
  readonly path: string | null;
  readonly isLive: boolean;
  readonly isChosen: boolean;
  /** The letter that the Tab key comes to; arrow keys go on from it. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
}

export function Letter({ id, className, text, label, path, isLive, isChosen, isStop, onChoose }: LetterProps) {
  const attributes = { id, className, 'aria-label': label };
  if (isLive) {
    return (
      <button {...attributes} type="button" tabIndex={isStop ? 0 : -1} aria-pressed={isChosen} disabled={path === null} onClick={onChoose}>
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
