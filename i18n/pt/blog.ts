export const blog = {
  description:
    'Histórias, conselhos e novidades do Amazing Face, o programa da Amazing que descobre novos rostos no Nordeste.',
  signUp: 'Quero me inscrever',
  feed: 'Amazing Face em RSS',
  emptyTitle: 'Ainda não há nada por aqui.',
  emptyHelp: 'As primeiras histórias chegam em breve. Até lá, conheça quem já está com a gente.',
};
