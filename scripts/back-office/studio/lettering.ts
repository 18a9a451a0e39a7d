/** Single-stroke condensed capitals on a 36×100 box, so that cards can be lettered without a font file. */
const GLYPHS: Readonly<Record<string, string>> = {
  0: 'M0 24Q0 0 17 0Q34 0 34 24V76Q34 100 17 100Q0 100 0 76Z',
  1: 'M0 18L12 0V100',
  2: 'M0 28V22Q0 0 16 0Q32 0 32 22Q32 38 22 56L0 94V100H32',
  3: 'M0 0H32V5L14 42Q34 44 34 72Q34 100 17 100Q0 100 0 78',
  4: 'M24 100V0H20L0 66V72H34',
  5: 'M30 0H2V46Q8 40 16 40Q34 40 34 70Q34 100 17 100Q0 100 0 78',
  6: 'M32 22Q32 0 17 0Q0 0 0 26V74Q0 100 17 100Q34 100 34 72Q34 46 17 46Q4 46 0 60',
  7: 'M0 0H32V5L12 100',
  8: 'M17 48Q2 48 2 24Q2 0 17 0Q32 0 32 24Q32 48 17 48Q0 48 0 74Q0 100 17 100Q34 100 34 74Q34 48 17 48Z',
  9: 'M2 78Q2 100 17 100Q34 100 34 74V26Q34 0 17 0Q0 0 0 28Q0 54 17 54Q30 54 34 40',
  A: 'M0 100L14 0H22L36 100M5 66H31',
  B: 'M0 0V100H18Q34 100 34 75Q34 50 18 50H0M18 50Q31 50 31 25Q31 0 18 0H0',
  C: 'M34 30V22Q34 0 17 0Q0 0 0 22V78Q0 100 17 100Q34 100 34 78V70',
  D: 'M0 0V100H14Q34 100 34 76V24Q34 0 14 0Z',
  E: 'M30 0H0V100H30M0 50H26',
  F: 'M30 0H0V100M0 50H26',
  G: 'M34 30V22Q34 0 17 0Q0 0 0 22V78Q0 100 17 100Q34 100 34 78V54H18',
  H: 'M0 0V100M34 0V100M0 50H34',
  I: 'M0 0V100',
  J: 'M26 0V80Q26 100 13 100Q0 100 0 80V70',
  K: 'M0 0V100M34 0L0 62M10 46L36 100',
  L: 'M0 0V100H28',
  M: 'M0 100V0H5L24 76L43 0H48V100',
  N: 'M0 100V0H5L31 100H36V0',
  O: 'M0 24Q0 0 17 0Q34 0 34 24V76Q34 100 17 100Q0 100 0 76Z',
  P: 'M0 100V0H17Q34 0 34 28Q34 56 17 56H0',
  Q: 'M0 24Q0 0 17 0Q34 0 34 24V76Q34 100 17 100Q0 100 0 76ZM20 82L36 106',
  R: 'M0 100V0H17Q34 0 34 27Q34 54 17 54H0M18 54L36 100',
  S: 'M33 28V22Q33 0 16.5 0Q0 0 0 24Q0 42 16 50Q34 58 34 77Q34 100 17 100Q0 100 0 78V72',
  T: 'M0 0H34M17 0V100',
  U: 'M0 0V78Q0 100 17 100Q34 100 34 78V0',
  V: 'M0 0L14 100H20L34 0',
  W: 'M0 0L11 100H16L26 24L36 100H41L52 0',
  X: 'M0 0L34 100M34 0L0 100',
  Y: 'M0 0L17 54L34 0M17 54V100',
  Z: 'M0 0H32V6L0 94V100H32',
  ',': 'M4 92L0 112',
  '.': 'M0 92V100',
  '-': 'M0 54H20',
  '—': 'M0 54H40',
  '·': 'M0 50V58',
  '/': 'M0 108L24 -8',
  '@': 'M0 24Q0 0 17 0Q34 0 34 24V76Q34 100 17 100Q0 100 0 76Z',
  ' ': '',
};

const WIDTHS: Readonly<Record<string, number>> = {
  1: 12,
  2: 32,
  7: 32,
  I: 0,
  M: 48,
  W: 52,
  ' ': 14,
  ',': 4,
  '.': 0,
  '·': 0,
  '-': 20,
  '—': 40,
  E: 30,
  F: 30,
  L: 28,
  J: 26,
  Z: 32,
  '/': 24,
};
const WIDTH = 34;

/** Strokes of combining marks, drawn over (or under) the letter before. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'M12 -12L22 -30',
  '\u0300': 'M22 -12L12 -30',
  '\u0302': 'M6 -12L17 -28L28 -12',
  '\u0303': 'M4 -16Q10 -28 17 -20T30 -24',
  '\u0308': 'M9 -24V-14M25 -24V-14',
  '\u0327': 'M17 100Q24 108 18 116Q14 120 8 116',
};

export interface LetteringOptions {
  /** Stroke and gap between letters, in hundredths of the letters' height. */
  readonly weight?: number;
  readonly track?: number;
  readonly fill?: string;
}

/** A line of text as an SVG group whose top left corner is at x, y and whose capitals are `size` pixels high. */
export function lettering(text: string, x: number, y: number, size: number, options: LetteringOptions = {}): string {
  const { weight = 8, track = 13, fill = '#0c0c0d' } = options;
  let cursor = 0;
  let strokes = '';
  for (const letter of text.toUpperCase().normalize('NFD')) {
    const mark = MARKS[letter];
    if (mark !== undefined) {
      strokes += `<path transform="translate(${(cursor - WIDTH - track).toFixed(1)} 0)" d="${mark}"/>`;
      continue;
    }
    const glyph = GLYPHS[letter];
    if (glyph === undefined) continue;
    if (glyph !== '') strokes += `<path transform="translate(${cursor} 0)" d="${glyph}"/>`;
    cursor += (WIDTHS[letter] ?? WIDTH) + track;
  }
  const scale = size / 100;
  const pen = `fill="none" stroke="${fill}" stroke-width="${weight}" stroke-miterlimit="3"`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" ${pen}>${strokes}</g>`;
}
