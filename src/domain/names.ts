const MARKS = /\p{M}/gu;

const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

export function toCardName(name: string): readonly [string] | readonly [string, string] {
  const words = name.split(' ');
  const first = words[0] ?? name;
  const last = words.at(-1);
  return words.length > 1 && last !== undefined ? [first, last] : [first];
}
