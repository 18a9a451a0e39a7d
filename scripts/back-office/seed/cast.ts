/**
 * Who the demo agency represents. Each row: name, gender (w, m, u), boards (m models, d development, empty none).
 * The twenty people of `studio/cast.ts` open the list; their looks are curated, everybody else's follow from the name.
 * Names come with accents, in one word, very long, and a few with the stray spaces that people type.
 */
import { slugOf } from './slug.ts';

export type GenderMark = 'w' | 'm' | 'u';

export interface Person {
  readonly name: string;
  readonly slug: string;
  readonly gender: GenderMark;
  readonly models: boolean;
  readonly development: boolean;
}

const ROWS: readonly (readonly [name: string, gender: GenderMark, boards: '' | 'm' | 'd' | 'md'])[] = [
  ['Açucena Vilar', 'w', 'm'],
  ['Ana Sá', 'w', 'm'],
  ['Bárbara Uchôa', 'w', 'm'],
  ['Benício Lira', 'm', 'm'],
  ['Conceição Araújo', 'w', 'm'],
  ['Davi Holanda', 'm', 'm'],
  ['Emanuel Góis', 'm', 'm'],
  ['Heloísa Guerra', 'w', 'm'],
  ['Inaiá Pontes', 'w', 'md'],
  ['Íris Falcão', 'w', 'm'],
  ['Ítalo Barros', 'm', 'm'],
  ['Jandira Nóbrega', 'w', 'm'],
  ['João Vilela', 'm', 'm'],
  ['Kauane Melo', 'w', 'm'],
  ['Letícia Torres', 'w', 'm'],
  ['Luzia Tavares', 'w', 'md'],
  ['Maria Lins', 'w', 'm'],
  ['Nara Xavier', 'w', 'm'],
  ['Rayane Alencar', 'w', 'm'],
  ['Thaís Moura', 'w', 'm'],
  ['Abel Correia', 'm', 'm'],
  ['Adélia Monteiro', 'w', 'm'],
  ['Amanda Siqueira', 'w', 'm'],
  ['Ângela Brandão', 'w', 'm'],
  ['Antônio Sales', 'm', 'm'],
  ['Ariel Nascimento', 'u', 'm'],
  ['Aurora Peixoto', 'w', 'd'],
  ['Beatriz Cavalcanti', 'w', 'm'],
  ['Bento Carneiro', 'm', 'd'],
  ['Brígida Nunes', 'w', 'm'],
  ['Caio Medeiros', 'm', 'm'],
  ['Camila Arraes', 'w', 'm'],
  ['Cauã Batista', 'm', 'm'],
  ['Cecília Pessoa', 'w', 'm'],
  ['Ciro Linhares', 'm', 'd'],
  ['Cris Bulhões', 'u', 'm'],
  ['Dandara', 'w', 'm'],
  ['Débora Lacerda', 'w', 'm'],
  ['Diego Fragoso', 'm', 'm'],
  ['Dominique Luna', 'u', 'd'],
  ['Edilene Barreto', 'w', 'd'],
  ['Élcio Tavares', 'm', 'm'],
  ['Elis Carvalho', 'w', 'm'],
  ['Enzo Guimarães', 'm', 'd'],
  ['Érica Sampaio', 'w', 'm'],
  ['Fábio Suassuna', 'm', 'm'],
  ['Flora Magalhães', 'w', 'd'],
  ['Francisco José  do Rego Barros', 'm', 'm'],
  ['Gabriela Queiroz', 'w', 'm'],
  ['Gael Teixeira', 'm', 'd'],
  ['Graça Pimentel', 'w', ''],
  ['Heitor Dantas', 'm', 'm'],
  ['Iara', 'w', 'm'],
  ['Igor Marinho', 'm', 'm'],
  ['Isadora Mendonça', 'w', 'm'],
  ['Jaci Potira', 'u', 'm'],
  ["Joana D'Arc Ferraz", 'w', 'm'],
  ['Joaquim Nabuco Pereira de Araújo e Silva Filho', 'm', 'm'],
  ['Juliana Veras', 'w', 'd'],
  ['Kaique Rocha', 'm', 'm'],
  ['Lara Coutinho', 'w', 'm'],
  ['Lázaro', 'm', 'm'],
  ['Lívia Maranhão', 'w', 'md'],
  ['Lorena Gadelha', 'w', 'm'],
  ['Lucas Macedo', 'm', 'm'],
  ['Maitê Leal', 'w', 'm'],
  ['Maria Eduarda Albuquerque de Vasconcelos Cavalcanti', 'w', 'm'],
  ['Marina Farias', 'w', 'm'],
  ['Matheus Alcântara', 'm', 'm'],
  ['Mirela Duarte', 'w', 'd'],
  ['Murilo Pontual', 'm', 'm'],
  ['Naiara Cabral', 'w', 'm'],
  ['Nicolau Vieira', 'm', ''],
  ['Nísia Bandeira', 'w', 'm'],
  ['Noá Estrela', 'u', ''],
  ['Olívia Tenório', 'w', 'm'],
  ['Otávio Melquíades', 'm', 'm'],
  ['Palmira Aguiar', 'w', 'm'],
  ['Pedro Wanderley', 'm', 'd'],
  ['Rafael Krause', 'm', 'm'],
  ['Raí', 'm', 'm'],
  ['Rebeca Santiago', 'w', 'm'],
  ['Rosa-Maria Feitosa', 'w', 'm'],
  ['Ruan Assunção', 'm', 'm'],
  ['Samuel Trigueiro', 'm', 'm'],
  ['Severina  Quirino', 'w', 'm'],
  ['Sofia Ximenes', 'w', 'd'],
  ['Sol Vasques', 'u', 'm'],
  ['Tadeu Campelo', 'm', 'm'],
  ['Tainá Ramalho', 'w', 'm'],
  ['Ubirajara', 'm', 'm'],
  ['Úrsula Maciel', 'w', 'm'],
  ['Vicente Sá', 'm', 'm'],
  ['Vitória Régis', 'w', 'md'],
  [' Yasmin Fontes ', 'w', 'm'],
  ['Zuleide Prado', 'w', 'm'],
];

