import { expect, it } from 'vitest';
import { setName, toEms } from '../../../src/domain/name-setting.ts';
import { NAME_SAMPLES } from '../../support/name-samples.ts';

const lines = (name: string) => setName(name).lines;

it('a name in the largest type breaks after its first word, takes as few even lines as large type allows, and keeps every word, in four lines at most', () => {
  expect(lines('Thaís Moura')).toEqual(['Thaís', 'Moura']);
  expect(lines('Maria Clara de Lima')).toEqual(['Maria', 'Clara de Lima']);
  expect(lines('Iracema')).toEqual(['Iracema']);
  expect(lines('Francisco José do Rego Barros')).toEqual(['Francisco José', 'do Rego Barros']);
  expect(lines('Joaquim Nabuco Pereira de Araújo e Silva Filho')).toEqual([
    'Joaquim Nabuco',
    'Pereira de Araújo',
    'e Silva Filho',
  ]);
  const longest = lines('Maria Eduarda Albuquerque de Vasconcelos Cavalcanti');
  expect(longest).toEqual(['Maria Eduarda', 'Albuquerque', 'de Vasconcelos', 'Cavalcanti']);
  expect(lines('E de da do').join(' ')).toBe('E de da do');
  for (const name of NAME_SAMPLES) {
    expect(lines(name).join(' ')).toBe(name);
    expect(lines(name).length).toBeLessThanOrEqual(4);
  }
});

it('a name in the largest type says how wide it is, by a step of the style sheet that is no smaller', () => {
  expect(toEms('ÇÃ')).toBeCloseTo(0.838);
  expect(setName('Thaís Moura')).toMatchObject({
    linesClass: 'em-25',
    wholeClass: 'em-45',
    isShort: true,
  });
  expect(setName('Raí').linesClass).toBe('em-20');
  for (const name of NAME_SAMPLES) {
    const { linesClass, wholeClass } = setName(name);
    expect(Number(linesClass.slice(3)) / 10).toBeGreaterThanOrEqual(
      Math.max(...lines(name).map(toEms)),
    );
    expect(Number(wholeClass.slice(3))).toBeGreaterThanOrEqual(Number(linesClass.slice(3)));
  }
});

it('a name in the largest type leaves more room below a line with a cedilla, most where an accent stands below it', () => {
  const room = (name: string) => setName(name).room;
  expect(['Thaís Moura', 'Ana Sá', 'Vitória Graça'].map(room)).toEqual(['plain', 'plain', 'plain']);
  expect(['Açucena Vilar', 'Conceição Moura'].map(room)).toEqual(['deep', 'deep']);
  expect(['Conceição Araújo', 'Graça Índio'].map(room)).toEqual(['deepest', 'deepest']);
});
