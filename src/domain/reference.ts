/** `AMZ-…`: seven signs made of the id's first digits, and Luhn's check. Former ones had five. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = SIGNS.length;
const LENGTH = 7;
const DIGITS = 12;

export function toReference(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, DIGITS), 16);
  const values = Array.from({ length: LENGTH }, () => {
    const value = rest % BASE;
    rest = Math.floor(rest / BASE);
    return value;
  });
  const check = (BASE - (toSum([...values, 0]) % BASE)) % BASE;
  const signs = [...values, check].map((value) => SIGNS.charAt(value)).join('');
  return `AMZ-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

export function isReference(text: string): boolean {
  const [, first = '', last = ''] = /^AMZ-(.{4})-(.{4}|.{2})$/.exec(text) ?? [];
  const values = Array.from(first + last, (sign) => SIGNS.indexOf(sign));
  return values.length > 0 && !values.includes(-1) && toSum(values) % BASE === 0;
}

export function findReference(text: string): string | null {
  return text.match(/\bAMZ-\w{4}-\w{2,4}\b/g)?.find(isReference) ?? null;
}

function toSum(values: readonly number[]): number {
  return values.toReversed().reduce((sum, value, index) => {
    const weighted = index % 2 === 0 ? value : value * 2;
    return sum + Math.floor(weighted / BASE) + (weighted % BASE);
  }, 0);
}
