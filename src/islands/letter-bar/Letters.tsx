/** The row of letters: half of them at first, all once the plus has been pressed or the address names one of the others. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { LETTERS_SHOWN_FIRST } from '../../domain/constants.ts';
import { Icon } from '../Icon.tsx';
import { Letter } from './Letter.tsx';
import type { LetterBarProps, LetterLink } from './LetterBar.tsx';

export interface LettersProps {
  readonly letters: readonly LetterLink[];
  readonly words: Pick<LetterBarProps['words'], 'letters' | 'letter' | 'moreLetters'>;
  readonly bar: RefObject<HTMLDivElement | null>;
  /** The program is here: links have become buttons. */
  readonly isLive: boolean;
  readonly chosen: string | null;
  readonly onChoose: (letter: string) => void;
}

export function Letters({ letters, words, bar, isLive, chosen, onChoose }: LettersProps) {
  const [isOpened, setOpened] = useState(false);
  const late = letters.slice(LETTERS_SHOWN_FIRST);
  // A letter of the second half opens it for good: closing it would take away the button that the visitor has just pressed.
  if (!isOpened && late.some(({ letter }) => letter === chosen)) setOpened(true);
  const focusNext = useKeptFocus(bar, isLive, isOpened);

  return (
    <div
      className={isOpened ? 'letters all' : 'letters'}
      ref={bar}
      role="group"
      aria-label={words.letters}
      tabIndex={-1}
      data-live={isLive ? '' : undefined}
    >
      <div className="row">
        {letters.map(({ letter, path }) => (
          <Letter
            key={letter}
            letter={letter}
            path={path}
            label={fill(words.letter, { letter })}
            isLive={isLive}
            isChosen={chosen === letter}
            onChoose={() => {
              onChoose(letter);
            }}
          />
        ))}
      </div>
      {!isOpened && (
        <button
          className="plus"
          type="button"
          aria-label={fill(words.moreLetters, { from: late.at(0)?.letter ?? '', to: late.at(-1)?.letter ?? '' })}
          onClick={() => {
            focusNext(late.find(({ path }) => path !== null)?.letter ?? null);
            setOpened(true);
          }}
        >
          <Icon name="plus" />
        </button>
      )}
    </div>
  );
}

/** Links become buttons, and the plus makes way for letters: the focus must not be lost with what had it. Answers how to move it on. */
function useKeptFocus(bar: RefObject<HTMLElement | null>, isLive: boolean, isOpened: boolean): (letter: string | null) => void {
  /** The letter that the next drawing gives the focus to. */
  const next = useRef<string>(null);
  useLayoutEffect(() => {
    if (!isLive) next.current = bar.current?.querySelector(':focus')?.id ?? null;
    else if (next.current !== null) {
      if (document.activeElement === document.body) document.getElementById(next.current)?.focus();
      next.current = null;
    }
  }, [bar, isLive, isOpened]);
  return (letter) => {
    next.current = letter;
  };
}
