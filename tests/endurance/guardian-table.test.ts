/**
 * The table of attempts at the gateway: each application of `tests/support/guardian-attempts.ts`, what it should be answered and what it is.
 * `npm run test:endurance -- guardian-table` prints it.
 */
import { expect, it } from 'vitest';
import { ATTEMPTS, CASES, expectedAt, read, type Errors } from '../support/guardian-attempts.ts';

const toAnswer = (errors: Errors) =>
  Object.keys(errors).length === 0
    ? 'taken'
    : `422 ${Object.entries(errors)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([field, fault]) => `${field.replace('guardian_', '')}: ${fault}`)
        .join(', ')}`;

it('answers every age and every field as the contract says', async () => {
  const rows = await Promise.all(
    CASES.flatMap(({ age, birthdate, moment }) =>
      ATTEMPTS.map(async ([what, fields, toMinor]) => {
        const entry = await read(birthdate, fields, moment);
        const seen = entry.ok ? 'taken' : `${entry.status} ${toAnswer(entry.errors).replace(/^422 /, '')}`;
        return { age, born: birthdate, asked: moment, what, expected: toAnswer(expectedAt(age, toMinor)), seen };
      }),
    ),
  );
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(
    [
      line(['age', 'born', 'asked at', 'sent', 'expected', 'seen']),
      ...rows.map(({ age, born, asked, what, expected, seen }) => line([age, born, asked, what, expected, seen])),
      `${rows.length} attempts, ${rows.filter(({ expected, seen }) => expected !== seen).length} answered otherwise`,
    ].join('\n'),
  );
  expect(rows.filter(({ expected, seen }) => expected !== seen)).toEqual([]);
});
