export const errors = {
  notFound: {
    title: 'Página não encontrada',
    sentence: 'Esta página não foi encontrada',
    heading: 'Alguém saiu da fila.',
    help: 'O endereço pode ter mudado, ou o talento já não está com a gente.',
    back: 'Voltar',
    home: 'HOME',
  },
  /** What a function's address says to somebody who opens it in a browser. */
  gateway: {
    title: 'Não deu certo',
    heading: 'Não foi desta vez.',
    unknown: 'Não há nada neste endereço. O talento pode ter saído da agência, ou o link chegou incompleto.',
    method: 'Este endereço recebe os formulários do site e não tem nada para mostrar.',
    busy: 'Chegaram muitos pedidos seguidos daqui. Espere {pause} e tente de novo.',
    refused: 'Este pedido não pôde ser lido. Volte ao site e tente de novo.',
    unavailable: 'O nosso sistema não respondeu agora. Tente de novo em instantes.',
    home: 'Ir para o início',
  },
  unavailable: {
    title: 'Conteúdo indisponível',
    heading: 'A cortina ainda não subiu.',
    help: 'O conteúdo desta página não pôde ser lido agora.',
    again: 'Tentar de novo',
  },
};
