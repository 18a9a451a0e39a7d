import { fill, fillCount } from '../../../../i18n/phrases.ts';
import { parseFitIndex, type FitData } from '../../../domain/fit-index.ts';
import type { FinderView } from '../../../views/finder-view.ts';
import { select, toComparable, isSearch, type Comparable, type Filter } from '../letter-filter.ts';
import { loadTalentIndex } from '../load-talent-index.ts';
import { Chips } from './Chips.tsx';
import { evaluate, isFit } from './evaluate.ts';
import type { Answer, FinderProps } from './finder-props.ts';
import { readFit } from './fit.ts';
import { Nobody } from './Nobody.tsx';
import { Panel } from './Panel.tsx';
import { useCardMeasures } from './use-card-measures.ts';
import { toChips, type FinderWords } from './finder-words.ts';
import styles from './finder.css?url';

type Name = Comparable & { readonly position: number };

export interface OpenFinder {
  /** Names of the listing's talents; `null` until the first search. */
  readonly named: readonly Name[] | null;
  readonly ask: (filter: Filter) => Answer;
  /** The same finder with names. Rejects if they do not load. */
  readonly withNames: () => Promise<OpenFinder>;
  readonly Panel: typeof Panel;
  readonly Results: typeof Results;
}

/** Milliseconds for a large agency's index on a slow connection. */
const LIMIT = 20_000;

/** Loads the finder. Rejects if its file does not load. */
export async function openFinder(path: string): Promise<OpenFinder> {
  const [answer] = await Promise.all([
    fetch(path, { signal: AbortSignal.timeout(LIMIT) }),
    loadStyles(),
  ]);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  // The site's own build wrote this file; only its index comes from content and is checked.
  const { index, ...view } = (await answer.json()) as FinderView;
  const data = parseFitIndex(index);
  if (data === null) throw new Error(`${path} holds no index`);
  return toFinder(view, data, null);
}

/** A component's imported styles would load with the listing even if nobody opens the finder. */
async function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`) !== null) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${styles} cannot be had`));
    });
    document.head.append(link);
  });
}

function toFinder(view: FinderWords, data: FitData, named: readonly Name[] | null): OpenFinder {
  const positions = new Map(data.ids.map((id, position) => [id, position]));
  /** The panel and, a little later, the cards ask for the same answer. */
  const answers = new WeakMap<Filter, Answer>();
  return {
    named,
    Panel,
    Results,
    ask: (filter) => {
      const known = answers.get(filter);
      if (known !== undefined) return known;
      const fit = readFit(filter.fit, data);
      const outcome = evaluate(data, {
        fit,
        letter: filter.letter,
        named: toNamed(data, named, filter),
      });
      const wishes = toChips(view, fit).length;
      const answer: Answer = {
        ...{ view, data, filter, fit, outcome },
        isFit: (id) => {
          const position = positions.get(id);
          // The talent joined after the index was read.
          return position === undefined ? wishes === 0 : isFit(outcome, position);
        },
        letters: wishes === 0 ? null : outcome.letters,
        badge:
          wishes === 0 ? null : (
            <Badge count={wishes} label={fillCount(view.words.asked, wishes)} />
          ),
        found:
          wishes === 0
            ? undefined
            : fill(fillCount(view.words.found, outcome.count), { total: data.ids.length }),
      };
      answers.set(filter, answer);
      return answer;
    },
    withNames: async () => {
      const talents = await loadTalentIndex();
      const names = talents.flatMap(({ card: { id, name } }) => {
        const position = positions.get(id);
        return position === undefined ? [] : [{ ...toComparable(name), position }];
      });
      return toFinder(view, data, names);
    },
  };
}

/** 1 for each talent whose name the search finds; `null` without a search or while names are
 * missing. */
function toNamed(
  data: FitData,
  named: readonly Name[] | null,
  { query }: Filter,
): Uint8Array | null {
  if (named === null || !isSearch(query)) return null;
  const marks = new Uint8Array(data.ids.length);
  for (const { position } of select(named, { letter: null, query })) marks[position] = 1;
  return marks;
}

function Badge({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <b className="num">
      <span aria-hidden="true">{count}</span>
      <span className="vh">{label}</span>
    </b>
  );
}

function Results({ answer, control }: FinderProps) {
  useCardMeasures(answer);
  if (answer.found === undefined) return null;
  return (
    <>
      <Chips {...{ answer, control }} />
      {answer.outcome.count === 0 && <Nobody {...{ answer, control }} />}
    </>
  );
}
