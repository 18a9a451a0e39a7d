/** Compares an address with a real one: letters that look alike, and places where they differ. */

/** A stretch of the pasted text that differs from the real address. `seen` or `real` is empty for a
 * missing or an extra letter. */
export interface Mark {
  /** Positions in the pasted text in UTF-16 units; equal if a letter is missing. */
  readonly start: number;
  readonly end: number;
  readonly seen: string;
  readonly real: string;
}

/** More confusables than UTS 39 lists (`4` reads as a): digits, capitals and foreign letters that
 * read as a Latin one. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  i: 'l1|!íìıіїιⅼ',
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
  l: 'ӏ',
};
const FOLDED = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
);
/** Two letters that look like one. */
const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd', nn: 'm' };

interface Token {
  readonly start: number;
  readonly text: string;
  /** The letter that it reads as; empty if invisible. */
  readonly look: string;
}

/** How a text reads, equal for an address and its imitations. */
export function toSkeleton(text: string): string {
  return toTokens(text)
    .map(({ look }) => look)
    .join('');
}

function toTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const pair = PAIRS[text.slice(at, at + 2).toLowerCase()];
    if (pair !== undefined) {
      tokens.push({ start: at, text: text.slice(at, at + 2), look: pair });
      at += 2;
      continue;
    }
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    tokens.push({ start: at, text: sign, look: toLetter(sign) });
    at += sign.length;
  }
  return tokens;
}

function toLetter(sign: string): string {
  const plain = sign.toLowerCase();
  if (plain < '\u0080') return FOLDED.get(plain) ?? plain;
  const folded = FOLDED.get(plain) ?? plain.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Zs}]/gu, '');
  return FOLDED.get(folded) ?? folded;
}

/** Edit distance (Damerau-Levenshtein) of two skeletons. */
export function editDistance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

/** Finds where the pasted text differs from the real address; joins neighbouring differences and
 * ignores case. */
export function toMarks(pasted: string, real: string): readonly Mark[] {
  const seen = toTokens(pasted);
  const ours = toTokens(real);
  const costs: number[][] = Array.from({ length: seen.length + 1 }, () =>
    new Array<number>(ours.length + 1).fill(0),
  );
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Infinity;
  for (let i = seen.length; i >= 0; i -= 1) {
    for (let j = ours.length; j >= 0; j -= 1) {
      const line = costs[i];
      if (line === undefined || (i === seen.length && j === ours.length)) continue;
      line[j] = Math.min(
        cost(i + 1, j + 1) + difference(seen[i], ours[j]),
        cost(i + 1, j) + 2,
        cost(i, j + 1) + 2,
      );
    }
  }

  const marks: Mark[] = [];
  const add = (start: number, seenText: string, realText: string) => {
    const last = marks.at(-1);
    if (
      last?.end === start &&
      (seenText === '' || realText === '' || last.seen === '' || last.real === '')
    ) {
      marks[marks.length - 1] = {
        ...last,
        end: start + seenText.length,
        seen: last.seen + seenText,
        real: last.real + realText,
      };
    } else marks.push({ start, end: start + seenText.length, seen: seenText, real: realText });
  };
  let i = 0;
  let j = 0;
  while (i < seen.length || j < ours.length) {
    const one = seen[i];
    const other = ours[j];
    const here = cost(i, j);
    if (
      one !== undefined &&
      other !== undefined &&
      here === cost(i + 1, j + 1) + difference(one, other)
    ) {
      if (difference(one, other) > 0) add(one.start, one.text, other.text);
      i += 1;
      j += 1;
    } else if (one !== undefined && here === cost(i + 1, j) + 2) {
      add(one.start, one.text, '');
      i += 1;
    } else {
      add(one?.start ?? pasted.length, '', other?.text ?? '');
      j += 1;
    }
  }
  return marks;
}

/** The cost of reading one sign as another: 0 if equal, 1 if alike, else 2, as for a missing
 * sign. */
function difference(one: Token | undefined, other: Token | undefined): 0 | 1 | 2 {
  if (one?.text.toLowerCase() === other?.text.toLowerCase()) return 0;
  return one?.look === other?.look ? 1 : 2;
}
