import type { ReactNode } from 'react';
import type { FitData } from '../../../domain/fit-index.ts';
import type { Filter } from '../letter-filter.ts';
import type { Outcome } from './evaluate.ts';
import type { FinderWords } from './finder-words.ts';
import type { Fit } from './fit.ts';

export interface Answer {
  readonly view: FinderWords;
  readonly data: FitData;
  readonly filter: Filter;
  readonly fit: Fit;
  readonly outcome: Outcome;
  readonly isFit: (id: string) => boolean;
  /** The letters that still lead to talents; `null` for all. */
  readonly letters: ReadonlySet<string> | null;
  /** Number of wishes for the button that opens the finder; `null` for none. */
  readonly badge: ReactNode;
  /** `12 of 40`; `undefined` while the finder asks nothing. */
  readonly found: string | undefined;
}

/** How Panel and Results act on the listing. */
export interface FinderControls {
  readonly change: (part: Partial<Filter>, step: 'push' | 'replace') => void;
  readonly close: () => void;
  readonly focusOpener: () => void;
}

export interface FinderProps {
  readonly answer: Answer;
  readonly control: FinderControls;
}

export interface GroupProps extends Pick<FinderProps, 'answer'> {
  readonly ask: (part: Partial<Fit>, step?: 'push' | 'replace') => void;
}
