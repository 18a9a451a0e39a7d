/** Bad answers to the question for all talents, at an agency that has 83: one of them has left, and
 * one has no name. */
import { talentName } from './other-agency-data.ts';

export const TALENTS = 83;

export const listOf = (...ids: readonly number[]) =>
  ids.map((id) => ({ id, name: talentName(id - 1001) }));
export const range = (count: number, from = 1001) =>
  Array.from({ length: count }, (_, index) => from + index);

/** What each is called, the answer itself, and why it is not believed next to a release of 81
 * talents. */
export const BAD_LISTS: readonly (readonly [form: string, body: unknown, reason: string])[] = [
  ['that is empty', [], 'an empty list where 81 are known'],
  [
    "that is another agency's",
    { data: listOf(...range(TALENTS, 9001)) },
    'a list without 82 of the 82 known talents',
  ],
  ['that has 22 of 83', listOf(...range(22)), 'a list without 61 of the 82 known talents'],
  [
    'that has a page of 50',
    listOf(...range(50)),
    '50 talents where 81 are known and at least 65 expected',
  ],
  ['half of which is gone', listOf(...range(41)), 'a list without 42 of the 82 known talents'],
  [
    'of half strangers',
    listOf(...range(40), ...range(43, 9001)),
    'a list without 43 of the 82 known talents',
  ],
  [
    'of the right ids, each with another name',
    range(TALENTS).map((id) => ({ id, name: `Outra ${id}` })),
    'a list with other names for 82 of the 82 talents that stayed',
  ],
  ['of one talent 83 times', listOf(...range(83).map(() => 1001)), '82 bad records of 83'],
  [
    'in which every talent stands twice',
    listOf(...range(41), ...range(41)),
    '41 bad records of 82',
  ],
  ['that is no list', { error: 'database is away' }, 'something that is no list'],
  ['of names without ids', range(83).map((id) => ({ name: `Ana ${id}` })), '83 bad records of 83'],
];
