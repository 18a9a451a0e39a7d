/** `Altura: `, `Nº `, `~ `; not `EUR `, which tells what the number is. */
const BEFORE =
  /^(?:(?!(?:eur?|usa?|uk)\b)\p{L}+(?:[.°]+\s*(?:[:=]\s*)?|\s*[:=]\s*|\s+(?:[–-]\s+)?)|[~≈+#>≥]\s*)+(?=\d)/iu;

export function withoutLabel(text: string): string {
  return text.replace(BEFORE, '');
}

/** `threeDigits`: whether `1.234` is 1234 or a decimal. */
export function toNumber(digits: string, threeDigits: 'thousands' | 'decimals'): number {
  const plain = digits.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '').trim();
  const [, separator = ''] = /([.,])\d*$/.exec(plain) ?? [];
  const [start = '', ...parts] = plain.split(separator === '' ? '.' : separator);
  const isGrouped = parts.length > 1 || (threeDigits === 'thousands' && parts[0]?.length === 3);
  const wholePart = isGrouped ? plain : start;
  if (!/^[-\u2212+]?\d{1,3}(?:[.,]\d{3})+$|^[-\u2212+]?\d+$/.test(wholePart)) return Number.NaN;
  const number = `${wholePart.replace(/[.,]/g, '')}.${isGrouped ? '' : (parts[0] ?? '')}`;
  return Number(number.replace('\u2212', '-'));
}

const COUNT =
  /^([\d.,\s'’]*\d)\s*(?:(k|mil|thousand)|(kk|m|mi|milh(?:ão|ões|oes)|millions?))?[+.]*(?:\s+\p{L}[\p{L}\s]*|\s*\+)?$/iu;

/** `12.4k`, `12,4 mil`, `12.400`. */
export function toCount(text: string): number | null {
  const [, digits = '', thousand, million] = COUNT.exec(withoutLabel(text)) ?? [];
  const factor = (thousand === undefined ? 1 : 1e3) * (million === undefined ? 1 : 1e6);
  const count = toNumber(digits, factor === 1 ? 'thousands' : 'decimals') * factor;
  // Floats do not hold every decimal.
  const whole = factor > 1 ? Math.round(count) : count;
  return Number.isInteger(whole) ? whole : null;
}
