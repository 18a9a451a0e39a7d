import { describe, expect, it } from 'vitest';
import { findMinorNames } from '../../../src/domain/minor-names.ts';

const names = findMinorNames(
  [
    { id: '1', name: 'João Vilela do Rêgo', instagram: 'joao.vr' },
    { id: '2', name: 'Rosa-Maria Feitosa', instagram: 'moda' },
    { id: '3', name: 'Iara', instagram: null },
    { id: '4', name: 'Souza, Ana Luz', instagram: 'anasouza_2' },
  ],
  [{ name: 'Ana Souza Costa' }, { name: 'Pedro Vilela' }],
);

describe('a text that names a minor', () => {
  it.each([
    ['Hoje estreia João Vilela do Rêgo.', 'Hoje estreia João.'],
    ['JOAO VILELA, modelo', 'JOAO, modelo'],
    ['João do Rêgo', 'João'],
    ['João V. Rêgo abriu', 'João abriu'],
    ['Joa\u0303o Vi\u00ADlela', 'Joa\u0303o'],
    ['joao-vilela-do-rego', 'joao'],
    ['posts/joao_rego-2.jpg', 'posts/joao-2.jpg'],
    ['#JoãoVilela #joaovilela2', '#João #João'],
    ['Rosa-Maria Feitosa e Rosa Maria Feitosa', 'Rosa-Maria e Rosa Maria'],
    ['Ana Souza e Ana Luz Souza', 'Ana e Ana'],
    ['Siga @joao.vr. E joao.vr!', 'Siga João. E João!'],
    ['https://www.instagram.com/moda/?hl=pt', 'https://www.instagram.com/Rosa-Maria/?hl=pt'],
    ['@anasouza_2', '@anasouza_2'.replace(/.*/, 'Ana')],
  ])('%j is shown as %j', (text, shown) => {
    expect(names.shorten(text)).toBe(shown);
  });

  it.each([
    'João, Vilela e Rêgo',
    'João abriu o desfile. O Vilela também.',
    'A moda de Rosa-Maria',
    'Pedro Vilela e João',
    'Ana Souza Costa',
    'Iara Souza',
    'Vilela',
    'João\0Vilela',
    'João do Recife',
  ])('%j stays as it is', (text) => {
    expect(names.shorten(text)).toBe(text);
  });
});

describe('the page of a minor', () => {
  it('has the first name alone in its address', () => {
    expect([names.slugOf('1'), names.slugOf('2'), names.slugOf('9')]).toEqual(['joao', 'rosa-maria', null]);
  });
});
