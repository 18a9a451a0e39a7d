/** How a talent's measures are written. Heights come in centimetres, sizes as the back office's own text. */

export type MeasureLanguage = 'pt' | 'en';

const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** `178` → `1,78` in Portuguese, `1.78` in English: metres with two decimals, without the unit. */
export function formatMetres(centimetres: number, language: MeasureLanguage): string {
  const metres = (centimetres / 100).toFixed(2);
  return language === 'pt' ? metres.replace('.', ',') : metres;
}

/** `178` → `5′10″`, to the nearest inch. */
export function formatFeet(centimetres: number): string {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`;
}

/** `178` → `1,78 m` in Portuguese, `1.78 m / 5′10″` in English. */
export function formatHeight(centimetres: number, language: MeasureLanguage): string {
  const metres = `${formatMetres(centimetres, language)} m`;
  return language === 'pt' ? metres : `${metres} / ${formatFeet(centimetres)}`;
}

/** Bust, waist or hips: `84 cm` in Portuguese, `84 cm / 33″` in English. */
export function formatGirth(centimetres: number, language: MeasureLanguage): string {
  return formatShownGirth(centimetres, language).replace(/\d+/, '$& cm');
}

/** The same as it stands under its label: `84`, `84 / 33″`. */
export function formatShownGirth(centimetres: number, language: MeasureLanguage): string {
  return language === 'pt' ? String(centimetres) : `${centimetres} / ${formatInches(centimetres)}`;
}

/** `84` → `33″`, to the nearest inch. */
export function formatInches(centimetres: number): string {
  return `${Math.round(centimetres / CENTIMETRES_PER_INCH)}″`;
}

/** A height as it stands under its label: `1,78` in Portuguese, `1.78 m / 5′10″` in English, whose readers may know only one of the two. */
export function formatShownHeight(centimetres: number, language: MeasureLanguage): string {
  return language === 'pt' ? formatMetres(centimetres, language) : formatHeight(centimetres, language);
}

/**
 * A size as a language writes it: `37.5` → `37,5` in Portuguese, `37,5` → `BR 37.5` in English, whose readers know other systems. One that
 * names its own system, or is a word, stays without ours.
 */
export function formatSize(size: string, language: MeasureLanguage): string {
  if (language === 'pt') return size.replace(/(\d)\.(\d)/g, '$1,$2');
  return (/[a-z]/i.test(size) ? size : `BR ${size}`).replace(/(\d),(\d)/g, '$1.$2');
}

/** What tells that a size is not Brazilian. */
const FOREIGN = /\b(?:eur?|us|usa|uk)\b/i;

/** `36x34` → `36`, `38 40` → `38`: what stands before an x or a space, a foreign system aside; `null` where nothing does. */
export function formatJeans(jeans: string): string | null {
  return FOREIGN.test(jeans) ? jeans.trim() : firstPart(jeans, /[x\s]/i);
}

/** `37 BR` → `37`, `39 EU` → `39 EU`: what stands before a space, a foreign system aside; `null` where nothing does. */
export function formatShoes(shoes: string): string | null {
  return FOREIGN.test(shoes) ? shoes.trim() : firstPart(shoes, /\s/);
}

function firstPart(text: string, separator: RegExp): string | null {
  const part = text.trim().split(separator)[0] ?? '';
  return part === '' ? null : part;
}
