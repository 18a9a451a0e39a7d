/** How measures are written. Heights come in centimetres, sizes as the back office's text. */

export type MeasureLanguage = 'pt' | 'en';

const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** `178` → `1,78` / `1.78`, without the unit. */
export function formatMetres(centimetres: number, language: MeasureLanguage): string {
  const metres = (centimetres / 100).toFixed(2);
  return language === 'pt' ? metres.replace('.', ',') : metres;
}

/** `178` → `5′10″`, to the nearest inch. */
export function formatFeet(centimetres: number): string {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`;
}

/** `178` → `1,78 m` / `1.78 m / 5′10″`. */
export function formatHeight(centimetres: number, language: MeasureLanguage): string {
  const metres = `${formatMetres(centimetres, language)} m`;
  return language === 'pt' ? metres : `${metres} / ${formatFeet(centimetres)}`;
}

/** `84` → `33″`, to the nearest inch. */
export function formatInches(centimetres: number): string {
  return `${Math.round(centimetres / CENTIMETRES_PER_INCH)}″`;
}

/** A height under its label: `1,78` / `1.78 m / 5′10″`. */
export function formatShownHeight(centimetres: number, language: MeasureLanguage): string {
  return language === 'pt'
    ? formatMetres(centimetres, language)
    : formatHeight(centimetres, language);
}

/** `37.5` and `37,5` → `37½`, `37.0` → `37`, in every language. */
export function formatHalf(size: string | number): string {
  return String(size).replace(
    /(\d)[.,]([05])\b/g,
    (_, whole: string, half: string) => whole + (half === '5' ? '½' : ''),
  );
}

/** `37.5` → `37½` in Portuguese, `BR 37½` in English. Words and foreign sizes stay. */
export function formatSize(size: string, language: MeasureLanguage): string {
  return formatHalf(language === 'pt' || /[a-z]/i.test(size) ? size : `BR ${size}`);
}

/** Marks of another system. */
const FOREIGN = /\b(?:eur?|us|usa|uk)\b/i;

/** `36x34` → `36`, `38 40` → `38`; foreign sizes stay, `null` if nothing is left. */
export function formatJeans(jeans: string): string | null {
  return FOREIGN.test(jeans) ? jeans.trim() : firstPart(jeans, /[x\s]/i);
}

/** `37 BR` → `37`; foreign sizes stay (`39 EU`), `null` if nothing is left. */
export function formatShoes(shoes: string): string | null {
  return FOREIGN.test(shoes) ? shoes.trim() : firstPart(shoes, /\s/);
}

function firstPart(text: string, separator: RegExp): string | null {
  const part = text.trim().split(separator)[0] ?? '';
  return part === '' ? null : part;
}
