const NAMES: Readonly<Record<string, string>> = {
  br: 'pt',
  eng: 'en',
  english: 'en',
  ingles: 'en',
  por: 'pt',
  ptb: 'pt',
  portuguese: 'pt',
  portugues: 'pt',
};

export function toLanguage(written: string): string | null {
  const text = written.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
  const [word = '', rest = ''] = text.split(/[^a-z]+/);
  const name = NAMES[word];
  if (name !== undefined) return name;
  return /^[a-z]{2,3}$/.test(word) && /^(?:[a-z]{2,4}|utf)?$/.test(rest) ? word : null;
}
