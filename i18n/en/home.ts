export const home = {
  title: 'Home',
  description:
    'Amazing has represented models and talent in Recife since {founded}: {boardNames}, from the first polaroid to work abroad.',
  heading: 'Amazing, model and talent agency in Recife',
  slogan: 'The sun rises here first.',
  sections: 'Sections',
  slider: {
    label: 'Cover',
    position: '{n} of {m}',
    slideAlt: 'Amazing cover {n} of {m}',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
  },
};
