/** The demo's people: name, gender, boards (letters of `CATEGORIES`), hair (id), and some measures.
 * Some names are odd on purpose. */
import { hasFile, shotPath } from '../pictures/demo-pictures.ts';
import { slugOf } from './seed-slug.ts';

export type GenderMark = 'w' | 'm' | 'u';

export type Measures = readonly [cm: number, jeans: number, shoes: number];

export interface Person {
  readonly name: string;
  readonly slug: string;
  readonly gender: GenderMark;
  readonly hair: string;
  /** `null`: random. */
  readonly measures: Measures | null;
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
  measures?: Measures,
])[] = [
  ['Açucena Vilar', 'w', 'm', 'dark-brown', [179, 36, 38]],
  ['Ana Sá', 'w', 'm', 'dark-brown', [176, 36, 37]],
  ['Bárbara Uchôa', 'w', 'm', 'dark-brown', [182, 38, 39]],
  ['Benício Lira', 'm', 'm', 'black', [188, 42, 43]],
  ['Conceição Araújo', 'w', 'm', 'dark-brown', [174, 36, 37]],
  ['Davi Holanda', 'm', 'm', 'brown', [186, 40, 42]],
  ['Emanuel Góis', 'm', 'm', 'shaved', [190, 42, 44]],
  ['Heloísa Guerra', 'w', 'm', 'dark-brown', [177, 36, 38]],
  ['Inaiá Pontes', 'w', 'md', 'brown', [173, 34, 36]],
  ['Íris Falcão', 'w', 'm', 'dark-brown', [180, 36, 38]],
  ['Ítalo Barros', 'm', 'm', 'brown', [187, 40, 42]],
  ['Jandira Nóbrega', 'w', 'm', 'brown', [178, 36, 38]],
  ['João Vilela', 'm', 'm', 'black', [185, 40, 41]],
  ['Kauane Melo', 'w', 'm', 'black', [175, 34, 37]],
  ['Letícia Torres', 'w', 'm', 'black', [181, 38, 39]],
  ['Luzia Tavares', 'w', 'md', 'black', [172, 34, 36]],
  ['Maria Lins', 'w', 'm', 'brown', [179, 36, 38]],
  ['Nara Xavier', 'w', 'm', 'black', [183, 38, 40]],
  ['Rayane Alencar', 'w', 'm', 'dark-brown', [177, 36, 37]],
  ['Thaís Moura', 'w', 'm', 'black', [178, 36, 37]],
  ['Abel Correia', 'm', 'm', 'shaved'],
  ['Adélia Monteiro', 'w', 'm', 'black'],
  ['Amanda Siqueira', 'w', 'm', 'dark-brown'],
  ['Ângela Brandão', 'w', 'm', 'brown'],
  ['Antônio Sales', 'm', 'm', 'black'],
  ['Ariel Nascimento', 'u', 'm', 'black'],
  ['Aurora Peixoto', 'w', 'd', 'black'],
  ['Beatriz Cavalcanti', 'w', 'm', 'brown'],
  ['Bento Carneiro', 'm', 'd', 'dark-brown'],
  ['Brígida Nunes', 'w', 'm', 'light-brown'],
  ['Caio Medeiros', 'm', 'm', 'black'],
  ['Camila Arraes', 'w', 'm', 'dark-brown'],
  ['Cauã Batista', 'm', 'm', 'shaved'],
  ['Cecília Pessoa', 'w', 'm', 'black'],
  ['Ciro Linhares', 'm', 'd', 'dark-brown'],
  ['Cris Bulhões', 'u', 'm', 'black'],
  ['Dandara', 'w', 'm', 'dark-brown'],
  ['Débora Lacerda', 'w', 'm', 'dark-brown'],
  ['Diego Fragoso', 'm', 'm', 'brown'],
  ['Dominique Luna', 'u', 'd', 'dark-brown'],
  ['Edilene Barreto', 'w', 'd', 'dark-blonde'],
  ['Élcio Tavares', 'm', 'm', 'brown'],
  ['Elis Carvalho', 'w', 'm', 'dark-brown'],
  ['Enzo Guimarães', 'm', 'd', 'black'],
  ['Érica Sampaio', 'w', 'm', 'black'],
  ['Fábio Suassuna', 'm', 'm', 'black'],
  ['Flora Magalhães', 'w', 'd', 'dark-brown'],
  ['Francisco José  do Rego Barros', 'm', 'm', 'brown'],
  ['Gabriela Queiroz', 'w', 'm', 'dark-brown'],
  ['Gael Teixeira', 'm', 'd', 'black'],
  ['Graça Pimentel', 'w', '', 'black'],
  ['Heitor Dantas', 'm', 'm', 'black'],
  ['Iara', 'w', 'm', 'dark-brown'],
  ['Igor Marinho', 'm', 'm', 'black'],
  ['Isadora Mendonça', 'w', 'm', 'black'],
  ['Jaci Potira', 'u', 'm', 'shaved'],
  ["Joana D'Arc Ferraz", 'w', 'm', 'light-brown'],
  ['Joaquim Nabuco Pereira de Araújo e Silva Filho', 'm', 'm', 'brown'],
  ['Juliana Veras', 'w', 'd', 'dark-brown'],
  ['Kaique Rocha', 'm', 'm', 'dark-blonde'],
  ['Lara Coutinho', 'w', 'm', 'dark-brown'],
  ['Lázaro', 'm', 'm', 'dark-blonde'],
  ['Lívia Maranhão', 'w', 'md', 'dark-brown'],
  ['Lorena Gadelha', 'w', 'm', 'dark-brown'],
  ['Lucas Macedo', 'm', 'm', 'dark-brown'],
  ['Maitê Leal', 'w', 'm', 'dark-brown'],
  ['Maria Eduarda Albuquerque de Vasconcelos Cavalcanti', 'w', 'm', 'dark-brown'],
  ['Marina Farias', 'w', 'm', 'dark-brown'],
  ['Matheus Alcântara', 'm', 'm', 'dark-brown'],
  ['Mirela Duarte', 'w', 'd', 'dark-brown'],
  ['Murilo Pontual', 'm', 'm', 'dark-brown'],
  ['Naiara Cabral', 'w', 'm', 'black'],
  ['Nicolau Vieira', 'm', '', 'dark-brown'],
  ['Nísia Bandeira', 'w', 'm', 'dark-blonde'],
  ['Noá Estrela', 'u', '', 'black'],
  ['Olívia Tenório', 'w', 'm', 'dark-brown'],
  ['Otávio Melquíades', 'm', 'm', 'brown'],
  ['Palmira Aguiar', 'w', 'm', 'black'],
  ['Pedro Wanderley', 'm', 'd', 'dark-brown'],
  ['Rafael Krause', 'm', 'm', 'black'],
  ['Raí', 'm', 'm', 'brown'],
  ['Rebeca Santiago', 'w', 'm', 'black'],
  ['Rosa-Maria Feitosa', 'w', 'm', 'black'],
  ['Ruan Assunção', 'm', 'm', 'brown'],
  ['Samuel Trigueiro', 'm', 'm', 'dark-brown'],
  ['Severina  Quirino', 'w', 'm', 'dark-brown'],
  ['Sofia Ximenes', 'w', 'd', 'dark-brown'],
  ['Sol Vasques', 'u', 'm', 'black'],
  ['Tadeu Campelo', 'm', 'm', 'dark-brown'],
  ['Tainá Ramalho', 'w', 'm', 'dark-brown'],
  ['Ubirajara', 'm', 'm', 'black'],
  ['Úrsula Maciel', 'w', 'm', 'brown'],
  ['Vicente Sá', 'm', 'm', 'dark-blonde'],
  ['Vitória Régis', 'w', 'md', 'black'],
  [' Yasmin Fontes ', 'w', 'm', 'light-brown'],
  ['Zuleide Prado', 'w', 'm', 'black'],
];

