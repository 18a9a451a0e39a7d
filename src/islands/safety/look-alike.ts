import { isWithinOneSlip } from '../../domain/one-slip.ts';

/** Signs that read as another letter: digits, capitals and foreign letters. More than UTS 39
 * lists (`4` reads as a). */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  i: 'l1|!íìıіїιⅼӏ',
  o: '0οоօºᴏ',
  a: '@4аαɑ',
  e: '3еє€ε',
  s: '5$ѕ',
  z: '2',
  b: '6ьвβ8',
  g: '9ɡց',
  t: '7тτ',
  c: 'сϲ¢',
  p: 'рρ',
  x: 'хχ×',
  y: 'уүγ',
  k: 'кκ',
  m: 'мμ',
  n: 'пηи',
  h: 'һнћ',
  r: 'гя',
  u: 'υцս',
  v: 'ѵν',
  w: 'шщѡω',
  d: 'ԁժ',
  j: 'ј',
  q: 'ԛ',
};
const FOLDED = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
);
/** Two letters that look like one. */
const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd', nn: 'm' };

/** How a text reads: equal for an address and its look-alikes. */
function toSkeleton(text: string): string {
  const plain = text.toLowerCase().replace(/rn|vv|cl|nn/g, (pair) => PAIRS[pair] ?? pair);
  return Array.from(plain, (sign) => {
    const base = sign.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Zs}]/gu, '');
    return FOLDED.get(sign) ?? FOLDED.get(base) ?? base;
  }).join('');
}

/** Whether one text passes for the other: read alike, or but for one sign. */
export function isAlike(one: string, other: string): boolean {
  return isWithinOneSlip(toSkeleton(one), toSkeleton(other));
}
