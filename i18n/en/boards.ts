export const boards = {
  models: {
    name: 'Models',
    description:
      'The models of Amazing, an agency in Recife, Brazil, from A to Z. See measurements, books, polaroids and composites.',
  },
  image: {
    name: 'Image',
    who: 'women',
    description:
      'Image: the women of Amazing, a model agency in Recife, Brazil. See measurements, books, polaroids and composites.',
  },
  mainboard: {
    name: 'Mainboard',
    who: 'men',
    description:
      'Mainboard: the men of Amazing, a model agency in Recife, Brazil. See measurements, books, polaroids and composites.',
  },
  development: {
    name: 'Development',
    who: 'new faces',
    description:
      'Development: the new faces of Amazing, at the start of a career. See measurements, books, polaroids and composites.',
  },
};
