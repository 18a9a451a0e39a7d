/** Each listing: its name, on a board who stands on it (after the name, small), and its description
 * for search engines. */
export const boards = {
  models: {
    name: 'Modelos',
    description:
      'Os modelos da Amazing, agência do Recife, de A a Z. Veja medidas, book, polaroids e composite.',
  },
  image: {
    name: 'Image',
    who: 'mulheres',
    description:
      'Image: as mulheres da Amazing, agência de modelos do Recife. Veja medidas, book, polaroids e composite.',
  },
  mainboard: {
    name: 'Mainboard',
    who: 'homens',
    description:
      'Mainboard: os homens da Amazing, agência de modelos do Recife. Veja medidas, book, polaroids e composite.',
  },
  development: {
    name: 'Development',
    who: 'novos rostos',
    description:
      'Development: os novos rostos da Amazing, no começo da carreira. Veja medidas, book, polaroids e composite.',
  },
};
