/** The letters: the first half until the plus is pressed or the address names a later one. One Tab
 * stop with arrow keys. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import { LETTERS_SHOWN_FIRST } from '../../../domain/constants.ts';
import { followArrows } from '../../arrow-keys.ts';
import { Icon } from '../../Icon.tsx';
import { Letter } from './Letter.tsx';

export interface LetterLink {
  readonly letter: string;
  /** Link to the letter's first talent; `null` for a letter without talents. */
  readonly path: string | null;
}

export interface LettersProps {
  readonly letters: readonly LetterLink[];
  readonly words: Readonly<Record<'letters' | 'letter' | 'allLetters' | 'moreLetters', string>>;
  readonly bar: RefObject<HTMLDivElement | null>;
  /** The script runs: links are buttons. */
  readonly isLive: boolean;
  readonly chosen: string | null;
  /** Letters of talents that pass the finder; `null` for all. */
  readonly offered: ReadonlySet<string> | null;
  /** `null` for all letters. */
  readonly onChoose: (letter: string | null) => void;
}

const ALL = 'all';

export function Letters({ letters, words, bar, isLive, chosen, offered, onChoose }: LettersProps) {
  const [isOpened, setOpened] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const isLeft = (letter: string) => offered === null || letter === chosen || offered.has(letter);
  const stop = focused !== null && (focused === ALL || isLeft(focused)) ? focused : (chosen ?? ALL);
  const late = letters.slice(LETTERS_SHOWN_FIRST);
  // Choosing a letter of the second half keeps it open: closing would remove the button just
  // pressed.
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
      {/* Hears the keys of its buttons. */}
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
          aria-label={fill(words.moreLetters, {
            from: late.at(0)?.letter ?? '',
            to: late.at(-1)?.letter ?? '',
          })}
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

/** Keeps the focus when links become buttons and letters replace the plus. Returns a function that
 * moves it on. */
function useKeptFocus(
  bar: RefObject<HTMLElement | null>,
  isLive: boolean,
  isOpened: boolean,
): (letter: string | null) => void {
  const next = useRef<string>(null);
  useLayoutEffect(() => {
    // A letter in the address focuses its link without the visitor's doing: see
    // src/layouts/early-letter.ts.
    if (!isLive)
      next.current =
        bar.current?.querySelector(':root[data-chosen] :focus, :focus:not(:target)')?.id ?? null;
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

/** Scrolls the row so that this letter comes first. */
function bringToStart(letter: HTMLElement | null): void {
  const row = letter?.parentElement;
  if (letter && row)
    row.scrollLeft += letter.getBoundingClientRect().left - row.getBoundingClientRect().left;
}
