import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AGENCY } from './agency.ts';

const COUNTRY = AGENCY.country;
const EXTENSION = /(?<=[^\p{L}])(?:ramal|ramais|r)[\s.:=]*(?=\d{1,6})/iu;
const WHOLE = 10;
const SERVICE_NUMBERS = /^[3589]00/;

export interface Phone {
  /** E.164, or digits that only the country knows: `190`, `4004-1234`. */
  readonly number: string;
  readonly extension: string | null;
}

export function toPhoneNumber(text: string): Phone {
  const written = text
    .replace(/^\s*\+?00(?=[1-9])/, '+')
    // `0xx81`: any carrier.
    .replace(/\b0\s*[x*]{2}\s*(?=\d)/i, '0')
    .replace(EXTENSION, ' ext. ');
  const digits = written.replace(/\D/g, '');
  const [first] = findPhoneNumbersInText(written, COUNTRY);
  const found = first?.number ?? parsePhoneNumberFromString(`+${digits}`);
  const national = found?.nationalNumber ?? '';
  const isWhole =
    found?.isValid() === true && (found.country !== COUNTRY || national.length >= WHOLE);
  // 0800 and the like work only as they are dialled in Brazil.
  if (isWhole && !(found.country === COUNTRY && SERVICE_NUMBERS.test(national)))
    return { number: found.number, extension: found.ext ?? null };
  const [alone = ''] = /\+?\d(?:[\s().-]*\d)*/.exec(written) ?? [];
  return { number: alone.replace(/[^\d+]/g, ''), extension: found?.ext ?? null };
}
