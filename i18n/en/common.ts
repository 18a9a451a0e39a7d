import type { common as portuguese } from '../pt/common.ts';

export const common: typeof portuguese = {
  siteName: 'Amazing',
  skipToContent: 'Skip to content',
  homeLink: 'Amazing, Home',
  mainNavigation: 'Main',
  language: 'Language',
  menu: 'Menu',
  close: 'Close',
  nav: {
    blog: 'Amazing Face',
    about: 'About',
    contact: 'Contact',
    scouted: 'Become Amazing',
    scoutedFace: 'Become an Amazing Face',
    favourites: 'Selection',
    privacy: 'Privacy',
    safety: 'Is it really Amazing?',
    application: 'My application',
  },
  footer: {
    copyright: '© {founded}–{year} Amazing. Recife, Brazil',
    credit: 'Powered by',
  },
  breadcrumbHome: 'Home',
  loading: 'Loading',
  offline: 'You’re offline. What’s already open stays here.',
  navigationFailed: 'The page didn’t open. Check your connection and try again.',
  addFavourite: 'Add {name} to your selection',
  removeFavourite: 'Remove {name} from your selection',
  favouriteCount: {
    zero: 'Selection, no talents',
    one: 'Selection, 1 talent',
    other: 'Selection, {n} talents',
  },
};
