/** Types as the mask library does: after each key, the whole text goes through both steps. */
import { Mask } from 'maska';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import {
  maskedPhone,
  withoutTrunk,
  beforePhoneMask,
  phoneMask,
} from '../../../src/contracts/masked-phone.ts';

const phone = new Mask({ mask: phoneMask });
const paste = (text: string) => phone.masked(beforePhoneMask(text));
const type = (keys: string) => Array.from(keys).reduce((text, key) => paste(text + key), '');

it.each([
  '81900004417',
  '(81) 90000-4417',
  '+5581900004417',
  '0055 81 90000 4417',
  '081 90000-4417',
  '0xx81 90000-4417',
  '0 15 81 90000-4417',
  '+55 081 90000-4417',
  '+55 (0xx81) 90000-4417',
  '+55 0 21 81 90000-4417',
])('the phone field makes one number of %j, typed or pasted, when it is left', (text) => {
  expect(withoutTrunk(type(text))).toBe('+55 (81) 90000-4417');
  expect(parse(maskedPhone, paste(text))).toBe('+55 (81) 90000-4417');
});

it.each([
  '08 90000-4417',
  '0 5 81 90000-4417',
  '+55 00 81 90000-4417',
  '011 55 81 90000-4417',
  // A landline, of which an area 55 must make no mobile.
  '558133334444',
  // As a phone's contacts copy it.
  '\u202A+1 202 555-0123\u202C',
  'tel:+1-202-555-0123',
  '+12 (12) 55501-2345',
])('the phone field never makes another number of %j', (text) => {
  for (const shown of [type(text), paste(text)])
    expect(() => parse(maskedPhone, shown)).toThrow('phone');
});

it('the phone field leaves a number of the area 55 alone, takes one of another country, and can be emptied key by key', () => {
  for (const keys of ['55999990000', '559999900001', '+55559999900001'])
    expect(type(keys)).toBe('+55 (55) 99999-0000');
  expect(type('+351912345678')).toBe('+35 (19) 12345-678');
  expect(paste('+49 (15) 12345-6789')).toBe('+49 (15) 12345-6789');
  for (const start of ['+55 (81) 90000-4417', '081900004417', '+55081']) {
    let text = start;
    for (let keys = 0; text !== '' && keys < 40; keys += 1) text = paste(text.slice(0, -1));
    expect(text).toBe('');
  }
});
