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
    selection: 'Shortlist',
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
  addToSelection: 'Save {name} to your shortlist',
  removeFromSelection: '{name} saved to your shortlist: remove',
  save: 'Save',
  saved: 'Saved',
  selectionCount: {
    zero: 'Shortlist, no talents',
    one: 'Shortlist, 1 talent',
    other: 'Shortlist, {n} talents',
  },
};