const GIVEN = {
  w: [
    'Alice',
    'Bruna',
    'Carla',
    'Diana',
    'Elba',
    'Fernanda',
    'Glória',
    'Helena',
    'Ísis',
    'Júlia',
    'Laís',
    'Mônica',
    'Nádia',
    'Raíssa',
    'Valéria',
  ],
  m: [
    'Alan',
    'Breno',
    'César',
    'Danilo',
    'Érico',
    'Flávio',
    'Gustavo',
    'Hélio',
    'Ivan',
    'Jonas',
    'Levi',
    'Márcio',
    'Renan',
    'Saulo',
    'Tomás',
  ],
  u: ['Ariel', 'Dani', 'Lua', 'Noá', 'Rudá'],
} as const;
const FAMILY = [
  'Acioly',
  'Barbosa',
  'Cordeiro',
  'Diniz',
  'Esteves',
  'Falcão',
  'Gouveia',
  'Jatobá',
  'Lemos',
  'Marques',
  'Novaes',
  'Peregrino',
  'Rolim',
];
const MIDDLE = ['', 'de Lima', 'Bezerra', 'do Carmo', 'Alves', 'da Paz', 'Ramos'];

/** The people with names and pictures of their own. */
export const PEOPLE: readonly Person[] = ROWS.map(([name, gender, boards]) => ({
  name,
  slug: slugOf(name),
  gender,
  models: boards.includes('m'),
  development: boards.includes('d'),
}));

/** The first `count` people. Beyond the named ones come combined names with the pictures of a named person of the same gender. */
export function cast(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, index) => {
    const model = PEOPLE[index % PEOPLE.length];
    if (!model) throw new RangeError('The cast is empty');
    return index < PEOPLE.length ? model : { ...model, name: combinedName(model.gender, index - PEOPLE.length) };
  });
}

function combinedName(gender: GenderMark, index: number): string {
  const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';
  const given = GIVEN[gender];
  const family = Math.floor(index / given.length);
  const middle = Math.floor(family / FAMILY.length);
  return [at(given, index), at(MIDDLE, middle), at(FAMILY, family)].filter((part) => part !== '').join(' ');
}
