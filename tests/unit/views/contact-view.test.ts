import { expect, it } from 'vitest';
import { AGENCY } from '../../../src/domain/agency.ts';
import type { Customizations } from '../../../src/domain/content.ts';
import { contactView } from '../../../src/views/contact-view.ts';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

const viewWith = (customizations: Partial<Customizations>) =>
  contactView(aCatalogue({ customizations }), 'pt');

it('the WhatsApp link shows its number as it is written, and leads to that with its country', () => {
  const link = { text: '81 3000-3000', href: 'https://wa.me/558130003000' };
  expect(viewWith({ whatsapp: '81 3000-3000' }).details.whatsapp).toMatchObject(link);
});

it('the phone is named as such', () =>
  expect(viewWith({ phone: '+55 81 3000-3000', whatsapp: '+55 81 90000-5000' }).phoneLabel).toBe(
    'Telefone: +55 81 3000-3000',
  ));

it('the WhatsApp link may be one without a number', () => {
  const href = 'https://wa.me/message/7XJ4Q2';
  const link = { text: 'wa.me/message/7XJ4Q2', href, number: null };
  expect(viewWith({ whatsapp: href }).details.whatsapp).toEqual(link);
});

it('the WhatsApp link is that of the phone where the agency keeps no other number, and the one that an application without its form is told', () => {
  const { whatsapp } = viewWith({ phone: '(81) 90000-4000' }).details;
  expect(whatsapp.href).toBe('https://wa.me/5581900004000');
  const customizations = { phone: '+55 81 3000-3000', whatsapp: '+55 81 90000-5000' };
  const catalogue = aCatalogue({ customizations });
  const { withoutScript, failed } = scoutedView(catalogue, 'pt', 'models');
  for (const text of [withoutScript, failed]) {
    expect(text).toContain('WhatsApp +55 81 90000-5000');
    expect(text).not.toMatch(/3000-3000|[{}]/);
  }
});

it.each([
  ['Rua da Aurora, 1\nRecife, PE\n50050-000', 'Recife, PE, Brasil'],
  ['Rua da Aurora, 1\nRecife', 'Recife, Brasil'],
])('the address %j has its country: %s', (address, line) => {
  expect(viewWith({ address }).details.addressLines).toContain(line);
  const english = contactView(aCatalogue({ customizations: { address } }), 'en');
  expect(english.details.addressLines).toContain(line.replace('Brasil', 'Brazil'));
});

it('the opening hours are those of the back office in the language of the page, and none where it has none', () => {
  const texts = { openingHours: { pt: 'Segunda a sexta\ndas 9h às 18h', en: 'Monday to Friday' } };
  const hours = (locale: 'pt' | 'en') => contactView(aCatalogue({ texts }), locale).hours;
  expect(hours('pt')).toEqual(['Segunda a sexta', 'das 9h às 18h']);
  expect(hours('en')).toEqual(['Monday to Friday']);
  expect(contactView(aCatalogue(), 'pt').hours).toEqual([]);
  const inPortuguese = aCatalogue({ texts: { openingHours: { pt: 'das 9h às 18h' } } });
  expect(contactView(inPortuguese, 'en').hoursLang).toBe('pt');
  expect(contactView(inPortuguese, 'pt').hoursLang).toBeUndefined();
});

it.each([
  ['(81) 3333-4444 ramal 12', 'tel:+558133334444;ext=12'],
  ['+55 81 3333-4444, Ramal: 1205', 'tel:+558133334444;ext=1205'],
  ['81 3333-4444 ramais 12 e 13', 'tel:+558133334444;ext=12'],
  ['Recepção: (81) 3333-4444', 'tel:+558133334444'],
  ['+55 81 3333/4444', 'tel:+558133334444'],
  ['5581999990001', 'tel:+5581999990001'],
  ['+55 (0xx81) 3333-4444', 'tel:+558133334444'],
  ['+0055 81 3333-4444', 'tel:+558133334444'],
  ['(81) 99999-9999 / 3333-3333', 'tel:+5581999999999'],
  ['0 15 81 90000-3000', 'tel:+5581900003000'],
  ['00351 912 345 678', 'tel:+351912345678'],
  ['351912345678', 'tel:+351912345678'],
  ['+55 81 3333-4444 ou +55 81 90000-2010', 'tel:+558133334444'],
  ['81990001234, 81990001235', 'tel:+5581990001234'],
  ['(81) 3333-4444; 3333-4445', 'tel:+558133334444'],
  ['81 90000-2010 81 90000-2011', 'tel:+5581900002010'],
  ['0800 123 4567', 'tel:08001234567'],
  ['190', 'tel:190'],
])('a phone of the staff, %j, is shown whole and dials %s', (text, href) => {
  const staff = [{ name: 'Irene', role: null, email: null, phone: text, language: 'pt' }];
  expect(contactView(aCatalogue({ staff }), 'pt').staff[0]?.phone).toEqual({ text, href });
});

it('a network’s link is called by the network once, whether or not the agency wrote its name', () => {
  const url = 'https://www.instagram.com/amazing/';
  const instagram = { name: '@amazing', url };
  const facebook = { name: 'Facebook da Amazing', url };
  const { networks } = contactView(aCatalogue({ social: { instagram, facebook } }), 'pt');
  expect(networks.map(({ name }) => name)).toEqual(['Instagram @amazing', 'Facebook da Amazing']);
});

it.each([
  [{}, AGENCY.latitude, true],
  [{ latitude: -8.0591, longitude: -34.8801 }, -8.0591, true],
  [{ latitude: -8.0691, longitude: -34.8801 }, -8.0691, false],
  [{ latitude: 0, longitude: -34.9 }, 0, false],
])("the place on the map is the agency's, drawn if shown: %o", (kept, latitude, isDrawn) => {
  expect(viewWith(kept)).toMatchObject({ details: { latitude }, isDrawn });
});
