import { describe, expect, it } from 'vitest';
import { contactView } from '../../../src/views/contact-view.ts';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue } from '../../support/catalogue.ts';

const YEAR = 2026;
const { customizations } = aCatalogue();

function detailsWith(kept: Partial<typeof customizations>) {
  return contactView(aCatalogue({ customizations: { ...customizations, ...kept } }), 'pt', YEAR).details;
}

describe('the WhatsApp link', () => {
  it.each([
    ['+55 81 90000-3000', '5581900003000'],
    ['+351 912 345 678', '351912345678'],
    ['(81) 90000-3000', '5581900003000'],
    ['(081) 90000-3000', '5581900003000'],
    ['81 3000-3000', '558130003000'],
    ['55 81 90000-3000', '5581900003000'],
    ['0055 81 90000-3000', '5581900003000'],
  ])('of %s is that of %s', (whatsapp, digits) => {
    expect(detailsWith({ whatsapp }).whatsapp).toEqual({ text: whatsapp, href: `https://wa.me/${digits}` });
  });

  it('is that of the phone where the agency keeps no other number', () => {
    expect(detailsWith({ phone: '(81) 90000-4000' }).whatsapp.href).toBe('https://wa.me/5581900004000');
  });

  it('has the number that an application without its form is told', () => {
    const catalogue = aCatalogue({ customizations: { ...customizations, phone: '+55 81 3000-3000', whatsapp: '+55 81 90000-5000' } });
    const { withoutScript, failed } = scoutedView(catalogue, 'pt', 'models', YEAR);
    for (const text of [withoutScript, failed]) {
      expect(text).toContain('WhatsApp +55 81 90000-5000');
      expect(text).not.toMatch(/3000-3000|[{}]/);
    }
  });
});

describe('the place on the map', () => {
  it('is the one that the agency keeps', () => {
    expect(detailsWith({ latitude: 0, longitude: -34.9 })).toMatchObject({ latitude: 0, longitude: -34.9 });
    expect(detailsWith({})).toMatchObject({ latitude: -8.0577, longitude: -34.8794 });
  });
});
