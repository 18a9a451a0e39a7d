/**
 * What the agency does with personal data. Every sentence has to be true of the code
 * (docs/promises.md), or of the panel and the agency (docs/panel-duties.md). Paragraphs are plain
 * text; `{email}` and `{myApplication}` become links.
 */
export const privacy = {
  description:
    'Que dados a Amazing recebe pelo site, para quê, por onde passam, por quanto tempo e com quem falar sobre eles.',
  lead: 'Pedimos só o necessário, usamos só para o que dissemos e apagamos quando deixa de servir.',
  contents: 'Nesta página',
  sections: [
    {
      title: 'Quem responde',
      paragraphs: [
        '{legalName}, {address}, decide o que é feito dos dados que passam por este site. Fale sobre eles com {email}: quem lê é gente.',
      ],
    },
    {
      title: 'O que você nos envia',
      paragraphs: [
        'Pelo formulário de contato: nome, e\u2060-\u2060mail, telefone e a sua mensagem. Se você nos manda a sua seleção, ela vai dentro da mensagem.',
        'Pela inscrição: nome, e\u2060-\u2060mail, telefone, gênero, data de nascimento, Instagram, TikTok, país, estado, cidade, altura, jeans, quatro fotos e o que você quiser contar junto dos links de vídeo.',
        'Com menos de {adultAge}\u00a0anos, também: nome do responsável, relação com você, telefone, e\u2060-\u2060mail e a hora do consentimento. Instagram e TikTok, só se você quiser.',
        'As fotos são reduzidas no seu próprio aparelho, que também confere a luz; se você as tira aqui, o que a câmera vê fica nele, e nenhuma foto sai antes de você enviar. A localização e os dados da câmera não chegam à agência: são retirados no próprio aparelho, e o nosso servidor tira o que ainda houver.',
        'Cada formulário leva um número sorteado na hora, para não chegar duas vezes. Dele sai o código que mostramos depois do envio. Nada disso diz quem você é.',
      ],
    },
    {
      title: 'Para quê, e com que base na lei',
      paragraphs: [
        'A mensagem serve para responder a você; a inscrição, para a nossa equipe ver se podemos trabalhar juntos. Foi você quem pediu: são os primeiros passos de um possível contrato (LGPD, art.\u00a07º, V). Quem avalia é gente, não um programa.',
        'Proteger o site de abusos é nosso legítimo interesse, e seu também (LGPD, art.\u00a07º, IX).',
        'Não vendemos, não alugamos e não usamos os seus dados para publicidade. A avaliação é gratuita e a agência nunca cobra de quem se inscreve.',
      ],
    },
    {
      title: 'Por onde passam',
      paragraphs: [
        'O site está hospedado na Netlify, empresa dos Estados Unidos. O que você envia passa pelos servidores dela, que podem estar fora do Brasil, porque esse é o caminho até nós (LGPD, art.\u00a033, IX), e segue para o painel, o sistema em que a equipe lê e responde.',
        'Se o painel não aceitar na hora, a mensagem ou a inscrição espera guardada na Netlify até ser entregue, e então essa cópia é apagada. O que não der para entregar é apagado em até {retention}.',
        'Como em qualquer site, a cada visita a Netlify recebe o endereço IP do seu aparelho: para mandar a página e para barrar quem envia demais em pouco tempo. Nós não guardamos esse endereço nem o juntamos ao que você escreveu.',
      ],
    },
    {
      title: 'Por quanto tempo',
      paragraphs: [
        'Mensagens ficam com a gente por até {retention}. Inscrições que não avançam, com as fotos, são apagadas em até {retention}. O que soubemos do responsável vai junto, no mesmo prazo. Se a agência passa a representar você, os dados seguem o contrato.',
      ],
    },
    {
      title: 'Menores de {adultAge}\u00a0anos',
      paragraphs: [
        'A idade mínima para se inscrever é {minimumAge}\u00a0anos. Com menos de {adultAge}, o seu responsável precisa saber da inscrição e concordar com ela, e é com essa pessoa que conversamos. O seu interesse vem antes do nosso (LGPD, art.\u00a014).',
        'Os dados do responsável servem para isso e mais nada: saber quem concordou, e falar com essa pessoa. Antes de ela concordar, a inscrição não é enviada: só o país e o estado escolhidos saem do aparelho, sem nenhum outro dado do formulário, para buscar as listas de lugares. Para quem ainda não tem {minimumAge}, a inscrição para na data de nascimento: o que já foi preenchido é apagado do aparelho e nada é enviado.',
        'Para quem tem menos de {adultAge}, isto já vem assim, sem ninguém precisar pedir, como pedem a LGPD e o ECA Digital (Lei\u00a015.211/2025): não montamos perfil de comportamento, não medimos audiência, não mostramos anúncios, não chamamos nenhum serviço de fora antes de um toque, mostramos só o primeiro nome e pedimos aos buscadores que fiquem de fora.',
        'Mães, pais e outros responsáveis podem ver, corrigir e mandar apagar o que temos sobre quem está sob os seus cuidados, e voltar atrás quando quiserem, sem explicar por quê: aí apagamos a inscrição inteira. O caminho mais curto é {myApplication}, com o código; ou escreva para {email}; pedimos apenas o bastante para confirmar quem escreve.',
      ],
    },
    {
      title: 'Talentos da agência',
      paragraphs: [
        'Quem representamos tem aqui um perfil público: nome, medidas, cor dos cabelos e dos olhos, fotos, vídeos e, quando há, as redes sociais e o número de seguidores. A base é o contrato com cada talento; o de menores é assinado pelo responsável. Data de nascimento, telefone e endereço não saem no perfil. De quem tem menos de {adultAge} mostramos só o primeiro nome, a altura, o número do sapato e fotos.',
        'Buscadores encontram os perfis, menos os de menores: esses pedimos que deixem de fora. Aos programas que coletam textos e imagens para inteligência artificial pedimos que fiquem de fora: estes rostos são de pessoas.',
        'Se o perfil é seu, ou de quem está sob os seus cuidados, e algo deve mudar ou sair, escreva para {email}. O que sai do painel sai do site assim que ele é publicado de novo.',
      ],
    },
    {
      title: 'No seu aparelho',
      paragraphs: [
        'Este site não usa cookies, não mede a audiência e não tem anúncios.',
        'A sua seleção e o que você escreve nela ficam só no seu aparelho, até você apagar; um link copiado leva tudo a quem o receber, sem passar por nós. O rascunho da inscrição também, sem o consentimento: depois de {draftKept} sem uso, some na próxima vez que você abrir um formulário. As fotos, só se você pedir para guardar: somem quando você envia, quando você apaga ou, depois de {photosKept}, na próxima vez que você abrir a inscrição. O código de uma inscrição enviada fica no aparelho, sem mais nada dela: some quando você o apaga ou, depois de um dia, na próxima vez que você abrir a inscrição. O rascunho da mensagem, a página onde você estava e a lista de onde abriu um perfil somem quando você fecha a aba. Apagar os dados do site no navegador apaga tudo isso. O que você cola em “{safety}” não é guardado nem enviado.',
      ],
    },
    {
      title: 'De terceiros, só se você tocar',
      paragraphs: [
        'Um vídeo só vem do Vimeo ou do YouTube quando você toca nele, e o mapa interativo só vem do {mapService} quando você o abre. Aí eles recebem o endereço IP do seu aparelho e sabem que você está neste site; daí em diante valem as regras deles.',
      ],
    },
    {
      title: 'Os seus direitos',
      paragraphs: [
        'Você pode perguntar se temos dados seus, ver, corrigir, levar ou mandar apagar, opor-se ao uso e retirar o consentimento. Escreva para {email}: respondemos em até {rightsAnswer} (LGPD, arts.\u00a018 e 19).',
        'Se a nossa resposta não resolver, a autoridade brasileira de proteção de dados, a ANPD, recebe a sua reclamação.',
      ],
    },
  ],
};
