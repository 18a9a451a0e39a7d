import type { MeasureLanguage } from './measures.ts';

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** Created once: a formatter costs more than a profile. */
const NUMBERS: Readonly<Record<MeasureLanguage, Intl.NumberFormat>> = {
  pt: new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
};

/** What stands for a thousand and for millions. Portuguese uses the plural from two: 1,9 milhão. */
const UNITS: Readonly<
  Record<MeasureLanguage, Readonly<Record<'thousand' | 'million' | 'millions', string>>>
> = {
  pt: { thousand: ' mil', million: ' milhão', millions: ' milhões' },
  en: { thousand: 'K', million: 'M', millions: 'M' },
};

export interface FollowerCount {
  readonly text: string;
  /** Plural form of the words after the count: `1 milhão de seguidores`. */
  readonly form: 'one' | 'other' | 'millions';
}

/** `12.4k` → `12,4 mil` / `12.4K`, `2m` → `2 milhões` / `2M`: one decimal unless zero. `null` for
 * text that is no count. */
export function formatFollowers(raw: string, language: MeasureLanguage): FollowerCount | null {
  const match = /^([\d.,\s]*[\d.,])\s*([km])?$/i.exec(raw.trim());
  if (match?.[1] === undefined) return null;
  const unit = match[2]?.toLowerCase();
  const count =
    unit === undefined
      ? toInteger(match[1])
      : toDecimal(match[1]) * (unit === 'k' ? THOUSAND : MILLION);
  if (!Number.isFinite(count) || count < 0) return null;

  // Round first, so that 999,950 becomes one million.
  if (Math.round(count / 100) >= 10_000) {
    const millions = withOneDecimal(count / MILLION, language);
    const unit = Math.round(count / (MILLION / 10)) < 20 ? 'million' : 'millions';
    return { text: millions + UNITS[language][unit], form: 'millions' };
  }
  if (count >= THOUSAND) {
    const thousands = withOneDecimal(count / THOUSAND, language);
    return { text: thousands + UNITS[language].thousand, form: 'other' };
  }
  const text = String(Math.round(count));
  return { text, form: text === '1' ? 'one' : 'other' };
}

/** Drops grouping marks: `12.400` and `12,400` are twelve thousand. */
function toInteger(digits: string): number {
  const plain = digits.replace(/[.,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

function toDecimal(digits: string): number {
  const plain = digits.replace(/\s/g, '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

function withOneDecimal(value: number, language: MeasureLanguage): string {
  const rounded = Math.round(value * 10) / 10;
  return NUMBERS[language].format(rounded);
}
