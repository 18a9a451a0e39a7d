export const contact = {
  description:
    'Telefone, WhatsApp, e-mail e endereço da Amazing no Recife, e quem atende cada assunto na agência.',
  phoneLabel: 'Telefone: {phone}',
  /** Before the link to the safety page. */
  invited: 'Recebeu um convite?',
  whatsapp: 'WhatsApp',
  talk: 'Fale com a gente',
  staff: 'Quem atende',
  map: 'Mapa: {address}',
  /** Names on the drawn map stay Portuguese, except this one. */
  mapOcean: 'Oceano Atlântico',
  /** The button that opens the map, read as one with the service's name. */
  mapOpen: 'Abrir o mapa',
  mapOpening: 'Abrindo o mapa',
  mapFrom: 'do {mapService}',
  mapKeys: 'Mapa. As setas movem, + e − aproximam e afastam.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  mapCredit: 'colaboradores do {mapService}',
  mapFailed: 'O mapa não carregou. O endereço e o caminho estão logo abaixo.',
  directions: 'Como chegar',
  form: {
    /** The fragment of a link that opens the form. */
    hash: 'fale',
    title: 'Fale com a gente',
    lead: 'Resposta em até {messageAnswer}.',
    hurry: 'Tem pressa?',
    close: 'Fechar',
    loading: 'Abrindo o formulário',
    failed: 'O formulário não abriu. Você pode tentar de novo ou falar direto com a gente:',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    shortPhone: 'Parece curto. Se o número está completo, pode deixar assim.',
    message: 'Mensagem',
    send: 'Enviar',
    sending: 'Enviando',
    doneTitle: 'Recebemos.',
    done: 'A resposta vai para {email} em até {messageAnswer}.',
    after: 'Mensagem enviada. A resposta vai para {email}.',
    data: 'Usamos estes dados só para responder.',
  },
};
