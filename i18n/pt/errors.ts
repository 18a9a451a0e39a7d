export const errors = {
  notFound: {
    title: 'Página não encontrada',
    sentence: 'Esta página não foi encontrada',
    heading: 'Vamos achar o caminho.',
    help: 'O endereço pode ter mudado, ou o talento não está mais com a gente.',
    back: 'Voltar',
    home: 'HOME',
  },
  gateway: {
    title: 'Não deu certo',
    heading: 'Não foi desta vez.',
    unknown:
      'Não há nada neste endereço. O talento pode ter saído da agência, ou o link chegou incompleto.',
    method: 'Este endereço recebe os formulários do site e não tem nada para mostrar.',
    refused: 'Não conseguimos ler este pedido. Volte ao site e tente de novo.',
    unavailable: 'Nosso sistema não está respondendo agora. Tente de novo em instantes.',
    home: 'Ir para a Home',
  },
  unavailable: {
    title: 'Conteúdo indisponível',
    heading: 'A cortina ainda não subiu.',
    help: 'O conteúdo desta página não carregou agora.',
    again: 'Tentar de novo',
  },
};
