import { expect, it } from 'vitest';
import { findMinorNames } from '../../../src/domain/minor-names.ts';
import { onInstagram } from '../../support/sample-catalogue.ts';

const find = findMinorNames(
  [
    { id: '1', name: 'João Vilela do Rêgo', accounts: onInstagram('joao.vr') },
    { id: '2', name: 'Rosa-Maria Feitosa', accounts: onInstagram('moda') },
    { id: '3', name: 'Iara', accounts: [] },
    { id: '4', name: 'Souza, Ana Luz', accounts: onInstagram('anasouza_2') },
    { id: '5', name: 'Yolanda Nomeoculto', accounts: [] },
    { id: '6', name: 'Kauã7 Lima 2', accounts: [] },
  ],
  [{ name: 'Ana Souza Costa' }, { name: 'Pedro Vilela' }, { name: 'João V' }],
);

it.each([
  ['Hoje estreia João Vilela do Rêgo.', '1', 'João Vilela'],
  ['JOAO VILELA, modelo', '1', 'JOAO VILELA'],
  ['João do Rêgo', '1', 'João do Rêgo'],
  ['João V. Rêgo abriu', '1', 'João V. Rêgo'],
  ['João de A. B. C. Vilela', '1', 'João de A. B. C. Vilela'],
  ['João — Vilela', '1', 'João — Vilela'],
  ['Joa\u0303o Vilela', '1', 'João Vilela'],
  ['joao-vilela-do-rego', '1', 'joao-vilela'],
  ['posts/joao_rego-2.jpg', '1', 'joao_rego'],
  ['#JoãoVilela2026', '1', 'JoãoVilela2026'],
  ['Rosa Maria “Rosinha” Feitosa', '2', undefined],
  ['Rosa-Maria Feitosa', '2', 'Rosa-Maria Feitosa'],
  ['Souza, Ana Luz, modelo', '4', 'Souza, Ana'],
  ['Siga @joao.vr. ', '1', '@joao.vr'],
  ['https://www.instagram.com/moda/?hl=pt', '2', 'instagram.com/moda'],
  ['Yolanda S. Nomeoculto', '5', 'Yolanda S. Nomeoculto'],
  ['Yolanda de Souza Nomeoculto', '5', undefined],
  ['João Vilela e Ana Souza Costa', '1', 'João Vilela'],
  ['Kauã7 Lima abriu', '6', 'Kauã7 Lima'],
])('a text %j names a minor in full', (text, id, words) => {
  expect(find(text)).toEqual(words === undefined ? [] : [{ id, words }]);
});

it.each([
  'João e Vilela desfilaram no mesmo dia em que o Pedro',
  'A moda de Rosa-Maria',
  'Pedro Vilela e João',
  'Ana Souza Costa',
  'Iara Souza',
  'Vilela',
  'João\nVilela',
  'João do Recife',
  'Joãozinho Vilela',
  'Joãona Vilela',
  'Mariana Feitosa',
  'João de A. B. C. D. Vilela',
  'João – (Vilela)',
  'Melsouza, Ana',
  'Siga @joaoxvr',
  'Siga @joao.vr.oficial',
])('a text %j does not', (text) => expect(find(text)).toEqual([]));

it('a text of very many letters is read at once', () =>
  expect(find(`joao${' joao'.repeat(50_000)}${'\u200D'.repeat(200_000)}`)).toEqual([]));
