/** What the agency does with personal data. Paragraphs are plain text. */
export const privacy = {
  title: 'Privacidade',
  heading: 'Privacidade',
  description: 'Que dados a Amazing recebe pelo site, para quê, por quanto tempo e com quem falar sobre eles.',
  lead: 'Pedimos só o necessário, usamos só para o que dissemos e apagamos quando deixa de servir.',
  sections: [
    {
      title: 'O que recebemos',
      paragraphs: [
        'Pelo formulário de contato: nome, e-mail, telefone e a sua mensagem.',
        'Pela inscrição: nome, e-mail, telefone, gênero, data de nascimento, Instagram, TikTok, país, estado e cidade, altura, jeans, links de vídeo e quatro fotos. Antes do envio, o seu próprio aparelho reduz as fotos e tira delas a localização e os dados da câmera.',
      ],
    },
    {
      title: 'Para quê',
      paragraphs: [
        'A mensagem serve para responder a você. A inscrição serve para a nossa equipe avaliar se podemos trabalhar juntos. Não vendemos, não alugamos e não usamos os dados para publicidade.',
        'A avaliação é gratuita e a agência nunca cobra de quem se inscreve.',
      ],
    },
    {
      title: 'Por quanto tempo',
      paragraphs: [
        'Mensagens ficam com a gente por até {months} meses. Inscrições que não avançam, com as fotos, são apagadas em até {months} meses. Se a agência passa a representar você, os dados seguem o contrato.',
        'Se o nosso sistema estiver fora do ar na hora do envio, o site guarda a inscrição em segurança até conseguir entregar e então apaga a cópia. O que não conseguir entregar também é apagado em até {months} meses.',
      ],
    },
    {
      title: 'Menores de 18 anos',
      paragraphs: [
        'A idade mínima para se inscrever é 15 anos. Até os 18, um responsável precisa saber da inscrição e concordar com ela, e é com ele que conversamos.',
      ],
    },
    {
      title: 'No seu navegador',
      paragraphs: [
        'Este site não usa cookies nem ferramentas de análise. Os favoritos e o rascunho do formulário ficam guardados só no seu aparelho, e você pode apagar quando quiser.',
        'Um vídeo só é carregado do Vimeo ou do YouTube quando você toca nele. O mapa da página de contato vem do OpenStreetMap.',
      ],
    },
  ],
  rightsTitle: 'Os seus direitos',
  rights:
    'Você pode pedir para ver, corrigir ou apagar os seus dados, ou retirar o consentimento. É só escrever para {email}: respondemos em até 15 dias, como manda a LGPD.',
};
