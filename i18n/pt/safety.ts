export const safety = {
  description:
    'Confira se o telefone, o e-mail, o @ ou o link de quem falou com você é mesmo da Amazing.',
  lead: 'Alguém procurou você em nosso nome? Cole aqui o telefone, o e\u2060-\u2060mail, o @, o link ou a mensagem inteira. A resposta vem na hora.',
  label: 'O que chegou',
  placeholder: 'Cole aqui',
  paste: 'Colar',
  clear: 'Conferir outro',
  local: 'A verificação é feita no seu aparelho. O que você cola aqui não vai para lugar nenhum.',
  withoutScript: 'Estes são todos os nossos contatos. O que não está aqui não é nosso.',
  channelNames: { phone: 'Telefone', email: 'E-mail', site: 'Site' },
  ours: {
    title: 'É nosso.',
    phone: 'É um telefone da Amazing.',
    phoneOf: 'É o telefone de {owner}, da Amazing.',
    email: 'É um e-mail da Amazing.',
    emailOf: 'É o e-mail de {owner}, da Amazing.',
    profile: 'É o nosso perfil no {network}.',
    site: 'É um endereço do nosso site.',
    reply: 'Responder a {name}',
    still:
      'Mesmo assim, dá para falsificar o remetente. Se pediram dinheiro, senha ou foto íntima, não foi a gente, venha de onde vier.',
  },
  alike: {
    title: 'Parece nosso. Não\u00a0é.',
    lead: 'Foi escrito para passar pelo nosso. Pare por aqui.',
    steps: [
      'Não responda, não pague, não mande fotos.',
      'Tire prints antes de bloquear.',
      'Avise a gente: pedimos para tirar do ar endereços e perfis assim.',
    ],
  },
  foreign: {
    title: 'Não é nosso.',
    phone: 'Este número não é da Amazing. Pare por aqui.',
    email: 'Este e\u2060-\u2060mail não é da Amazing. Pare por aqui.',
    link: 'Este endereço não é da Amazing. Pare por aqui.',
    handle: 'Este perfil não é da Amazing. Pare por aqui.',
    steps: [
      'Não pague, não mande fotos, não clique em mais nada.',
      'Não apague: tire prints da conversa.',
      'Bloqueie e denuncie no próprio aplicativo.',
      'Conte para alguém de confiança e para a gente.',
    ],
  },
  unsure: {
    title: 'Assim não dá para saber.',
    name: 'Este nome é nosso, mas em outra rede ele pode ser de outra pessoa. Cole o endereço do perfil.',
    words:
      'Um nome, qualquer pessoa copia. Cole o telefone, o e\u2060-\u2060mail, o link ou a mensagem inteira.',
    shortPhone: 'Faltam números: com o DDD, um celular tem 11.',
    unknownMailbox:
      'O final é nosso, mas este e\u2060-\u2060mail não está na nossa lista, e dá para falsificar o remetente. Pergunte antes de responder.',
    hiddenOwner:
      'Por este link não dá para ver para quem ele vai. Cole só o endereço do perfil, o e\u2060-\u2060mail ou o número.',
    sender:
      'O endereço é nosso, mas o texto que aparece nele é de quem mandou o link. A Amazing nunca pede dinheiro.',
    message:
      'O contato que está aí é nosso, mas o texto qualquer pessoa escreve. Na dúvida, fale direto com a gente.',
    still: 'Ficou na dúvida? Pergunte. Ninguém da Amazing se ofende.',
  },
  beside: 'O nosso é este:',
  tell: 'Avisar a Amazing',
  ask: 'Perguntar à agência',
  call: 'Ligar para a agência',
  rules: {
    title: 'O que nunca muda',
    list: [
      {
        title: 'Nunca cobramos.',
        text: 'Nem inscrição, nem avaliação, nem transporte, nem “taxa de agência”. A Amazing só ganha quando você trabalha.',
      },
      {
        title: 'Nunca vendemos book nem curso.',
        text: 'Se for preciso fotografar ou treinar, é por nossa conta. Quem vende book não está escolhendo modelo, está vendendo foto.',
      },
      {
        title: 'Nossos e\u2060-\u2060mails terminam em @{domain}.',
        text: 'Nunca em outra coisa, por mais parecida que seja. E dá para falsificar o remetente: na dúvida, escreva pela página de contato.',
      },
      {
        title: 'Nossa equipe de novos rostos diz quem é.',
        text: 'Nome e sobrenome, como na página de contato, e nada de pressa: passa este endereço e espera você conferir. Com menor de {adultAge}, a conversa começa pelo responsável.',
      },
      {
        title: 'Casting não é na casa de ninguém.',
        text: 'Nem em hotel, nem em carro, nem por chamada de vídeo no seu quarto. É na {address}, ou em um local de trabalho que você pode conferir antes.',
      },
      {
        title: 'Menor de {adultAge}, sempre com um responsável.',
        text: 'Na conversa, nas fotos, na prova de roupa, na viagem. Sem responsável, não acontece. E nunca pedimos foto sem roupa ou de biquíni por mensagem, para ninguém.',
      },
    ],
  },
  parents: {
    title: 'Para mães, pais e responsáveis',
    list: [
      'Um convite de verdade aguenta uma pergunta. Pergunte o nome, desligue e ligue você para o número que está neste site.',
      'Peça para a conversa passar para você. Quem insiste em falar só com a criança ou o adolescente não é da Amazing.',
      'Se algo já aconteceu, escute primeiro. A culpa é de quem enganou, e contar cedo ajuda.',
    ],
    call: 'Quer falar com alguém?',
    applied: 'Quer retirar ou corrigir uma inscrição?',
  },
  help: {
    title: 'Já paguei ou mandei fotos',
    list: [
      {
        title: 'Pagou por Pix?',
        text: 'Ligue já para o seu banco e peça a devolução pelo MED, o mecanismo do Banco Central para golpes. Quanto antes, maior a chance.',
      },
      {
        title: 'Guarde tudo.',
        text: 'Prints, números, comprovantes. Depois bloqueie e registre um boletim de ocorrência, na delegacia ou pelo site da polícia do seu estado.',
      },
      {
        title: 'Criança ou adolescente?',
        text: 'Disque 100: de graça, dia e noite, sem dizer quem você é. Se há perigo agora, 190.',
      },
      {
        title: 'Mandou fotos íntimas?',
        text: 'A SaferNet orienta e recebe denúncias em {helpline}. Ninguém vai julgar você.',
      },
      { title: 'Conte para a gente.', text: 'Avisamos quem mais pode ter sido procurado.' },
    ],
  },
};