const ADULT = 18;
/** Minors on the development board; all others are adults. */
const AGES: Readonly<Record<string, number>> = {
  'Enzo Guimarães': 17,
  'Gael Teixeira': 19,
  'Juliana Veras': 16,
  'Mirela Duarte': 15,
  'Sofia Ximenes': 17,
};

const GIVEN = {
  w: 'Alice Bruna Carla Diana Elba Fernanda Glória Helena Ísis Júlia Laís Mônica Nádia Raíssa Valéria'.split(
    ' ',
  ),
  m: 'Alan Breno César Danilo Érico Flávio Gustavo Hélio Ivan Jonas Levi Márcio Renan Saulo Tomás'.split(
    ' ',
  ),
  u: 'Ariel Dani Lua Noá Rudá'.split(' '),
};
const FAMILY =
  'Acioly Barbosa Cordeiro Diniz Esteves Falcão Gouveia Jatobá Lemos Marques Novaes Peregrino Rolim'.split(
    ' ',
  );
const MIDDLE = ['', 'de Lima', 'Bezerra', 'do Carmo', 'Alves', 'da Paz', 'Ramos'];

export const PEOPLE: readonly Person[] = ROWS.map(
  ([name, gender, boards, hair, measures = null]) => ({
    name,
    slug: slugOf(name),
    gender,
    hair,
    measures,
    categories: Array.from(boards, (mark) => CATEGORIES[mark as Mark]),
    underAge: (AGES[name] ?? ADULT) < ADULT,
  }),
);

/** People with a full book. Minors' pictures are not lent. */
const PICTURED = PEOPLE.filter(
  ({ slug, underAge }) => !underAge && hasFile(shotPath(slug, 'book-10')),
);

/** Enough for a second page of models. */
export const DEMO_TALENTS = 156;

/** The first `count` people: named, then combined names; people without their own pictures borrow a
 * named person's of their gender. */
export function cast(count: number): readonly Person[] {
  return Array.from(
    { length: count },
    (_, index) => PEOPLE[index] ?? toCombined(index - PEOPLE.length),
  );
}

function toCombined(index: number): Person {
  const model = inTurn(PEOPLE, index);
  const person = { ...model, name: combinedName(model.gender, index), measures: null };
  const own = `mais-${String(index + 1).padStart(2, '0')}`;
  if (hasFile(shotPath(own, 'cover'))) return { ...person, slug: own, underAge: false };
  const { slug, hair } = inTurn(
    PICTURED.filter(({ gender }) => gender === model.gender),
    index,
  );
  return { ...person, slug, hair };
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
