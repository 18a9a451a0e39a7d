/** The demo's posts in Portuguese, newest first. Pictures are storage paths. */
import type { Draft } from '../store/content-store.ts';

export const POSTS_PT: readonly Omit<Draft<'posts'>, 'type' | 'language' | 'content' | 'twin'>[] = [
  {
    slug: 'amazing-face-2026-as-inscricoes-abriram',
    title: 'Amazing Face 2026: as inscrições abriram',
    cover: 'posts/fila.jpg',
    source: `**O programa que descobre gente no Nordeste desde 2011 está de volta**, com seletivas em doze cidades e final no Recife.

Podem se inscrever pessoas a partir de 15 anos, de qualquer gênero e de qualquer altura. A inscrição é gratuita e feita só por aqui. Quem passa ganha contrato com a agência, acompanhamento por dois anos e um primeiro editorial de verdade.

### Como funciona

1. Você preenche a inscrição e manda quatro fotos simples, feitas no celular.
2. Em até 15 dias alguém da equipe responde, mesmo quando a resposta é não.
3. Quem segue vem a uma seletiva perto de casa, com um responsável se tiver menos de 18 anos.
4. Em dezembro, vinte pessoas passam uma semana com a gente no Recife.

Dúvida sobre a sua cidade? [Escreva para a gente](/contato). Se o ônibus chega, a gente dá um jeito.`,
  },
  {
    slug: 'luzia-da-feira-de-caruaru-ao-primeiro-lookbook',
    title: 'Luzia, da feira de Caruaru ao primeiro lookbook',
    cover: 'posts/luzia.jpg',
    source: `Luzia Tavares vendia renda com a avó quando Samuel, do nosso time, pediu licença para fazer uma foto. A avó respondeu primeiro: “Só se for com boa luz.”

Era meio-dia, e a luz da feira é dura. Samuel levou as duas para baixo de uma lona branca, fez três retratos e deixou um telefone anotado no papel de embrulho.

<p><img src="posts/luzia-perto.jpg" alt="Retrato de Luzia bem de perto, em lilás" width="800" height="533"></p>

### Oito meses depois

Vieram as aulas, o inglês aos sábados, dois testes que não deram certo e um que deu. Quando o primeiro lookbook impresso chegou, as duas abriram o pacote juntas, em cima do balcão.

> A avó guardou três. Disse que um era dela, um era da feira e o outro era para o caso de chover.`,
  },
  {
    slug: 'o-que-levar-para-a-primeira-diaria',
    title: 'O que levar para a primeira diária',
    cover: 'posts/diaria.jpg',
    source: `Pouca coisa, e sempre a mesma:

- documento e, se você tem menos de 18 anos, a autorização assinada
- roupa íntima lisa, do tom da sua pele, e um par de saltos ou um tênis limpo
- água, fruta, carregador
- o telefone da sua booker anotado em papel

O resto é com o set. Chegue quinze minutos antes e apresente-se para todo mundo, de quem serve o café a quem assina a direção. Você vai reencontrar essas pessoas a vida inteira.

### E o que deixar em casa

Perfume forte, esmalte colorido, pressa. Se atrasar, ligue. Ninguém some da lista por causa de um pneu furado; some por não avisar.`,
  },
  {
    slug: 'como-ler-um-contrato-em-dez-minutos',
    title: 'Como ler um contrato em dez minutos',
    cover: 'posts/contrato.jpg',
    source: `### Procure primeiro o prazo e o território

Depois a comissão, quem paga passagem e moradia, e o que acontece se você quiser parar. Se alguma resposta não estiver no papel, ela não existe.

### Três perguntas que ninguém acha estranhas

- Em que dia o dinheiro cai, e de quem ele vem?
- Por quanto tempo a marca pode usar a minha imagem, e onde?
- Quem eu chamo se alguma coisa der errado às três da manhã?

Pergunta boa não ofende ninguém. Leia em voz alta para alguém da família: o que soa esquisito em voz alta costuma ser esquisito mesmo.

Se quiser, traga o contrato, mesmo o de outra agência. A gente lê junto, [sem compromisso](/sobre-nos).`,
  },
  {
    slug: 'quatro-fotos-um-celular-e-uma-janela',
    title: 'Quatro fotos, um celular e uma janela',
    cover: 'posts/janela.jpg',
    source: `Todo mês chegam inscrições lindas com fotos que escondem a pessoa. Filtro, óculos, espelho, festa. A gente entende: é a foto que você tinha. Mas dá para fazer melhor em dez minutos, sem gastar nada.

1. **Rosto.** De frente para uma janela, de manhã. Cabelo preso, sem maquiagem.
2. **Perfil.** Vire o corpo, olhe para a parede, relaxe a boca.
3. **Meio corpo.** De frente de novo, da cintura até a cabeça, braços soltos.
4. **Corpo inteiro.** Jeans e camiseta justa, pés descalços, a câmera na altura do umbigo.

<p><img src="posts/janela-quatro.jpg" alt="As quatro fotos da inscrição: rosto, perfil, meio corpo e corpo inteiro" width="1600" height="533"></p>

Peça a alguém para fotografar: braço esticado entorta o rosto. E pode mandar *do jeito que sair*. A gente procura presença, não produção.`,
  },
];
