/** Words that every page shares: header, menu, footer, small controls. */
export const common = {
  siteName: 'Amazing',
  skipToContent: 'Pular para o conteúdo',
  homeLink: 'Amazing, Home',
  mainNavigation: 'Principal',
  language: 'Idioma',
  menu: 'Menu',
  close: 'Fechar',
  nav: {
    blog: 'Amazing Face',
    about: 'Sobre',
    contact: 'Contato',
    scouted: 'Quero ser Amazing',
    scoutedFace: 'Quero ser Amazing Face',
    selection: 'Seleção',
    privacy: 'Privacidade',
    safety: 'É a Amazing mesmo?',
    application: 'Minha inscrição',
  },
  footer: {
    copyright: '© {founded}–{year} Amazing. Recife, Brasil',
    /** English in both languages. */
    credit: 'Powered by',
  },
  breadcrumbHome: 'Home',
  loading: 'Carregando',
  offline: 'Você está sem internet. O que já abriu continua aqui.',
  notKept:
    'O aparelho não tem espaço para guardar a seleção: ela vale só até você sair desta página.',
  notLoaded: 'Esta parte não carregou.',
  navigationFailed: 'A página não abriu. Confira a internet e tente de novo.',
  addToSelection: 'Guardar {name} na seleção',
  removeFromSelection: '{name} na seleção: tirar',
  save: 'Guardar',
  saved: 'Na seleção',
  selectionCount: {
    zero: 'Seleção, nenhum talento',
    one: 'Seleção, 1 talento',
    other: 'Seleção, {n} talentos',
  },
  /** Lengths of time, for the blanks of `i18n/facts.ts`. */
  units: {
    days: { one: 'um dia', other: '{n}\u00a0dias' },
    workingDays: { one: 'um dia útil', other: '{n}\u00a0dias úteis' },
    months: { one: 'um mês', other: '{n}\u00a0meses' },
  },
};
