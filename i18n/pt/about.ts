export const about = {
  heading: 'Sobre a Amazing',
  description:
    'Desde {founded} no Recife: quem somos, como trabalhamos com cada talento e por que a inscrição na Amazing é sempre de graça.',
  paragraphs: [
    'A Amazing nasceu em {founded}, no Recife, de uma pergunta simples: por que alguém precisava ir embora daqui para ser visto?',
    'Começamos com uma sala na Rua da Aurora, uma parede branca e uma câmera emprestada. A parede continua branca. O resto cresceu.',
    'Hoje representamos modelos e talentos em {boardCount} boards: {boardMembers}. Publicidade, passarela, editorial: o trabalho muda, quem acompanha é sempre a mesma equipe.',
    'Descobrir é a parte rápida. Depois vêm as aulas de passarela, os testes de luz, a conversa com a família, o inglês, a conta no banco, o primeiro não. Ficamos por perto em tudo isso.',
    'A inscrição é de graça. Sempre foi. Não vendemos book, não cobramos curso e não existe taxa de inscrição: a agência só ganha quando você trabalha.',
    'A idade mínima é {minimumAge}\u00a0anos. Com menos de {adultAge}, nada acontece sem a presença e a assinatura dos responsáveis, e a escola vem antes de qualquer casting.',
    'Não procuramos um tipo. Procuramos presença, aquela de quem entra numa sala e muda a luz. Na passarela a altura conta; no resto, curiosidade vale mais que centímetro.',
    'Viajamos pelo Nordeste o ano inteiro, por feiras, escolas, praias e terminais de ônibus. Já encontramos gente na fila do cinema e numa final de vôlei em Caruaru.',
    'Trabalhamos com agências parceiras em São Paulo, Lisboa, Milão, Paris e Nova York. Quem viaja leva o contrato traduzido, o endereço de casa e o nosso telefone, que atende de madrugada.',
    'Se você leu até aqui, já sabe como a gente é. Apareça: a porta abre às nove e o café é por nossa conta.',
  ],
};
