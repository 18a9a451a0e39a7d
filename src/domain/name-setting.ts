/** Sets a name as large as its column allows, by classes of `src/styles/tables/name-widths.css`.
 * Foreign letters count as wide. */

export interface NameSetting {
  /** The first word and the others; more, even lines for a long name. */
  readonly lines: readonly string[];
  readonly linesClass: string;
  /** Width of the name in one line. */
  readonly wholeClass: string;
  /** Uses one line in wide, low windows. */
  readonly isShort: boolean;
  /** Line spacing, larger where a mark below nears a capital or accent of the next line. */
  readonly room: 'plain' | 'deep' | 'deepest';
}

/** Thousandths of an em. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{
    A: 409,
    B: 429,
    C: 429,
    D: 451,
    E: 354,
    F: 345,
    G: 440,
    H: 468,
    I: 238,
    J: 393,
    K: 423,
    L: 320,
    M: 598,
    N: 483,
    O: 441,
    P: 418,
  },
  ...{
    Q: 441,
    R: 443,
    S: 392,
    T: 274,
    U: 451,
    V: 417,
    W: 644,
    X: 356,
    Y: 388,
    Z: 317,
    Æ: 560,
    Œ: 640,
    Ø: 441,
    Ð: 451,
    Þ: 418,
  },
  ...{ ' ': 229, '-': 340, "'": 198, '’': 291, '.': 260, ',': 216 },
};
/** Other fonts' letters: alphabetic, and square scripts. */
const SUBSTITUTE = 800;
const SQUARE = 1100;
const SQUARES =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hangul}\p{scx=Deva}\p{scx=Taml}\p{scx=Mlym}\p{ExtPict}]/u;
const OF_THE_TYPE = /^[\u00C0-\u00FF]$/;

/** Stays with the next word: `de Lima`, `e Silva`. */
const PARTICLE = /^(?:d[aeo]s?|e|y|van|von|del|di|la)$/i;

/** Most ems of two lines, and of three. */
const WIDEST_OF_TWO = 6.5;
const WIDEST_OF_THREE = 9;
const MOST_LINES = 4;
/** Most ems of a name in one line. */
const WIDEST_SHORT = 10;

/** The style sheet's ems: halves to 12, then growing steps. */
const STEPS = [
  ...Array.from({ length: 21 }, (_, n) => 2 + n / 2),
  14,
  16,
  18,
  20,
  24,
  28,
  32,
  40,
  48,
  64,
  96,
  132,
];

export function setName(name: string): NameSetting {
  const lines = toLines(name);
  const whole = toEms(name);
  return {
    lines,
    linesClass: toClass(Math.max(...lines.map(toEms))),
    wholeClass: toClass(whole),
    isShort: whole <= WIDEST_SHORT,
    room: toRoom(lines),
  };
}

/** Width of a text in capitals, in ems. */
export function toEms(text: string): number {
  return (
    Array.from(text.toUpperCase().normalize('NFC')).reduce(
      (sum, letter) => sum + toWidth(letter),
      0,
    ) / 1000
  );
}

function toWidth(letter: string): number {
  const known = WIDTHS[letter];
  if (known !== undefined) return known;
  if (/^\p{M}$/u.test(letter)) return 0;
  if (OF_THE_TYPE.test(letter)) return WIDTHS[letter.normalize('NFD').charAt(0)] ?? SUBSTITUTE;
  return SQUARES.test(letter) ? SQUARE : SUBSTITUTE;
}

function toClass(ems: number): string {
  const step = STEPS.find((known) => known >= ems) ?? STEPS.at(-1) ?? 0;
  return `em-${String(step * 10)}`;
}

function toLines(name: string): readonly string[] {
  const units = toUnits(name);
  const [first = name, ...others] = units;
  if (others.length === 0) return [first];
  const rest = others.join(' ');
  if (toEms(rest) <= WIDEST_OF_TWO) return [first, rest];
  const two = toEvenLines(units, 2);
  if (toWidest(two) <= WIDEST_OF_TWO) return two;
  const three = toEvenLines(units, 3);
  return toWidest(three) <= WIDEST_OF_THREE ? three : toEvenLines(units, MOST_LINES);
}

/** Words of a name, particles joined to the next word. */
function toUnits(name: string): readonly string[] {
  const units: string[] = [];
  let held = '';
  for (const word of name.split(' ')) {
    if (PARTICLE.test(word) && units.length > 0) held += `${word} `;
    else {
      units.push(held + word);
      held = '';
    }
  }
  return held === '' ? units : [...units, held.trim()];
}

const toWidest = (lines: readonly string[]): number => Math.max(...lines.map(toEms));

/** Ems. */
const EASE = 0.25;

/** Breaks words into at most `count` lines, the widest about as narrow as possible. */
function toEvenLines(units: readonly string[], count: number): readonly string[] {
  for (let limit = toWidest(units); ; limit += EASE) {
    const lines = fillLines(units, limit);
    if (lines.length <= count) return lines;
  }
}

function fillLines([first = '', ...others]: readonly string[], limit: number): readonly string[] {
  const lines = [first];
  for (const unit of others) {
    const longer = `${lines.at(-1) ?? ''} ${unit}`;
    if (toEms(longer) > limit) lines.push(unit);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const BELOW = /[ÇŞŢĄĘĮŲQ,ŅĢĶĻ]|[\u0323-\u0333]/;
const ABOVE = /[\u0300-\u0314]/;

function toRoom(lines: readonly string[]): NameSetting['room'] {
  const isDeep = lines
    .slice(0, -1)
    .some((line) => BELOW.test(line.toUpperCase()) || /[^\p{scx=Latin}\s'’.-]/u.test(line));
  if (!isDeep) return 'plain';
  const overMark = lines.some((line, index) => {
    const before = lines[index - 1];
    return (
      before !== undefined &&
      BELOW.test(before.toUpperCase()) &&
      ABOVE.test(line.normalize('NFD').toUpperCase())
    );
  });
  return overMark ? 'deepest' : 'deep';
}
