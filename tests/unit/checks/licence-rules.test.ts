import { expect, it } from 'vitest';
import { faultsOf, packageName, type Excuse } from '../../../scripts/checks/licence-rules.ts';

function faults(licence: string | null, excuses: readonly Excuse[] = []): readonly string[] {
  return faultsOf([{ name: 'thing', licence }], excuses);
}

it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-2.0)', 'GPL-2.0 OR ISC', 'MIT AND ISC'])(
  'the licence of a package may be %s',
  (licence) => {
    expect(faults(licence)).toEqual([]);
  },
);

it.each([
  'GPL-3.0',
  'MIT AND GPL-3.0',
  '(MIT OR ISC) AND GPL-3.0',
  'MIT AND (ISC OR GPL-3.0)',
  'UNLICENSED',
  'SEE LICENSE IN x',
  '',
  null,
])('the licence of a package is not agreed to: %s', (licence) => {
  expect(faults(licence)).toHaveLength(1);
  expect(faults(licence)[0]).toMatch(/^thing: .*not agreed to$/);
});

it('the licence of a package is excused for the named packages and for that licence alone, and an excuse that nothing needs is reported', () => {
  const excuse = { packages: /^thing$/, licence: 'MPL-2.0', reason: 'a tool' };
  expect(faults('MPL-2.0', [excuse])).toEqual([]);
  expect(faults('MPL-2.0', [{ ...excuse, packages: /^other$/ }])).toHaveLength(2);
  expect(faults('GPL-3.0', [excuse])).toHaveLength(2);
  expect(faults('MIT', [{ packages: /^thing$/, licence: 'MPL-2.0', reason: 'a tool' }])).toEqual([
    'no package needs the excuse for ^thing$',
  ]);
});

it('the name of a package is what stands behind the last folder of packages', () => {
  expect(packageName('node_modules/a')).toBe('a');
  expect(packageName('node_modules/a/node_modules/@b/c')).toBe('@b/c');
});
