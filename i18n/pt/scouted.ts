/** The application page and its face variant. Titles and texts of the back office go before
 * these. */
export const scouted = {
  programmes: {
    models: {
      title: 'Quero ser Amazing',
      description:
        'Inscreva-se para ser modelo da Amazing: avaliação gratuita, idade mínima de {minimumAge}\u00a0anos e quatro fotos simples.',
      text: 'Preencha com calma e mande quatro fotos simples, feitas no celular. Uma pessoa de verdade olha cada inscrição e responde em até {applicationAnswer}, mesmo quando a resposta é não.',
    },
    face: {
      title: 'Quero ser Amazing Face',
      description:
        'Inscreva-se no Amazing Face, o programa que descobre novos rostos no Nordeste: gratuito, a partir dos {minimumAge}\u00a0anos.',
      text: 'O Amazing Face procura gente que ainda não sabe que é modelo. Conte um pouco de você e mande quatro fotos simples: a gente olha uma por uma.',
    },
  },
  free: 'A avaliação é gratuita e a agência nunca cobra de quem se inscreve. A idade mínima é {minimumAge}\u00a0anos; com menos de {adultAge}, um responsável precisa saber e concordar.',
  howTitle: 'As quatro fotos',
  howTitleClosed: 'Enquanto isso, prepare as fotos',
  how: {
    good: [
      'Rosto, perfil, meio corpo e corpo inteiro',
      'Luz de janela, durante o dia, e uma parede lisa',
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
      'Acompanhe: a próxima abertura é anunciada aqui.',
    ],
    follow: 'Seguir no Instagram',
    casting: 'Ver os modelos',
  },
  withoutScript: {
    minors:
      'Você tem menos de {adultAge}\u00a0anos? Então quem escreve é o seu responsável, dizendo que concorda.',
    location:
      'Antes de fotografar, desligue a localização na câmera do celular: por e\u2060-\u2060mail, ela vai junto com as fotos.',
    title: 'Inscreva-se por e-mail',
    text: 'O formulário precisa de JavaScript. Se preferir, mande nome, idade, cidade, altura e as quatro fotos para {email} ou chame no WhatsApp {whatsapp}.',
    failed:
      'O formulário não abriu neste navegador. Recarregue a página, ou mande nome, idade, cidade, altura e as quatro fotos para {email} ou chame no WhatsApp {whatsapp}.',
  },
  form: {
    legends: {
      you: 'Você',
      place: 'Onde você mora',
      measures: 'Medidas',
      photos: 'Fotos',
      videos: 'Vídeos',
    },
    labels: {
      realname: 'Nome completo, como no documento',
      email: 'E-mail',
      phone: 'Telefone com DDD',
      gender: 'Gênero',
      birthdate: 'Data de nascimento',
      instagr: 'Instagram',
      tiktok: 'TikTok',
      country: 'País',
      id_state: 'Estado',
      basedin: 'Cidade',
      height: 'Altura',
      jeans: 'Jeans',
      note: 'Links de vídeo',
      image_1: 'Rosto',
      image_2: 'Perfil',
      image_3: 'Meio corpo',
      image_4: 'Corpo inteiro',
    },
    genders: { woman: 'Mulher', man: 'Homem', undefined: 'Não binário ou prefiro não dizer' },
    choose: 'Escolha',
    noNetwork: 'Não tenho',
    phoneHint: 'Com código do país e DDD: +55\u00a0(81)\u00a090000-0000',
    phoneAbroad:
      'Este campo só aceita números como +55\u00a0(81)\u00a090000-0000. Se o seu é de outro país, escreva para {email}.',
    guardian:
      'Com menos de {adultAge}\u00a0anos, um responsável precisa saber desta inscrição e concordar com ela.',
    places: {
      loading: 'Carregando',
      stateBlocked: 'Escolha antes o país',
      cityBlocked: 'Escolha antes o estado',
      failed: 'A lista não carregou.',
      typedState: 'Escreva o seu estado ou a sua região.',
    },
    photos: {
      hint: '{photoFormats}. Cada foto só sai do seu aparelho quando você envia a inscrição, reduzida e sem a localização e os dados da câmera.',
      guides: {
        image_1: 'De frente, olhar na câmera',
        image_2: 'De lado, cabelo atrás da orelha',
        image_3: 'Da cintura até a cabeça',
        image_4: 'Dos pés à cabeça',
      },
      choose: 'Escolher',
      chooseLabel: 'Escolher foto: {slot}',
      replaceLabel: 'Trocar foto: {slot}',
      removeLabel: 'Remover foto: {slot}',
      preview: 'Prévia: {slot}',
      preparing: 'Preparando a foto',
      ready: 'Foto pronta: {slot}',
      removed: 'Foto removida: {slot}',
      absent:
        'O aparelho não entregou esta foto: talvez ela esteja só na nuvem. Baixe-a para o aparelho e escolha de novo.',
      cut: 'Esta foto está pela metade: falta o fim do arquivo. Escolha a original, ou baixe-a de novo.',
      broken: 'O navegador não conseguiu abrir esta foto. Escolha outra, ou salve-a como JPEG.',
      unopened:
        'Este navegador não abre fotos {kind}. No iPhone: abra a foto, toque em Compartilhar, Opções, Mais compatível, e salve em Arquivos. No Android: abra-a na galeria, toque em Editar e salve uma cópia. Ou tire outra aqui mesmo.',
      scrambled:
        'Este navegador embaralha as imagens para ninguém reconhecer o aparelho, e a foto chegaria estragada. Permita que este site leia o canvas (no ícone ao lado do endereço) e escolha a foto de novo, ou abra esta página em outro navegador.',
      notLoaded: 'A internet caiu antes de a foto ficar pronta. Escolha de novo quando ela voltar.',
      kept: {
        keep: 'Guardar as fotos neste aparelho até enviar',
        on: 'As fotos estão guardadas neste aparelho, por {photosKept} no máximo. Somem quando você envia a inscrição.',
        erase: 'Apagar as fotos guardadas',
        erased: 'As fotos guardadas foram apagadas. Nesta página, elas continuam até você sair.',
        impossible: 'Este navegador não conseguiu guardar as fotos. Envie sem fechar a página.',
      },
      take: 'Tirar agora',
      takeLabel: 'Tirar agora: {slot}',
      change: 'Trocar',
      anyway: 'Usar assim mesmo',
      anywayLabel: 'Usar assim mesmo: {slot}',
      good: 'A luz está boa',
      advice: {
        small: {
          title: 'Está pequena demais',
          text: 'Mande a original, não a que veio por mensagem.',
        },
        dark: {
          title: 'Está escura',
          text: 'Vire o rosto para uma janela, de dia. A luz faz metade do trabalho.',
        },
        bright: {
          title: 'Está clara demais',
          text: 'Saia do sol direto ou dê as costas à lâmpada.',
        },
        same: { title: 'É igual à de “{slot}”', text: 'Cada foto pede um ângulo diferente.' },
      },
      camera: {
        title: 'Câmera: {slot}',
        close: 'Fechar',
        cancel: 'Cancelar',
        opening: 'Abrindo a câmera',
        picture: 'Imagem da câmera',
        hints: {
          image_1:
            'Olhe para a câmera e encaixe o rosto no desenho. O celular na altura dos olhos.',
          image_2: 'Vire de lado, cabelo atrás da orelha, e encaixe o rosto no desenho.',
          image_3: 'Apoie o celular, afaste-se até caber no desenho.',
          image_4: 'Apoie o celular, afaste-se até caber no desenho. Os pés na linha.',
        },
        timer: 'Temporizador',
        seconds: '{n}\u00a0s',
        shoot: 'Tirar a foto em {n} segundos',
        front: 'Frontal',
        rear: 'Traseira',
        turn: 'Trocar de câmera:',
        taken: 'Foto tirada',
        happy: 'Gostou da foto?',
        retake: 'Tirar outra',
        use: 'Usar esta',
        shot: 'Foto tirada: {slot}',
        refused: {
          title: 'A câmera está bloqueada',
          text: 'Você disse não à câmera, e tudo bem. Se mudar de ideia:',
          steps: [
            'Toque no cadeado, ao lado do endereço do site',
            'Permissões, Câmera, Permitir',
            'Volte aqui e tente de novo',
          ],
        },
        absent: {
          title: 'Este aparelho não tem câmera',
          text: 'Ou outro aplicativo está usando a câmera. Abra esta página no celular, ou escolha uma foto que você já tem.',
        },
        retry: 'Tentar de novo',
        choose: 'Escolher uma foto',
      },
    },
    noteHint: 'Um por linha: apresentação, passarela, TikTok.',
    next: 'Continuar',
    nextHint: 'Falta um passo, e ele é do seu responsável. Até lá, a inscrição não é enviada.',
    guardianStep: {
      title: 'Agora, quem cuida de você',
      lead: [
        '{name}, você tem {age}\u00a0anos. Com quem tem menos de {adultAge}, a gente não conversa a sós: o seu responsável precisa saber desta inscrição e concordar com ela.',
        'Não é falta de confiança em você. É a regra mais antiga da casa, e toda agência séria tem uma assim.',
      ],
      waiting: '{name}, {age}. Falta o responsável',
      later:
        'Essa pessoa não está por perto agora? Volte depois: o texto fica guardado neste aparelho. As fotos, só se você pedir, na sua parte.',
      laterWithPhotos:
        'Essa pessoa não está por perto agora? Volte depois: o texto e as fotos ficam guardados neste aparelho.',
      legend: 'O seu responsável',
      labels: {
        guardian_name: 'Nome completo',
        guardian_relation: 'Relação com você',
        guardian_phone: 'Telefone com DDD',
        guardian_email: 'E-mail',
        guardian_consent: 'Consentimento',
      },
      relations: {
        mother: 'Mãe',
        father: 'Pai',
        grandparent: 'Avó ou avô',
        legal: 'Outra pessoa com a guarda',
      },
      /** For a phone or e-mail that the applicant has already given. */
      same: 'É o mesmo da sua parte. Se também for do seu responsável, tudo certo.',
      next: 'Continuar com {guardian}',
      back: 'Voltar à minha parte',
      pass: {
        title: 'Passe o celular para {guardian}',
        lead: 'A próxima tela é para ler com calma. Fique por perto: dá para conversar antes de decidir.',
        here: 'Sou {guardian}',
        absent: '{guardian} não está aqui',
        back: 'Voltar',
      },
      review: {
        here: '{guardian} chegou',
        title: '{guardian}, é\u00a0com\u00a0você',
        lead: '{name} quer se inscrever para ser modelo da Amazing, agência do Recife desde {founded}. Antes de a inscrição ser enviada, precisamos do seu “sim”. E um “não” vale tanto quanto.',
        free: 'A avaliação é gratuita. A agência nunca cobra.',
        what: 'O que vai ser enviado',
        purpose: 'Para quê',
        purposeText:
          'Só para a equipe de novos rostos avaliar a inscrição. Não publicamos, não vendemos, não mostramos a clientes.',
        retention: 'Por quanto tempo',
        retentionText: 'Se não avançar, tudo é apagado até {date}.',
        withdrawal: 'Como voltar atrás',
        withdrawalText:
          'Escreva para {email} com o código que aparece no final. Apagamos em até {rightsAnswer}, sem perguntar o motivo.',
        consent: {
          mother:
            'Sou {guardian}, mãe de {name} e responsável legal. Li o que está acima e concordo com o envio.',
          father:
            'Sou {guardian}, pai de {name} e responsável legal. Li o que está acima e concordo com o envio.',
          grandparent:
            'Sou {guardian}, da família de {name} (avó ou avô) e responsável legal. Li o que está acima e concordo com o envio.',
          legal:
            'Sou {guardian}, responsável legal por {name}. Li o que está acima e concordo com o envio.',
        },
        send: 'Concordo e envio',
        decline: 'Não concordo',
        declineHint:
          'Se você não concordar, nada é enviado, e as fotos e o texto somem deste aparelho.',
        correct: 'Corrigir os meus dados',
      },
      declined: {
        title: 'Tudo bem',
        text: 'Nada foi enviado. As fotos e o texto sumiram deste aparelho. Se vocês mudarem de ideia, a porta continua aberta.',
      },
    },
    longDay: '{day}\u00a0de\u00a0{month} de {year}',
    firstDay: '{day}º',
    summary: {
      name: 'Nome',
      birthdate: 'Data de nascimento',
      born: '{date}, {age}\u00a0anos',
      place: 'Mora em',
      contact: 'Contato',
      measures: 'Medidas',
      guardian: 'Responsável',
    },
    receipt: {
      title: 'Recebemos. O\u00a0código é este:',
      titleWithoutCode: 'Recebemos a sua inscrição',
      lead: '{name}, as suas fotos chegaram. Uma pessoa da equipe vai olhar tudo com calma e responder para {email} até {date}, mesmo quando a resposta é não.',
      leadBoth:
        '{name} e {guardian}, as fotos chegaram. Uma pessoa da equipe vai olhar tudo com calma e responder para vocês até {date}, mesmo quando a resposta é não.',
      free: 'Ninguém da Amazing pede dinheiro, em nenhum momento. Se alguém pedir, confira:',
      sent: 'Enviada em',
      answer: 'Resposta até',
      deleted: 'Apagamos até',
      deletedBy: '{date}, se não avançar',
      withdraw:
        'Para retirar a inscrição, escreva para {email} com o código. Apagamos em até {rightsAnswer}, sem perguntar o motivo.',
      what: 'O que foi enviado',
      print: 'Imprimir',
      shareLabel: 'Compartilhar',
      share:
        'Amazing, inscrição {reference}. Enviada em {sent}, resposta até {answer}, apagada até {deleted} se não avançar.',
      copied: 'Copiado.',
      notCopied: 'Não deu para compartilhar. Anote o código.',
      keep: 'Guarde o código: é com ele que você fala com a gente sobre esta inscrição.',
      lastCode: {
        text: 'A sua inscrição foi enviada. O código é',
        forget: 'Apagar o código deste aparelho',
        forgotten: 'O código foi apagado deste aparelho.',
      },
      /** The guardian's copy, which her own device sends to her. */
      own: {
        title: '{guardian}, guarde a sua cópia',
        whatsapp: 'Mandar para o meu WhatsApp',
        mail: 'Mandar para o meu e-mail',
        subject: 'Amazing: inscrição {code}',
        text: 'Inscrição de {name} na Amazing, código {code}. Em {sent}, concordei com isto: “{agreed}” Resposta até {answer}; apagada até {deleted} se não avançar. Para retirar ou corrigir: {link}',
      },
    },
    tooYoung: {
      title: 'Ainda não. A gente se vê em:',
      lead: 'É o dia em que você faz {minimumAge}\u00a0anos, a idade mínima para se inscrever. Até lá, cresça sem pressa: a gente espera.',
      remind: 'Criar lembrete',
      reminder: 'Inscrição na Amazing: hoje já dá',
      file: 'O lembrete é um arquivo de calendário, salvo no seu aparelho. Não ficamos com o seu contato.',
      held: 'Nada foi enviado nem guardado. Se a data estiver errada, o texto e as fotos ainda estão nesta página; somem quando você sair dela.',
      gone: 'As fotos e o texto deste formulário foram apagados. Nada foi enviado.',
      approached: 'Alguém já chamou você em nosso nome?',
      wrongDate: 'Digitei a data errada',
      erase: 'A data está certa: apagar tudo',
    },
    send: 'Enviar inscrição',
    sending: 'Enviando',
    progress: 'Envio: {n}%',
    blog: 'Ler o Amazing Face',
    consent: 'Ao enviar, você concorda com o uso dos dados só para esta avaliação.',
    draft:
      'O texto fica guardado neste aparelho até o envio, por {draftKept} no máximo. As fotos, não.',
    draftWithPhotos:
      'O texto fica guardado neste aparelho até o envio, por {draftKept} no máximo; as fotos, por {photosKept}.',
    discard: 'Apagar o rascunho',
    discarded: 'Rascunho apagado.',
  },
};
