import { isWithinOneSlip } from '../../domain/one-slip.ts';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  i: 'l1|!ıі',
  o: '0оο',
  a: '@4аα',
  e: '3е',
  s: '5$',
  z: '2',
  b: '68в',
  g: '9ɡ',
  t: '7т',
  c: 'с',
  p: 'р',
  x: 'х',
  y: 'у',
  k: 'к',
  m: 'м',
  n: 'п',
  h: 'н',
};
const FOLDED = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
);
const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd', nn: 'm' };
const PAIR = new RegExp(Object.keys(PAIRS).join('|'), 'g');

function toSkeleton(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(PAIR, (pair) => PAIRS[pair] ?? pair);
  return Array.from(plain, (sign) => FOLDED.get(sign) ?? sign).join('');
}

export function isAlike(one: string, other: string): boolean {
  return isWithinOneSlip(toSkeleton(one), toSkeleton(other));
}

const SHORTEST_NAME = 5;

export function hasName(text: string, name: string): boolean {
  const [whole = '', part = ''] = [text, name].map((each) =>
    toSkeleton(each).replace(/[^a-z]/g, ''),
  );
  return part.length >= SHORTEST_NAME && whole.includes(part);
}
