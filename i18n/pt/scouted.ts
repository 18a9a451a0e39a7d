/** The application page and its face variant. Titles and texts of the back office come before these. */
export const scouted = {
  programmes: {
    models: {
      title: 'Quero ser Amazing',
      description: 'Inscreva-se para ser modelo da Amazing: avaliação gratuita, idade mínima de 15 anos e quatro fotos simples.',
      text: 'Preencha com calma e mande quatro fotos simples, feitas no celular. Uma pessoa de verdade olha cada inscrição e responde em até 15 dias, mesmo quando a resposta é não.',
    },
    face: {
      title: 'Quero ser Amazing Face',
      description: 'Inscreva-se no Amazing Face, o programa que descobre novos rostos no Nordeste: gratuito, a partir dos 15 anos.',
      text: 'O Amazing Face procura gente que ainda não sabe que é modelo. Conte um pouco de você e mande quatro fotos simples: a gente olha uma por uma.',
    },
  },
  free: 'A avaliação é gratuita e a agência nunca cobra de quem se inscreve. A idade mínima é 15 anos; até os 18, um responsável precisa saber e concordar.',
  howTitle: 'As quatro fotos',
  howTitleClosed: 'Enquanto isso, prepare as fotos',
  how: {
    good: [
      'Luz de janela, durante o dia',
      'Parede lisa, corpo inteiro no quadro',
      'Rosto limpo, cabelo preso, sem filtro',
      'Jeans e camiseta justa',
    ],
    avoid: 'Selfie, espelho, óculos ou foto de festa',
    avoidLabel: 'Evite:',
  },
  exampleAlt: 'Exemplo de foto {n}',
  closed: {
    title: 'Inscrições fechadas',
    paragraphs: [
      'O período de inscrições terminou. Estamos olhando, uma por uma, as que chegaram, e todo mundo recebe resposta.',
      'Fique de olho: a próxima abertura é anunciada aqui e no Instagram.',
    ],
    follow: 'Seguir no Instagram',
    casting: 'Ver o casting',
  },
  withoutScript: {
    title: 'Inscreva-se por e-mail',
    text: 'O formulário precisa de JavaScript. Se preferir, mande nome, idade, cidade, altura e as quatro fotos para {email} ou chame no WhatsApp {phone}.',
  },
};
