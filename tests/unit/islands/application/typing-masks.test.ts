/** Types as the mask library does: after each key, the whole text goes through both steps. */
import { Mask } from 'maska';
import { expect, it } from 'vitest';
import { PHONE_MASK } from '../../../../src/contracts/form-fields.ts';
import { beforePhoneMask } from '../../../../src/islands/application/form/typing-masks.ts';

const phone = new Mask({ mask: PHONE_MASK });
const paste = (text: string) => phone.masked(beforePhoneMask(text));
const type = (keys: string) => Array.from(keys).reduce((text, key) => paste(text + key), '');

it.each([
  '81900004417',
  '(81) 90000-4417',
  '+5581900004417',
  '+55 81 90000 4417',
  '55 81 90000 4417',
  '0055 81 90000 4417',
])('the phone field makes one number of the keys %s', (keys) => {
  expect(type(keys)).toBe('+55 (81) 90000-4417');
});

it.each([
  '81 90000-4417',
  '081 90000-4417',
  '+55 (81) 90000-4417',
  '0055 81 90000 4417',
  '5581900004417',
  ' 55 81 90000 4417 ',
])('the phone field makes one number of the pasted %j', (text) => {
  expect(paste(text)).toBe('+55 (81) 90000-4417');
});

it('the phone field leaves a number of the area 55 alone, takes one of another country, and can be emptied key by key', () => {
  for (const keys of ['55999990000', '559999900001', '+55559999900001'])
    expect(type(keys)).toBe('+55 (55) 99999-0000');
  expect(type('+351912345678')).toBe('+35 (19) 12345-678');
  expect(paste('+49 (15) 12345-6789')).toBe('+49 (15) 12345-6789');
  let text = '+55 (81) 90000-4417';
  for (let keys = 0; text !== '' && keys < 40; keys += 1) text = paste(text.slice(0, -1));
  expect(text).toBe('');
});
