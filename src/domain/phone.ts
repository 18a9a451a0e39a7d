import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AGENCY } from './agency.ts';

const COUNTRY = AGENCY.country;
const EXTENSION = /(?<=[^\p{L}])(?:ramal|ramais|r)[\s.:=]*(?=\d{1,6})/iu;
const FEWEST_DIGITS = 10;
/** The gap before a second whole number. */
const NEXT_NUMBER = /[\s,;]+(?=\+?\(?\d(?:[\s().-]*\d){6})/g;
const SERVICE_NUMBERS = /^[3589]00/;

export interface Phone {
  /** E.164, or digits that only the country knows: `190`, `4004-1234`. */
  readonly number: string;
  readonly extension: string | null;
}

export function toPhoneNumber(text: string): Phone {
  const written = text
    .replace(/^\s*\+?00(?=[1-9])/, '+')
    // `0xx81` leaves the carrier open.
    .replace(/\b0\s*[x*]{2}\s*(?=\d)/i, '0')
    .replace(EXTENSION, ' ext. ');
  const one = firstOf(written);
  const digits = one.replace(/\D/g, '');
  const [first] = findPhoneNumbersInText(one, COUNTRY);
  // Else it may be a foreign number without its plus.
  const found = first?.number ?? parsePhoneNumberFromString(`+${digits}`);
  const national = found?.nationalNumber ?? '';
  const isWhole =
    found?.isValid() === true && (found.country !== COUNTRY || national.length >= FEWEST_DIGITS);
  // 0800 and the like work only as they are dialled in Brazil.
  if (isWhole && !(found.country === COUNTRY && SERVICE_NUMBERS.test(national)))
    return { number: found.number, extension: found.ext ?? null };
  const [alone = ''] = /\+?\d(?:[\s().-]*\d)*/.exec(one) ?? [];
  return { number: alone.replace(/[^\d+]/g, ''), extension: found?.ext ?? null };
}

/** The library takes a number behind a comma for an extension, and misses one behind a blank. */
function firstOf(written: string): string {
  const starts = [...written.matchAll(NEXT_NUMBER)].map(({ index }) => written.slice(0, index));
  return starts.find((start) => parsePhoneNumberFromString(start, COUNTRY)?.isValid()) ?? written;
}
