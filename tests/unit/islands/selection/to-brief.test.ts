import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contactSchema } from '../../../../src/contracts/contact-form.ts';
import { roomForWords, toMessage, type BriefText } from '../../../../src/islands/contact/brief.ts';
import { toKeptTalent } from '../../../../src/domain/kept-talent.ts';
import { NO_TEXTS, type SelectionTexts } from '../../../../src/domain/selection.ts';
import { readSelectionHash, toIdsHash } from '../../../../src/islands/selection/selection-link.ts';
import { toMeasuresLine } from '../../../../src/islands/selection/measures-line.ts';
import { toBrief, toBriefText } from '../../../../src/islands/selection/to-brief.tsx';
import { selectionView } from '../../../../src/views/selection-view.ts';
import { MESSAGE } from '../../../support/filled-forms.ts';
import { aCatalogue } from '../../../support/sample-catalogue.ts';

const known: Readonly<Record<string, unknown>> = { heightCm: 176, jeans: '36', shoes: '37.5' };
const ana = toKeptTalent('12', 'Ana Sá', (field) => known[field]);
const ze = toKeptTalent('34', 'Zé', () => null);

const portuguese = { ...selectionView(aCatalogue(), 'pt').page, imageBaseUrl: '' };
const english = { ...selectionView(aCatalogue(), 'en').page, imageBaseUrl: '' };
const { mail } = portuguese.words;
const LINK = 'https://site.example/favoritos#ids=12,34';

const toSent = (text: string): BriefText => ({ text, shown: '' });

it('the message of a brief greets, says what the brief says, names one talent a line with what is known and noted, and ends with the link', () => {
  const brief: SelectionTexts = {
    ...NO_TEXTS,
    title: 'Verão Capibaribe',
    client: 'Ateliê Marulho',
    from: '2026-12-14',
    to: '2026-12-16',
    notes: { '12': 'Abre o filme.' },
  };
  const text = toBriefText([ana, ze], brief, LINK, portuguese);
  expect(toMessage(mail.greeting, toSent(text)).split('\n')).toEqual([
    'Olá! Gostaria de saber a disponibilidade e os valores destes talentos.',
    '',
    'Seleção: Verão Capibaribe',
    'Cliente: Ateliê Marulho',
    'Datas do trabalho: 14 a 16 dez 2026',
    '',
    '1. Ana Sá (1,76 m, jeans 36, sapatos 37½): Abre o filme.',
    '2. Zé',
    '',
    `E o link desta seleção: ${LINK}`,
  ]);
  expect(toBriefText([ana], NO_TEXTS, LINK, english).split('\n')[0]).toBe(
    '1. Ana Sá (1.76 m / 5′9″, jeans BR 36, shoes BR 37½)',
  );
});

it('the message of a brief names as many as there is room for, counts the others, and cuts neither a name nor the link', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...ana,
    id: String(3_100_000 + index),
    name: `Maria Antônia Vasconcelos ${index}`,
  }));
  const hash = toIdsHash(
    many.map(({ id }) => id),
    '',
  );
  const link = `https://site.example/favoritos${hash}`;
  const brief = toSent(toBriefText(many, NO_TEXTS, link, portuguese));
  expect(roomForWords(brief)).toBeGreaterThan(900);
  const message = toMessage('a'.repeat(roomForWords(brief)), brief);
  const sent = await readSelectionHash(new URL(/https:\S+$/.exec(message)?.[0] ?? '').hash);
  expect(sent?.texts.order).toHaveLength(300);
  const named =
    message.match(/^\d+\. Maria Antônia Vasconcelos \d+ \(1,76 m, jeans 36, sapatos 37½\)$/gm) ??
    [];
  expect(named.length).toBeGreaterThan(20);
  expect(message).toContain(`E mais ${300 - named.length} talentos, no link.`);
  const { whole } = toBrief(
    { talents: many, texts: NO_TEXTS, link, linkWithoutNotes: link },
    portuguese,
  );
  expect(whole.shown.split('\n')).toHaveLength(whole.text.split('\n').length);
  const judge = (sent: string) => v.is(contactSchema, { ...MESSAGE, message: sent });
  expect(judge(message)).toBe(true);
  // Told to the sender, whose words are not cut.
  expect(judge(toMessage('a'.repeat(roomForWords(brief) + 1), brief))).toBe(false);
});

it('the message of a brief can go without its notes, shows the faces of eight and counts the others, and previews no address', () => {
  const talents = Array.from({ length: 10 }, (_, index) => ({ ...ze, id: String(index + 1) }));
  const [link, linkWithoutNotes] = ['https://site.example/#whole', 'https://site.example/#bare'];
  const send = (notes: SelectionTexts['notes'], count = talents.length) => {
    const some = talents.slice(0, count);
    const sent = { talents: some, texts: { ...NO_TEXTS, notes }, link, linkWithoutNotes };
    return toBrief(sent, portuguese);
  };
  const { people, words, whole, withoutNotes } = send({ '2': 'Reserva.' });
  expect(people.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(words.more).toBe('+2');
  expect(send({}, 8).words.more).toBe('');
  expect(whole.text).toMatch(/^2\. Zé: Reserva\.$[^]*#whole$/m);
  expect(withoutNotes?.text).toMatch(/^2\. Zé$[^]*#bare$/m);
  for (const { shown } of [whole, ...(withoutNotes ? [withoutNotes] : [])])
    expect(shown).not.toContain('https:');
  expect(send({ '99': 'Saiu.' }).withoutNotes).toBeNull();
});

it('the line of a talent says whose height is unknown, and breaks only between measures', () => {
  expect([ana, ze].map((talent) => toMeasuresLine(talent, portuguese))).toEqual([
    '1,76\u00a0· jeans\u00a036\u00a0· sapatos\u00a037½',
    portuguese.words.heightUnknown.replaceAll(' ', '\u00a0'),
  ]);
});
