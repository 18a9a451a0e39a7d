/** The boards, each with a category and perhaps a gender. */
import type { Gender, Talent } from '../store/records.ts';

const BOARDS: readonly {
  readonly name: string;
  readonly category: number;
  readonly gender: Gender | null;
}[] = [
  { name: 'Modelos', category: 1, gender: null },
  { name: 'Image', category: 1, gender: 'woman' },
  { name: 'Mainboard', category: 1, gender: 'man' },
  { name: 'Development', category: 2012, gender: null },
];
const WHO: Readonly<Record<Gender, string>> = {
  woman: ' (gênero Mulher)',
  man: ' (gênero Homem)',
  undefined: '',
};

/** Categories that decide a board, with their boards. */
export const BOARD_CATEGORIES = Array.from(
  Map.groupBy(BOARDS, ({ category }) => category),
  ([id, boards]) =>
    [
      id,
      boards.map(({ name, gender }) => name + (gender === null ? '' : WHO[gender])).join(', '),
    ] as const,
);

/** Names of a talent's boards. */
export function boardsOf({ gender, categories }: Pick<Talent, 'gender' | 'categories'>): string[] {
  const isOn = (board: (typeof BOARDS)[number]) =>
    categories.includes(board.category) && (board.gender ?? gender) === gender;
  return BOARDS.filter(isOn).map(({ name }) => name);
}
