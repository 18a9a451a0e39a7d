export const contact = {
  title: 'Contato',
  heading: 'Contato',
  description: 'Telefone, WhatsApp, e-mail e endereço da Amazing no Recife, e quem atende cada assunto na agência.',
  phoneLabel: 'Telefone: {phone}',
  whatsapp: 'WhatsApp',
  talk: 'Fale com a gente',
  staff: 'Quem atende',
  map: 'Mapa: {address}',
  directions: 'Como chegar',
  address: 'Endereço',
  emailLabel: 'Escrever para {email}',
};
