export type MeasureLanguage = 'pt' | 'en';

const WRITING = {
  pt: { decimal: ',', inches: false, beforeSize: '' },
  en: { decimal: '.', inches: true, beforeSize: 'BR ' },
} as const;

const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

export function formatMetres(centimetres: number, language: MeasureLanguage): string {
  return (centimetres / 100).toFixed(2).replace('.', WRITING[language].decimal);
}

export function formatFeet(centimetres: number): string {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`;
}

export function joinSystems(metric: string, imperial: string, language: MeasureLanguage): string {
  return WRITING[language].inches ? `${metric} / ${imperial}` : metric;
}

export function formatHeight(centimetres: number, language: MeasureLanguage): string {
  const metres = `${formatMetres(centimetres, language)} m`;
  return joinSystems(metres, formatFeet(centimetres), language);
}

export function formatInches(centimetres: number): string {
  return `${Math.round(centimetres / CENTIMETRES_PER_INCH)}″`;
}

export function toHeightParts(centimetres: number, language: MeasureLanguage): readonly string[] {
  const metres = formatMetres(centimetres, language);
  return WRITING[language].inches ? [metres, formatFeet(centimetres)] : [metres];
}

/** `1,78` in Portuguese, `1.78 m / 5′10″` in English. */
export function formatLabelledHeight(centimetres: number, language: MeasureLanguage): string {
  return WRITING[language].inches
    ? formatHeight(centimetres, language)
    : formatMetres(centimetres, language);
}

export function formatHalf(size: string | number): string {
  return String(size).replace(
    /(\d)[.,]([05])\b/g,
    (_, whole: string, half: string) => whole + (half === '5' ? '½' : ''),
  );
}

/** `37.5` → `37½` in Portuguese, `BR 37½` in English. Words and foreign sizes stay. */
export function formatSize(size: string, language: MeasureLanguage): string {
  return formatHalf(/[a-z]/i.test(size) ? size : WRITING[language].beforeSize + size);
}

const FOREIGN = /\b(?:eur?|us|usa|uk)\b/i;

export function formatJeans(jeans: string): string | null {
  return FOREIGN.test(jeans) ? jeans.trim() : firstPart(jeans, /[x×\s]/i);
}

export function formatShoes(shoes: string): string | null {
  return FOREIGN.test(shoes) ? shoes.trim() : firstPart(shoes, /\s/);
}

function firstPart(text: string, separator: RegExp): string | null {
  const plain = text.replace(/(?<=\d)\s+1\/2|(?<=\d)\s*½/, '½').replace(/^\s*BR\s+(?=\d)/i, '');
  const part = plain.trim().split(separator)[0] ?? '';
  return part === '' ? null : part;
}
