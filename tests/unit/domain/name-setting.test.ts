import { expect, it } from 'vitest';
import { toNameClasses } from '../../../src/domain/name-setting.ts';

it('a name tells how wide it and its widest word are, never too little, other scripts as wider', () => {
  expect(toNameClasses('Thaís Moura')).toBe('word-6 whole-12');
  expect(toNameClasses('Anne-Charlotte de Rohan')).toBe('word-9 whole-27');
  expect(toNameClasses('山田 花子')).toBe('word-6 whole-15');
  expect(toNameClasses('Светлана')).toBe('word-27 whole-27');
  expect(toNameClasses('a'.repeat(200))).toBe('word-140 whole-140');
});
