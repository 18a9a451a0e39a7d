/** The demo's people: name, gender, boards (letters of `CATEGORIES`), hair (id) and height. Some
 * names are odd on purpose. */
import { hasFile, shotPath } from '../pictures/demo-pictures.ts';
import { slugOf } from './seed-slug.ts';

export type GenderMark = 'w' | 'm' | 'u';

export interface Person {
  readonly name: string;
  readonly slug: string;
  readonly gender: GenderMark;
  readonly hair: string;
  /** Centimetres; 0 if the agency never measured. */
  readonly height: number;
  readonly categories: readonly number[];
  readonly underAge: boolean;
}

export const MODELS = 1;
export const DEVELOPMENT = 2012;
const CATEGORIES = { m: MODELS, d: DEVELOPMENT } as const;
type Mark = keyof typeof CATEGORIES;

const ROWS: readonly (readonly [
  name: string,
  gender: GenderMark,
  boards: '' | Mark | `${Mark}${Mark}`,
  hair: string,
  height: number,
])[] = [
  ['Açucena Vilar', 'w', 'm', 'dark-brown', 179],
  ['Ana Sá', 'w', 'm', 'dark-brown', 176],
  ['Bárbara Uchôa', 'w', 'm', 'dark-brown', 182],
  ['Benício Lira', 'm', 'm', 'black', 188],
  ['Conceição Araújo', 'w', 'm', 'dark-brown', 174],
  ['Davi Holanda', 'm', 'm', 'brown', 186],
  ['Emanuel Góis', 'm', 'm', 'shaved', 190],
  ['Heloísa Guerra', 'w', 'm', 'dark-brown', 177],
  ['Inaiá Pontes', 'w', 'md', 'brown', 173],
  ['Íris Falcão', 'w', 'm', 'dark-brown', 180],
  ['Ítalo Barros', 'm', 'm', 'brown', 187],
  ['Jandira Nóbrega', 'w', 'm', 'brown', 178],
  ['João Vilela', 'm', 'm', 'black', 185],
  ['Kauane Melo', 'w', 'm', 'black', 175],
  ['Letícia Torres', 'w', 'm', 'black', 181],
  ['Luzia Tavares', 'w', 'md', 'black', 172],
  ['Mayara Lins', 'w', 'm', 'brown', 179],
  ['Nara Xavier', 'w', 'm', 'black', 183],
  ['Rayane Alencar', 'w', 'm', 'dark-brown', 177],
  ['Thaís Moura', 'w', 'm', 'black', 178],
  ['Abel Correia', 'm', 'm', 'shaved', 187],
  ['Amanda Siqueira', 'w', 'm', 'dark-brown', 175],
  ['Ângela Brandão', 'w', 'm', 'brown', 178],
  ['Antônio Sales', 'm', 'm', 'black', 184],
  ['Beatriz Cavalcanti', 'w', 'm', 'brown', 181],
  ['Bento Carneiro', 'm', 'd', 'dark-brown', 186],
  ['Brígida Nunes', 'w', 'm', 'light-brown', 177],
  ['Caio Medeiros', 'm', 'm', 'black', 189],
  ['Camila Arraes', 'w', 'm', 'dark-brown', 176],
  ['Cauã Batista', 'm', 'm', 'shaved', 185],
  ['Cecília Pessoa', 'w', 'm', 'brown', 180],
  ['Ciro Linhares', 'm', 'd', 'dark-brown', 183],
  ['Cris Bulhões', 'u', 'm', 'black', 178],
  ['Dandara', 'w', 'm', 'dark-brown', 177],
  ['Débora Lacerda', 'w', 'm', 'dark-brown', 182],
  ['Diego Fragoso', 'm', 'm', 'brown', 187],
  ['Dominique Luna', 'u', 'd', 'dark-brown', 175],
  ['Edilene Barreto', 'w', 'd', 'dark-blonde', 176],
  ['Enzo Guimarães', 'm', 'd', 'black', 182],
  ['Érica Sampaio', 'w', 'm', 'black', 178],
  ['Fábio Suassuna', 'm', 'm', 'dark-brown', 186],
  ['Flora Magalhães', 'w', 'd', 'dark-brown', 174],
  ['Gabriela Queiroz', 'w', 'm', 'dark-brown', 180],
  ['Gael Teixeira', 'm', 'd', 'black', 184],
  ['Heitor Dantas', 'm', 'm', 'black', 188],
  ['Iara', 'w', 'm', 'dark-brown', 179],
  ['Igor Marinho', 'm', 'm', 'black', 185],
  ['Isadora Mendonça', 'w', 'm', 'black', 176],
  ['Jaci Potira', 'u', 'm', 'shaved', 181],
  ["Joana D'Arc Ferraz", 'w', 'm', 'light-brown', 183],
  ['Joaquim Nabuco Pereira de Araújo e Silva Filho', 'm', 'm', 'brown', 189],
  ['Juliana Veras', 'w', 'd', 'dark-brown', 172],
  ['Kaique Rocha', 'm', 'm', 'dark-blonde', 186],
  ['Lázaro', 'm', 'm', 'dark-blonde', 187],
  ['Lívia Maranhão', 'w', 'md', 'dark-brown', 175],
  ['Lorena Gadelha', 'w', 'm', 'dark-brown', 178],
  ['Lucas Macedo', 'm', 'm', 'dark-brown', 184],
  ['Maitê Leal', 'w', 'm', 'dark-brown', 180],
  ['Maria Eduarda Albuquerque de Vasconcelos Cavalcanti', 'w', 'm', 'dark-brown', 177],
  ['Matheus Alcântara', 'm', 'm', 'dark-brown', 188],
  ['Mirela Duarte', 'w', 'd', 'black', 170],
  ['Murilo Pontual', 'm', 'm', 'black', 191],
  ['Nísia Bandeira', 'w', 'm', 'dark-blonde', 176],
  ['Noá Estrela', 'u', '', 'black', 0],
  ['Olívia Tenório', 'w', 'm', 'dark-brown', 181],
  ['Otávio Melquíades', 'm', 'm', 'black', 187],
  ['Palmira Aguiar', 'w', 'm', 'black', 174],
  ['Pedro Wanderley', 'm', 'd', 'dark-brown', 185],
  ['Rafael Krause', 'm', 'm', 'brown', 190],
  ['Raí', 'm', 'm', 'brown', 186],
  ['Rosa-Maria Feitosa', 'w', 'm', 'black', 179],
  ['Ruan Assunção', 'm', 'm', 'shaved', 192],
  ['Severina  Quirino', 'w', 'm', 'dark-brown', 182],
  ['Sofia Ximenes', 'w', 'd', 'black', 173],
  ['Tadeu Campelo', 'm', 'm', 'dark-brown', 185],
  ['Tainá Ramalho', 'w', 'm', 'dark-brown', 178],
  ['Ubirajara', 'm', 'm', 'black', 184],
  ['Vicente Sá', 'm', 'm', 'dark-blonde', 188],
  [' Yasmin Fontes ', 'w', 'm', 'light-brown', 0],
  ['Zuleide Prado', 'w', 'm', 'black', 177],
];

