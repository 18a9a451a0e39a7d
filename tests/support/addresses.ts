/** Every page's address in Portuguese and in English; home's and those of profiles are elsewhere. */
export const PAGES: readonly (readonly [pt: string, en: string])[] = [
  ['/sobre-nos', '/en/about'],
  ['/contato', '/en/contact'],
  ['/seja-amz', '/en/be-amz'],
  ['/seja-amazing-face', '/en/be-amazing-face'],
  ['/amazing-face', '/en/amazing-face'],
  ['/modelos', '/en/models'],
  ['/image', '/en/image'],
  ['/mainboard', '/en/mainboard'],
  ['/development', '/en/development'],
  ['/favoritos', '/en/favourites'],
  ['/privacidade', '/en/privacy'],
  ['/seguranca', '/en/safety'],
  ['/minha-inscricao', '/en/my-application'],
];
