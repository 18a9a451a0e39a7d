import { describe, expect, it } from 'vitest';
import { findMinorNames } from '../../../src/domain/minor-names.ts';

const names = findMinorNames(
  [
    { id: '1', name: 'João Vilela do Rêgo', instagram: 'joao.vr' },
    { id: '2', name: 'Rosa-Maria Feitosa', instagram: 'moda' },
    { id: '3', name: 'Iara', instagram: null },
    { id: '6', name: 'Dulce Esteves Lima', instagram: null },
    { id: '4', name: 'Souza, Ana Luz', instagram: 'anasouza_2' },
    { id: '5', name: 'Maria Clara Conceição', instagram: null },
  ],
  [
    { name: 'Ana Souza Costa' },
    { name: 'Pedro Vilela' },
    { name: 'Joãorego Lima' },
    { name: 'Bela Maria Conceição' },
    { name: 'João Rêgo Lima' },
    { name: 'Maria Conceição' },
  ],
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
    ['#JoãoVilela #joaovilela2', '#João #joao'],
    ['Rosa-Maria Feitosa e Rosa Maria Feitosa', 'Rosa-Maria e Rosa Maria'],
    ['Ana Souza e Ana Luz Souza', 'Ana e Ana'],
    ['Siga @joao.vr. E joao.vr!', 'Siga João. E João!'],
    ['https://www.instagram.com/moda/?hl=pt', 'https://www.instagram.com/Rosa-Maria/?hl=pt'],
    ['@anasouza_2', 'Ana'],
    ['Dulce E. Lima', 'Dulce'],
    ['#JoãoVilelaDoRêgo2026', '#João'],
    ['MARIA CLARA CONCEICAO e MariaClara Conceição', 'MARIA e Maria'],
    ['Mariaclara Conceição, #Mariaclara', 'Maria, #Maria'],
    ['Conceição, Maria Clara (16 anos)', 'Maria (16 anos)'],
    ['Estreiam: CLARA CONCEIÇÃO, MARIA; Souza, Ana', 'Estreiam: MARIA; Ana'],
    ['As fotos de Souza, Ana Luz, modelo', 'As fotos de Ana, modelo'],
    ['M\u0430ri\u0430 Cl\u0430r\u0430 e Μaria Сlara Cοnceição', 'M\u0430ri\u0430 e Μaria'],
    ['𝐀𝐧𝐚 𝐋𝐮𝐳, Ａｎａ\u2003Ｌｕｚ', '𝐀𝐧𝐚, Ａｎａ'],
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
    'Analuz Moreira e Mariaclara Lima',
    'joaorego-lima',
    'Pedro Souza, Ana Lima',
    'Pedro de Souza, Ana e Rosa',
    'Lima, Souza, Ana e Pedro',
    'Souza, Ana Lima',
    'Souza, Ana e Pedro',
    'Clara, Maria e Conceição',
    'o Souza, a Conceição, Maria',
    'Mariana Conceição',
    'Bela Maria Conceição e João Rêgo Lima abriram com MARIA CONCEIÇÃO',
    'Maria e Clara desfilaram, João e Vilela também, Dulce e Lima depois',
    `Maria${'e'.repeat(100_000)}`,
  ])('%j stays as it is', (text) => {
    expect(names.shorten(text)).toBe(text);
  });
});

describe('the page of a minor', () => {
  it('has the first name alone in its address', () => {
    expect([names.slugOf('1'), names.slugOf('2'), names.slugOf('9')]).toEqual(['joao', 'rosa-maria', null]);
  });
});

it('a word that can be cut into the words of a name in very many ways is read at once', () => {
  const { shorten } = findMinorNames([{ id: '1', name: 'Ana A Aa', instagram: null }], []);
  const [another, own] = [`ana${'a'.repeat(90)}b`, `ana${'a'.repeat(90)}`];
  expect([shorten(another), shorten(own)]).toEqual([another, 'ana']);
});

it('a word of very many signs that nobody sees is read at once', () => {
  const { shorten } = findMinorNames([{ id: '1', name: 'Ana Souza', instagram: null }], []);
  const hidden = '\u200D'.repeat(200_000);
  expect(shorten(`ana${hidden}souza`) === `ana${hidden}`).toBe(true);
});
