import { describe, expect, it } from 'vitest';
import { addMessage, readContactHash, toContactHash } from '../../../../src/islands/contact/contact-hash.ts';

const WORDS = ['fale', 'talk'];

describe('the link that opens the contact form', () => {
  it('is the word of either language, with or without a message', () => {
    expect(readContactHash('#fale', WORDS)).toBe('');
    expect(readContactHash('#talk', WORDS)).toBe('');
    expect(readContactHash(toContactHash('fale'), WORDS)).toBe('');
  });

  it('brings its message whole: names with accents, commas, signs of equality, lines', () => {
    const message = 'Olá! Thaís Rocha, Bruno & Sá = 2?\n#fale 100%';
    expect(readContactHash(toContactHash('talk', message), WORDS)).toBe(message);
  });

  it('is no other hash', () => {
    for (const hash of ['', '#', '#A', '#falecom', '#ids=1,2', '#Fale', '#toString']) expect(readContactHash(hash, WORDS), hash).toBeNull();
  });

  it('opens without a message when the message is damaged, and cuts one that is too long', () => {
    expect(readContactHash('#fale=%E0%A4%A', WORDS)).toBe('');
    expect(readContactHash(`#fale=${'x'.repeat(5001)}`, WORDS)).toHaveLength(5000);
  });
});

describe('a message that comes to what is typed already', () => {
  it('fills an empty field', () => {
    expect(addMessage('', 'Thaís')).toBe('Thaís');
    expect(addMessage('  \n', 'Thaís')).toBe('Thaís');
  });

  it('follows what stands there, once', () => {
    expect(addMessage('Oi.', 'Thaís')).toBe('Oi.\n\nThaís');
    expect(addMessage('Oi.\n\nThaís', 'Thaís')).toBe('Oi.\n\nThaís');
    expect(addMessage('Oi.', '')).toBe('Oi.');
  });
});
