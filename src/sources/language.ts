const NAMES: readonly (readonly [language: string, names: string])[] = [
  ['en', 'american british eng engb english enus gb ingles us'],
  ['pt', 'br brasil brazil brazilian por portugues portuguese ptb ptbr'],
];

export function toLanguage(written: string): string | null {
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').trim();
  const text = plain.replace(/(?<=[a-z])(?=[A-Z]{2}$)/, '-').toLowerCase();
  const [word = '', rest = ''] = text.split(/[^a-z]+/);
  const named = NAMES.find(([, names]) => names.split(' ').includes(word));
  if (named !== undefined) return named[0];
  return /^[a-z]{2,3}$/.test(word) && /^(?:[a-z]{2,4}|bra[sz]il)?$/.test(rest) ? word : null;
}
