/** Path segments of the Portuguese site, without slashes. */
export const routes = {
  about: 'sobre-nos',
  contact: 'contato',
  scouted: 'seja-amz',
  scoutedFace: 'seja-amazing-face',
  blog: 'amazing-face',
  selection: 'favoritos',
  privacy: 'privacidade',
  safety: 'seguranca',
  application: 'minha-inscricao',
  models: 'modelos',
  image: 'image',
  mainboard: 'mainboard',
  development: 'development',
  page: 'pagina',
};
