/** Widths in letters, for which `src/styles/tables/name-widths.css` has rules. */
const STEPS = [6, 9, 12, 15, 18, 22, 27, 33, 40, 50, 70, 100, 140];
/** Fallback fonts are up to three times as wide as the display type. */
const OTHER = /[^\p{scx=Latin}\p{P}\p{Nd}\s]/gu;
const WIDE = /[MW]/gi;
const TAIL = /[ÇŞŢĄĘĮŲQ,J]/;
/** A tail would touch an accent of the next line. */
const ACCENT = /[\u0300-\u0314]/;

export function toNameClasses(name: string): string {
  const capitals = name.toUpperCase();
  const isDeep = TAIL.test(capitals) && ACCENT.test(capitals.normalize('NFD'));
  const word = Math.max(...name.split(/[\s-]/).map(toWidth));
  return `word-${toStep(word)} whole-${toStep(toWidth(name))}${isDeep ? ' deep' : ''}`;
}

function toWidth(text: string): number {
  const shown = text.normalize('NFC').replaceAll(/\p{M}/gu, '');
  return (
    shown.length + 2 * (shown.match(OTHER)?.length ?? 0) + (shown.match(WIDE)?.length ?? 0) / 2
  );
}

function toStep(letters: number): string {
  return String(STEPS.find((known) => known >= letters) ?? STEPS.at(-1));
}
