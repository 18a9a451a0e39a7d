/** Ids of the services: digits as text, because a number holds only fifteen digits exactly. */

const ID = /^[1-9]\d{0,19}$/;

/** Tells whether text is an id: a positive whole number of at most twenty digits, without leading zeros. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** An id in JSON for a service: a number where one holds it exactly, its digits otherwise; empty where there is none. */
export function toWireId(id: string): number | string {
  return id !== '' && Number.isSafeInteger(Number(id)) ? Number(id) : id;
}

/** Orders ids by their value. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a === b ? 0 : 1);
}
