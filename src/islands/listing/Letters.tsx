import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { ListingView } from '../../views/listing-view.ts';
import { followArrows } from '../arrow-keys.ts';
import { Icon } from '../Icon.tsx';
import { isPlainClick } from '../link-clicks.ts';
import type { Filter } from './filter.ts';
import { writeAddress } from './listing-address.ts';
import { LETTERS } from '../../domain/letters.ts';

const LETTERS_SHOWN_FIRST = 13;

interface LettersProps {
  readonly initials: string;
  readonly words: ListingView['words'];
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly filter: Filter | null;
  readonly remaining: ReadonlySet<string | null> | null;
  readonly onChoose: (letter: string | null) => void;
}

const ALL = 'all';
const LATE = LETTERS.slice(LETTERS_SHOWN_FIRST);
const toClass = (letter: string) => (LATE.includes(letter) ? 'late' : undefined);

export function Letters({ initials, words, bar, filter, remaining, onChoose }: LettersProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const plus = useRef<HTMLInputElement>(null);
  const chosen = filter?.letter ?? null;
  useLayoutEffect(() => {
    // The row stays open, because closing would remove the link just pressed.
    if (plus.current && chosen !== null && LATE.includes(chosen)) plus.current.checked = true;
  }, [chosen]);
  const isOffered = (letter: string) =>
    initials.includes(letter) && (remaining === null || letter === chosen || remaining.has(letter));
  const stop =
    focused !== null && (focused === ALL || isOffered(focused)) ? focused : (chosen ?? ALL);

  const toLink = (id: string, letter: string | null, text: string) => (
    <a
      key={id}
      id={id}
      className={letter === null ? 'any' : toClass(letter)}
      aria-label={letter === null ? words.allLetters : fill(words.letter, { letter })}
      aria-current={filter === null ? undefined : letter === chosen}
      tabIndex={filter === null || stop === id ? undefined : -1}
      href={
        letter === null
          ? '#talents'
          : writeAddress({ wishesText: '', query: '', ...filter, letter })
      }
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onChoose(letter === chosen ? null : letter);
      }}
    >
      {text}
    </a>
  );

  return (
    <div
      className="letters"
      data-live={filter === null ? undefined : ''}
      ref={bar}
      role="group"
      aria-label={words.letters}
      tabIndex={-1}
    >
      {/* The row hears the keys of its links. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="row"
        onFocus={({ target }) => setFocused(target.id)}
        onKeyDown={(event) => {
          const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
          followArrows(
            event,
            links.filter((link) => link.offsetWidth > 0),
          );
        }}
      >
        {toLink(ALL, null, 'A–Z')}
        {/* Without a letter to focus, keys scroll the row. */}
        <div className="scroller" tabIndex={remaining?.size === 0 ? 0 : undefined}>
          {LETTERS.map((letter) =>
            isOffered(letter) ? (
              toLink(letter, letter, letter)
            ) : (
              <span key={letter} className={toClass(letter)}>
                {letter}
              </span>
            ),
          )}
        </div>
      </div>
      <label className="plus">
        <input
          type="checkbox"
          ref={plus}
          aria-label={fill(words.moreLetters, {
            from: LATE.at(0) ?? '',
            to: LATE.at(-1) ?? '',
          })}
          onChange={({ target }) => {
            if (!target.checked) return;
            const first = LATE.find((letter) => initials.includes(letter)) ?? '';
            bringToStart(document.getElementById(first));
          }}
        />
        <Icon name="plus" />
        <Icon name="minus" />
      </label>
    </div>
  );
}

function bringToStart(letter: HTMLElement | null): void {
  const row = letter?.parentElement;
  if (letter && row)
    row.scrollLeft += letter.getBoundingClientRect().left - row.getBoundingClientRect().left;
}
