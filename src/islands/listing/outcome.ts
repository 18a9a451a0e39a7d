import { CRITERIA, type FinderValue, type Criterion } from '../../domain/finder-values.ts';
import { isAsked, isLacking, isWanted, type Wishes } from './wishes.ts';
import { isSearch, findByName, type Filter } from './filter.ts';
import { withFamily, type Person } from './people.ts';

export interface FilterOutcome<P = Person> {
  readonly found: readonly P[];
  /** Counts who has the value and passes every other criterion. */
  readonly count: (criterion: Criterion, value: FinderValue) => number;
  /** Counts who lacks an asked value and fails nothing else. */
  readonly lackingCount: number;
  readonly letters: ReadonlySet<string | null>;
}

export function toFilterOutcome<P extends Omit<Person, 'card'>>(
  people: readonly P[],
  { letter, query }: Omit<Filter, 'wishesText'>,
  wishes: Wishes,
): FilterOutcome<P> {
  const named = isSearch(query) ? new Set(findByName(people, query)) : null;
  const asked = CRITERIA.filter((criterion) => isAsked(wishes, criterion));
  const failingAtMostOne: (readonly [person: P, failed: Criterion | 'letter' | undefined])[] = [];
  const letters = new Set<string | null>();
  const found: P[] = [];
  let lackingCount = 0;
  for (const person of people) {
    if (named?.has(person) === false) continue;
    const failed: (Criterion | 'letter')[] = asked.filter(
      (criterion) => !isWanted(wishes, criterion, withFamily(person.values[criterion])),
    );
    if (letter !== null && person.letter !== letter) failed.push('letter');
    const lacks = (criterion: Criterion | 'letter') =>
      criterion !== 'letter' && isLacking(criterion, withFamily(person.values[criterion]));
    // With `withLacking` a missing value is not in `failed`.
    if (failed.every(lacks) && asked.some(lacks)) lackingCount += 1;
    const [first] = failed;
    if (failed.length > 1) continue;
    failingAtMostOne.push([person, first]);
    if (first === undefined) found.push(person);
    if (first === undefined || first === 'letter') letters.add(person.letter);
  }
  let counts: ReadonlyMap<string, number> | null = null;
  return {
    found,
    lackingCount,
    letters,
    count: (criterion, value) =>
      (counts ??= countValues(failingAtMostOne)).get(`${criterion} ${value}`) ?? 0,
  };
}

function countValues(
  failingAtMostOne: readonly (readonly [
    Pick<Person, 'values'>,
    Criterion | 'letter' | undefined,
  ])[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [{ values }, failed] of failingAtMostOne) {
    for (const criterion of CRITERIA) {
      if (failed !== undefined && failed !== criterion) continue;
      for (const value of withFamily(values[criterion])) {
        const key = `${criterion} ${value}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}
