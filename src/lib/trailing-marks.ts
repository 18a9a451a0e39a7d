/** What chats append to an address. */
const TRAILING_MARKS =
  /(?:[.,;:!?)\]}>'"*_~`»”’…]|%(?:2[27]|3[CE]|5D|60|7D|C2%BB|E2%80%(?:99|9D|A6)))+$/i;

export function withoutTrailingMarks(address: string): string {
  return address.replace(TRAILING_MARKS, '');
}
