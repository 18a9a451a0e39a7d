export const home = {
  title: 'Home',
  description:
    'A Amazing representa modelos e talentos no Recife desde {founded}: {boardNames}, da primeira polaroid ao trabalho fora do país.',
  heading: 'Amazing, agência de modelos e talentos no Recife',
  slogan: 'O sol nasce primeiro aqui.',
  sections: 'Seções',
  slider: {
    label: 'Capa',
    position: '{n} de {m}',
    slideAlt: 'Capa {n} de {m} da Amazing',
    pause: 'Pausar',
    play: 'Continuar',
    previous: 'Anterior',
    next: 'Próxima',
  },
};
