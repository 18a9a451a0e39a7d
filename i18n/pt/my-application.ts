export const myApplication = {
  description:
    'Retire ou corrija a sua inscrição na Amazing, ou pergunte sobre ela, com o código que você recebeu.',
  lead: 'Com o código, você pode retirar ou corrigir a sua inscrição, ou perguntar sobre ela. Ele aparece na tela logo depois do envio e começa com AMZ.',
  code: 'Código da inscrição',
  codeForm: 'Escreva o código como ele apareceu: AMZ, traço, letras e números.',
  codeCheck: 'Confira o código: alguma letra ou número não está como apareceu.',
  request: 'O que você quer fazer?',
  requests: {
    withdraw: {
      label: 'Retirar a inscrição',
      then: 'Apagamos tudo, com as fotos, em até {rightsAnswer}, e avisamos por e\u2060-\u2060mail quando estiver feito.',
    },
    correct: {
      label: 'Corrigir alguma coisa',
      then: 'Corrigimos em até {rightsAnswer}. Na mensagem, diga o que está errado e como deve ficar.',
    },
    ask: { label: 'Fazer uma pergunta', then: 'A resposta vem em até {messageAnswer}.' },
  },
  next: 'Escrever a mensagem',
  lines: {
    code: 'Código',
    request: 'Pedido',
    withdraw: 'retirar',
    correct: 'corrigir',
    ask: 'perguntar',
  },
  how: [
    'O código e o pedido já vão na mensagem. Falta só o que você quiser dizer.',
    'Antes de mudar qualquer coisa, a agência confere se quem pede é você ou o seu responsável.',
    'Perdeu o código? Escreva para {email} com o nome e o e\u2060-\u2060mail da inscrição.',
  ],
  withoutScript:
    'Sem JavaScript, escreva para {email}. Na primeira linha, o código; na segunda, retirar, corrigir ou perguntar.',
};
