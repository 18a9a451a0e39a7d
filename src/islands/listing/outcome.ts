/** Whom a filter finds, and how many each further choice would. */
import { MEASURES, type FitValue, type Measure } from '../../domain/fit.ts';
import { isAsked, isWanted, type Fit } from './fit.ts';
import { isSearch, select, type Filter } from './letter-filter.ts';
import { toMatches, type Person } from './people.ts';

export interface Outcome<P = Person> {
  readonly found: readonly P[];
  /** How many people have this value and pass every filter but this measure's; 'lacking' counts
   * those without a value. */
  readonly count: (measure: Measure, value: FitValue) => number;
  /** Letters under which somebody passes every other filter. */
  readonly letters: ReadonlySet<string | null>;
}

export function toOutcome<P extends Omit<Person, 'card'>>(
  people: readonly P[],
  { letter, query }: Omit<Filter, 'fit'>,
  fit: Fit,
): Outcome<P> {
  const named = isSearch(query) ? new Set(select(people, { letter: null, query })) : null;
  const asked = MEASURES.filter((measure) => isAsked(fit, measure));
  const counts = new Map<string, number>();
  const letters = new Set<string | null>();
  const found: P[] = [];
  for (const person of people) {
    if (named?.has(person) === false) continue;
    const failed: (Measure | 'letter')[] = asked.filter(
      (measure) => !isWanted(fit, measure, toMatches(person.values[measure])),
    );
    if (letter !== null && person.letter !== letter) failed.push('letter');
    const [first] = failed;
    if (failed.length > 1) continue;
    if (first === undefined) found.push(person);
    if (first === undefined || first === 'letter') letters.add(person.letter);
    for (const measure of MEASURES) {
      if (first !== undefined && first !== measure) continue;
      const matches = toMatches(person.values[measure]);
      for (const value of matches.length === 0 ? ['lacking'] : matches) {
        const key = `${measure} ${value}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return {
    found,
    letters,
    count: (measure, value) => counts.get(`${measure} ${value}`) ?? 0,
  };
}
