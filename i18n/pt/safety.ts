/** Is it really the agency? The check, the rules that never change, help for those who were deceived. */
export const safety = {
  description: 'Confira se o telefone, o e-mail, o @ ou o link de quem falou com você é mesmo da Amazing.',
  lead: 'Alguém chamou você em nosso nome? Cole aqui o telefone, o e-mail, o @ ou o link. A resposta vem na hora.',
  label: 'Telefone, e-mail, @ ou link',
  placeholder: 'Cole aqui',
  clear: 'Conferir outro',
  local: 'A conferência acontece no seu aparelho. O que você cola aqui não vai para lugar nenhum.',
  withoutScript: 'Estes são todos os nossos contatos. O que não está aqui não é nosso.',
  channelNames: { phone: 'Telefone', email: 'E-mail', site: 'Site' },
  ours: {
    title: 'É nosso.',
    phone: 'É um telefone da Amazing.',
    phoneOf: 'É o telefone de {owner}, da Amazing.',
    email: 'É um e-mail da Amazing.',
    emailOf: 'É o e-mail de {owner}, da Amazing.',
    profile: 'É o nosso {network}.',
    site: 'É um endereço do nosso site.',
    reply: 'Responder a {name}',
    still: 'Ainda assim, um remetente pode ser forjado. Se pediram dinheiro, senha ou foto íntima, não foi a gente, venha de onde vier.',
  },
  alike: {
    title: 'Parece nosso. Não\u00a0é.',
    lead: 'O verdadeiro é {real}. O que você colou foi feito para enganar.',
    inside: 'O nosso nome está aí dentro, mas o endereço é de outra pessoa. O verdadeiro é {real}.',
    insideProfile: 'O nosso nome está aí dentro, mas o perfil é de outra pessoa. O verdadeiro é {real}.',
    mark: 'aqui: {seen}. O nosso: {real}',
    digit: 'número {sign}',
    letter: '{sign} de outro alfabeto',
    and: 'e',
    nothing: 'nada',
    steps: [
      'Não responda, não pague, não mande fotos.',
      'Tire prints antes de bloquear.',
      'Avise a gente: pedimos a retirada de endereços e perfis assim.',
    ],
  },
  foreign: {
    title: 'Não é nosso.',
    phone: 'Nenhum telefone da Amazing tem este número. Pare por aqui.',
    email: 'Este e-mail não é da Amazing. Pare por aqui.',
    link: 'Este endereço não é da Amazing. Pare por aqui.',
    handle: 'Nenhum perfil da Amazing tem este nome. Pare por aqui.',
    steps: [
      'Não pague, não mande fotos, não clique em mais nada.',
      'Não apague: tire prints da conversa.',
      'Bloqueie e denuncie no próprio aplicativo.',
      'Conte a alguém em quem você confia, e conte para a gente.',
    ],
  },
  unsure: {
    title: 'Assim não dá para saber.',
    words: 'Nome qualquer pessoa copia. Cole o telefone, o e-mail, o @ ou o link de quem falou com você.',
    shortPhone: 'Faltam números: um celular tem 11, com o DDD.',
    unknownMailbox:
      'O final é nosso, mas este e-mail não está na nossa lista, e um remetente pode ser forjado. Pergunte antes de responder.',
    post: 'Por este link não dá para ver de quem é. Cole o endereço do perfil ou o número.',
    sender: 'O endereço é nosso. As palavras que aparecem nele são de quem mandou o link, e a Amazing nunca pede dinheiro.',
    more: 'O nosso contato está aí, mas o link leva a mensagem ou a resposta também para outra pessoa. Escreva direto para a gente.',
    tooLong: 'É texto demais. Cole só o telefone, o e-mail, o @ ou o link.',
    still: 'Não tem? Peça. Quem é da Amazing manda na hora e não se ofende.',
  },
  tell: 'Avisar a Amazing',
  ask: 'Perguntar à agência',
  call: 'Ligar para a agência',
  paid: 'Já paguei ou mandei fotos',
  rules: {
    title: 'O que não muda nunca',
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
        text: 'Nunca em outro endereço, nem parecido. E o remetente pode ser forjado: na dúvida, responda pelo contato deste site.',
      },
      {
        title: 'Nossos olheiros dizem quem são.',
        text: 'Nome e sobrenome, que estão na página de contato, e nada de pressa: dão este endereço e esperam você conferir. A conversa com menor de idade começa pelo responsável.',
      },
      {
        title: 'Casting não é na casa de ninguém.',
        text: 'Nem em hotel, nem em carro, nem por vídeo com a câmera ligada no quarto. É na {address}, ou em endereço de trabalho que você pode conferir antes.',
      },
      {
        title: 'Menos de {adultAge}, sempre com um responsável.',
        text: 'Na conversa, na foto, na prova de roupa, na viagem. Sem responsável, não acontece. E nunca pedimos foto sem roupa ou de biquíni por mensagem, a ninguém.',
      },
    ],
  },
  parents: {
    title: 'Para quem cuida',
    list: [
      'Um convite de verdade aguenta uma pergunta. Pergunte o nome, desligue e ligue você para o número que está neste site.',
      'Peça que a conversa passe para você. Quem insiste em falar só com a criança ou o adolescente não é da Amazing.',
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
      { title: 'Criança ou adolescente?', text: 'Disque 100: de graça, dia e noite, sem dizer quem você é. Em perigo agora, 190.' },
      { title: 'Mandou fotos íntimas?', text: 'A SaferNet orienta e recebe denúncias em {helpline}. Ninguém vai julgar você.' },
      { title: 'Conte para a gente.', text: 'Avisamos quem mais pode ter sido procurado.' },
    ],
  },
};
