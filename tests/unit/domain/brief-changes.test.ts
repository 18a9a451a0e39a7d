import { expect, it } from 'vitest';
import { toBriefChanges } from '../../../src/domain/brief-changes.ts';
import { EMPTY_BRIEF, type Brief } from '../../../src/domain/brief.ts';

const NOTHING = {
  entered: [],
  left: [],
  moved: [],
  noted: [],
  renoted: [],
  unnoted: [],
  words: [],
};
const briefOf = (order: string, rest: Partial<Brief> = {}): Brief => ({
  ...EMPTY_BRIEF,
  order: [...order],
  ...rest,
});

it('the changes of a brief are none in a copy', () => {
  const brief = briefOf('123', { title: 'Verão', notes: { 1: 'a' } });
  expect(toBriefChanges(brief, { ...brief })).toEqual(NOTHING);
});

it.each([
  ['123', '312', { moved: [{ id: '3', from: 3, to: 1 }] }],
  ['123', '231', { moved: [{ id: '1', from: 1, to: 3 }] }],
  ['12345', '15234', { moved: [{ id: '5', from: 5, to: 2 }] }],
  ['1234', '134', { left: ['2'] }],
  ['123', '1423', { entered: ['4'] }],
  ['12', '34', { entered: ['3', '4'], left: ['1', '2'] }],
  ['1234', '413', { left: ['2'], moved: [{ id: '4', from: 4, to: 1 }] }],
  ['123', '45312', { entered: ['4', '5'] }],
])(
  'the changes of a brief from %s to %s name the fewest talents that moved',
  (from, to, expected) => {
    expect(toBriefChanges(briefOf(from), briefOf(to))).toEqual({ ...NOTHING, ...expected });
  },
);

it('the changes of a brief name notes by what became of them, and words around them', () => {
  const own = briefOf('123', { title: 'Verão', to: '2026-12-16', notes: { 1: 'a', 2: 'b' } });
  const next = briefOf('123', { client: 'Marulho', from: '2026-12-14', notes: { 1: 'x', 3: 'c' } });
  expect(toBriefChanges(own, next)).toEqual({
    ...NOTHING,
    noted: ['3'],
    renoted: ['1'],
    unnoted: ['2'],
    words: ['title', 'client', 'days'],
  });
});
