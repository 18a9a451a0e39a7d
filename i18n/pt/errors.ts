export const errors = {
  notFound: {
    title: 'Página não encontrada',
    sentence: 'Esta página não foi encontrada',
    heading: 'Alguém saiu da fila.',
    help: 'O endereço pode ter mudado, ou o talento já não está com a gente.',
    back: 'Voltar',
    home: 'HOME',
  },
  unavailable: {
    title: 'Conteúdo indisponível',
    heading: 'A cortina ainda não subiu.',
    help: 'O conteúdo desta página não pôde ser lido agora.',
    again: 'Tentar de novo',
  },
};
