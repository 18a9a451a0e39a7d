import { expect, it } from 'vitest';
import {
  addMessage,
  readContactHash,
  toContactHash,
} from '../../../../src/islands/contact/contact-hash.ts';

const WORDS = ['fale', 'talk'];

it('the link that opens the contact form is the word of either language, with or without a message, which it brings whole: names with accents, commas, signs, lines', () => {
  expect(readContactHash('#fale', WORDS)).toBe('');
  for (const hash of ['#talk', '#talk.', '#fale%3E']) expect(readContactHash(hash, WORDS)).toBe('');
  expect(readContactHash(toContactHash('fale'), WORDS)).toBe('');
  const message = 'Olá! Thaís Rocha, Bruno & Sá = 2?\n#fale 100%';
  expect(readContactHash(toContactHash('talk', message), WORDS)).toBe(message);
});

it('the link that opens the contact form is no other hash, and opens without a message that is damaged, or with what fits of one that is too long', () => {
  for (const hash of ['', '#', '#A', '#falecom', '#ids=1,2', '#Fale', '#toString'])
    expect(readContactHash(hash, WORDS), hash).toBeNull();
  expect(readContactHash('#fale=%E0%A4%A', WORDS)).toBe('');
  expect(readContactHash(`#fale=${'x'.repeat(5001)}`, WORDS)).toHaveLength(5000);
});

it('a message that comes to what is typed already fills an empty field, and follows what stands there, once', () => {
  expect(addMessage('', 'Thaís')).toBe('Thaís');
  expect(addMessage('  \n', 'Thaís')).toBe('Thaís');
  expect(addMessage('Oi.', 'Thaís')).toBe('Oi.\n\nThaís');
  expect(addMessage('Oi.\n\nThaís', 'Thaís')).toBe('Oi.\n\nThaís');
  expect(addMessage('Oi.', '')).toBe('Oi.');
});
