/**
 * The row of letters, after the way out of them: half of them at first, all once the plus has been pressed or the address names one of the
 * others. Once they are live the row is one stop of the Tab key, and arrow keys go through it.
 */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import { LETTERS_SHOWN_FIRST } from '../../../domain/constants.ts';
import { followArrows } from '../../arrow-keys.ts';
import { Icon } from '../../Icon.tsx';
import { Letter } from './Letter.tsx';
import type { LetterBarProps, LetterLink } from './LetterBar.tsx';

export interface LettersProps {
  readonly letters: readonly LetterLink[];
  readonly words: Pick<LetterBarProps['words'], 'letters' | 'letter' | 'allLetters' | 'moreLetters'>;
  readonly bar: RefObject<HTMLDivElement | null>;
  /** The program is here: links have become buttons. */
  readonly isLive: boolean;
  readonly chosen: string | null;
  /** The letters of those who pass the finder; `null` for all. */
  readonly offered: ReadonlySet<string> | null;
  /** `null` for all of them. */
  readonly onChoose: (letter: string | null) => void;
}

/** Id of the way out of the letters. */
const ALL = 'all';

export function Letters({ letters, words, bar, isLive, chosen, offered, onChoose }: LettersProps) {
  const [isOpened, setOpened] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const isLeft = (letter: string) => offered === null || letter === chosen || offered.has(letter);
  const stop = focused !== null && (focused === ALL || isLeft(focused)) ? focused : (chosen ?? ALL);
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
      {/* The keys are those of the buttons in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="row"
        onFocus={({ target }) => setFocused(target.id)}
        onKeyDown={(event) => {
          const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
          followArrows(
            event,
            buttons.filter((button) => button.offsetWidth > 0),
          );
        }}
      >
        <Letter
          {...{ isLive }}
          id={ALL}
          className="any"
          text={words.allLetters}
          path="#talents"
          isChosen={chosen === null}
          isStop={stop === ALL}
          onChoose={() => onChoose(null)}
        />
        {/* Without a letter to focus, keys scroll the row itself. */}
        <div className="scroller" tabIndex={offered?.size === 0 ? 0 : undefined}>
          {letters.map(({ letter, path }) => (
            <Letter
              key={letter}
              {...{ isLive }}
              id={letter}
              text={letter}
              label={fill(words.letter, { letter })}
              path={isLeft(letter) ? path : null}
              isChosen={chosen === letter}
              isStop={stop === letter}
              onChoose={() => onChoose(letter)}
            />
          ))}
        </div>
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
    // An address that names a letter gives its link the focus, which the visitor never asked for: see src/layouts/early-letter.ts.
    if (!isLive) next.current = bar.current?.querySelector(':root[data-chosen] :focus, :focus:not(:target)')?.id ?? null;
    else if (next.current !== null) {
      const letter = document.getElementById(next.current);
      if (document.activeElement === document.body) letter?.focus({ preventScroll: true });
      bringToStart(letter);
      next.current = null;
    }
  }, [bar, isLive, isOpened]);
  return (letter) => {
    next.current = letter;
  };
}

/** Scrolls the letters until one of them stands first. */
function bringToStart(letter: HTMLElement | null): void {
  const row = letter?.parentElement;
  if (letter && row) row.scrollLeft += letter.getBoundingClientRect().left - row.getBoundingClientRect().left;
}