/** Minors, all on the development board. */
const UNDER_AGE = ['Enzo Guimarães', 'Juliana Veras', 'Mirela Duarte', 'Sofia Ximenes'];

const GIVEN = {
  w: 'Alice Bruna Carla Diana Elba Fernanda Glória Helena Ísis Júlia Laís Mônica Nádia Raíssa Valéria'.split(
    ' ',
  ),
  m: 'Alan Breno César Danilo Érico Flávio Gustavo Hélio Ivan Jonas Levi Márcio Renan Saulo Tomás'.split(
    ' ',
  ),
  u: 'Ariel Dani Lua Rudá Sol'.split(' '),
};
const FAMILY =
  'Acioly Barbosa Cordeiro Diniz Esteves Falcão Gouveia Jatobá Lemos Marques Novaes Peregrino Rolim'.split(
    ' ',
  );
const MIDDLE = ['', 'de Lima', 'Bezerra', 'do Carmo', 'Alves', 'da Paz', 'Ramos'];

export const PEOPLE: readonly Person[] = ROWS.map(([name, gender, boards, hair, height]) => ({
  name,
  slug: slugOf(name),
  gender,
  hair,
  height,
  categories: Array.from(boards, (mark) => CATEGORIES[mark as Mark]),
  underAge: UNDER_AGE.includes(name),
}));

/** People with polaroids. Minors' pictures are not lent. */
const PICTURED = PEOPLE.filter(
  ({ slug, underAge }) => !underAge && hasFile(shotPath(slug, 'digital-1')),
);

/** The first `count` people: the demo's, then combined names with borrowed pictures, for agencies
 * of other sizes. */
export function cast(count: number): readonly Person[] {
  return Array.from(
    { length: count },
    (_, index) => PEOPLE[index] ?? toCombined(index - PEOPLE.length),
  );
}

function toCombined(index: number): Person {
  const model = inTurn(PEOPLE, index);
  const { slug, hair } = inTurn(
    PICTURED.filter(({ gender }) => gender === model.gender),
    index,
  );
  return { ...model, name: combinedName(model.gender, index), slug, hair };
}

function combinedName(gender: GenderMark, index: number): string {
  const given = GIVEN[gender];
  const round = Math.floor(index / given.length);
  // Shifts the families each round, so that neighbours differ.
  const middle = Math.floor(round / FAMILY.length);
  return [inTurn(given, index), inTurn(MIDDLE, middle), inTurn(FAMILY, index + round)]
    .filter((part) => part !== '')
    .join(' ');
}

function inTurn<T>(list: readonly T[], place: number): T {
  const chosen = list[place % list.length];
  if (chosen === undefined) throw new RangeError('There is nothing to choose from');
  return chosen;
}
