import type { MeasureLanguage } from './measures.ts';

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** Created once: a formatter costs more than a profile. */
const NUMBERS: Readonly<Record<MeasureLanguage, Intl.NumberFormat>> = {
  pt: new Intl.NumberFormat('pt-BR', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  }),
  en: new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }),
};

export interface FollowerCount {
  readonly text: string;
  /** Plural form of the words after the count: `1 milhão de seguidores`. */
  readonly form: 'one' | 'other' | 'millions';
}

/** `12.4k` → `12,4 mil` / `12.4K`, `2m` → `2 milhões` / `2M`: one decimal unless zero. `null` for
 * text that is no count. */
export function formatFollowers(raw: string, language: MeasureLanguage): FollowerCount | null {
  const [, digits, thousand, million] =
    /^([\d.,\s]*[\d.,])\s*(?:(k|mil)|(m|mi|milh(?:ão|ões)))?$/i.exec(raw.trim()) ?? [];
  if (digits === undefined) return null;
  const count =
    (thousand ?? million) === undefined
      ? toInteger(digits)
      : toDecimal(digits) * (thousand === undefined ? MILLION : THOUSAND);
  if (!Number.isFinite(count) || count < 0) return null;

  const text = NUMBERS[language].format(Math.round(count)).replaceAll('\u00a0', ' ');
  // What rounds to a million is one.
  if (Math.round(count / 100) >= MILLION / 100) return { text, form: 'millions' };
  return { text, form: text === '1' ? 'one' : 'other' };
}

/** Drops grouping marks: `12.400` and `12,400` are twelve thousand. */
function toInteger(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[.,\s]\d{3})*$|^\d+$/.test(digits);
  return isGrouped ? Number(digits.replace(/\D/g, '')) : Number.NaN;
}

function toDecimal(digits: string): number {
  const plain = digits.replace(/\s/g, '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}
