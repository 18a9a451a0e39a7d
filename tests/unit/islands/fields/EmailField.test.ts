import { expect, it } from 'vitest';
import { findEmailSlip } from '../../../../src/islands/fields/EmailField.tsx';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.comm', 'ana@gmail.com'],
  [' Ana@Hotmal.com ', 'Ana@hotmail.com'],
  ['ana@yahoo.com.b', 'ana@yahoo.com.br'],
  ['ana@gmail.com', null],
  ['ana@yahoo.com.br', null],
  ['ana@atelie.example', null],
  ['ana@ymail.com', null],
  ['ana@mail.com', null],
  ['ana@bol.com.br', null],
  ['ana', null],
  ['@gmial.com', null],
])('%s is taken for %s', (typed, meant) => expect(findEmailSlip(typed)).toBe(meant));
