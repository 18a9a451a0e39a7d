export const FILM_SERVICES = {
  vimeo: {
    name: 'Vimeo',
    player: 'https://player.vimeo.com',
    permissions: 'autoplay; fullscreen; picture-in-picture',
  },
  // It asks for encrypted media before every film.
  youtube: {
    name: 'YouTube',
    player: 'https://www.youtube-nocookie.com',
    permissions: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  },
} as const;

export type FilmServiceName = keyof typeof FILM_SERVICES;
