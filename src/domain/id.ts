/** An id is digits as text, because a number holds only fifteen exactly. */

const ID = /^[1-9]\d{0,19}$/;

export function isId(text: string): boolean {
  return ID.test(text);
}

export function toWireId(id: string): number | string {
  return id !== '' && Number.isSafeInteger(Number(id)) ? Number(id) : id;
}
