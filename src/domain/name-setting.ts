/**
 * Sets a name in the largest type that fits its column: its lines and their widths, as classes of `src/styles/tables/name-widths.css`.
 * Widths are those of the display font in its lightest weight; letters that it lacks get the width of a wide substitute.
 */

export interface NameSetting {
  /** The first word and the others; more lines, as even as possible, for a name that would be too small in two. */
  readonly lines: readonly string[];
  /** Width of the widest line. */
  readonly linesClass: string;
  /** Width of the whole name in one line. */
  readonly wholeClass: string;
  /** The whole name is set in one line where the window is wide and low. */
  readonly isShort: boolean;
  /** Line spacing: `plain`, or more where a mark below a letter comes close to a capital or to an accent of the next line. */
  readonly room: 'plain' | 'deep' | 'deepest';
}

/** Thousandths of an em. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ A: 409, B: 429, C: 429, D: 451, E: 354, F: 345, G: 440, H: 468, I: 238, J: 393, K: 423, L: 320, M: 598, N: 483, O: 441, P: 418 },
  ...{ Q: 441, R: 443, S: 392, T: 274, U: 451, V: 417, W: 644, X: 356, Y: 388, Z: 317, Æ: 560, Œ: 640, Ø: 441, Ð: 451, Þ: 418 },
  ...{ ' ': 229, '-': 340, "'": 198, '’': 291, '.': 260, ',': 216 },
};
/** Letters of other fonts: those of alphabets, and those of scripts whose letters fill a square. */
const SUBSTITUTE = 800;
const SQUARE = 1100;
const SQUARES = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hangul}\p{scx=Deva}\p{scx=Taml}\p{scx=Mlym}\p{ExtPict}]/u;
/** Letters that the display type has beside the unmarked ones. */
const OF_THE_TYPE = /^[\u00C0-\u00FF]$/;

/** What stays with the word behind it: `de Lima`, `e Silva`. */
const PARTICLE = /^(?:d[aeo]s?|e|y|van|von|del|di|la)$/i;

/** Ems that two lines may be wide, and three. */
const WIDEST_OF_TWO = 6.5;
const WIDEST_OF_THREE = 9;
const MOST_LINES = 4;
/** Ems of a name that is set in one line where that saves height. */
const WIDEST_SHORT = 10;

/** Ems that the style sheet knows: by halves to 12, then by ever larger steps. */
const STEPS = [...Array.from({ length: 21 }, (_, n) => 2 + n / 2), 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 96, 132];

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
  return Array.from(text.toUpperCase().normalize('NFC')).reduce((sum, letter) => sum + toWidth(letter), 0) / 1000;
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

/** The words of a name, particles with the word that they belong to. */
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

/** Step in ems when trying wider lines. */
const EASE = 0.25;

/** Breaks words into at most `count` lines so that the widest is about as narrow as possible. */
function toEvenLines(units: readonly string[], count: number): readonly string[] {
  for (let limit = toWidest(units); ; limit += EASE) {
    const lines = fillLines(units, limit);
    if (lines.length <= count) return lines;
  }
}

/** Breaks words into lines of at most so many ems, each as full as possible. */
function fillLines([first = '', ...others]: readonly string[], limit: number): readonly string[] {
  const lines = [first];
  for (const unit of others) {
    const longer = `${lines.at(-1) ?? ''} ${unit}`;
    if (toEms(longer) > limit) lines.push(unit);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Marks and tails below the line, and marks above a capital. */
const BELOW = /[ÇŞŢĄĘĮŲQ,ŅĢĶĻ]|[\u0323-\u0333]/;
const ABOVE = /[\u0300-\u0314]/;

function toRoom(lines: readonly string[]): NameSetting['room'] {
  const isDeep = lines.slice(0, -1).some((line) => BELOW.test(line.toUpperCase()) || /[^\p{scx=Latin}\s'’.-]/u.test(line));
  if (!isDeep) return 'plain';
  const overMark = lines.some((line, index) => {
    const before = lines[index - 1];
    return before !== undefined && BELOW.test(before.toUpperCase()) && ABOVE.test(line.normalize('NFD').toUpperCase());
  });
  return overMark ? 'deepest' : 'deep';
}
