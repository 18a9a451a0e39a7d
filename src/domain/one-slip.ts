/** Allows one letter wrong, missing or too many, or two that changed places. */
export function isWithinOneSlip(known: string, typed: string): boolean {
  let at = 0;
  while (at < known.length && known[at] === typed[at]) at += 1;
  const same = (ofKnown: number, ofTyped: number) => known.slice(ofKnown) === typed.slice(ofTyped);
  const isSwapped = known[at] === typed[at + 1] && known[at + 1] === typed[at];
  return (
    known === typed ||
    same(at + 1, at + 1) ||
    same(at + 1, at) ||
    same(at, at + 1) ||
    (isSwapped && same(at + 2, at + 2))
  );
}
