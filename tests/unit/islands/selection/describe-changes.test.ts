import { expect, it } from 'vitest';
import { dictionary } from '../../../../i18n/dictionary.ts';
import { EMPTY_BRIEF } from '../../../../src/domain/brief.ts';
import { describeChanges } from '../../../../src/islands/selection/describe-changes.ts';

const briefOf = (order: string) => ({ ...EMPTY_BRIEF, order: [...order] });
const NAMES: Readonly<Record<string, string>> = { a: 'Ana', b: 'Bia', c: 'Caio' };

it.each([
  ['pt', 'bca', ['Ana desceu do 1º para o 3º lugar']],
  ['pt', 'cab', ['Caio subiu do 3º para o 1º lugar']],
  ['en', 'bca', ['Ana moved down from position 1 to 3']],
  ['en', 'cab', ['Caio moved up from position 3 to 1']],
] as const)(
  'a received brief in %s with the order %s says who moved, and from where to where',
  (locale, order, expected) => {
    const words = { brief: { changes: dictionary(locale).selection.brief.changes } };
    expect(
      describeChanges(briefOf('abc'), briefOf(order), (id) => NAMES[id] ?? '', { words } as never),
    ).toEqual(expected);
  },
);
