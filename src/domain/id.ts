/** The services' ids: digits as text, because a number holds only fifteen exactly. */

const ID = /^[1-9]\d{0,19}$/;

/** Tells whether text is a positive whole number of up to twenty digits without leading zeros. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** An id in JSON: a number if exact, else its digits; empty for no id. */
export function toWireId(id: string): number | string {
  return id !== '' && Number.isSafeInteger(Number(id)) ? Number(id) : id;
}
