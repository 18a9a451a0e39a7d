import type { favourites as portuguese } from '../pt/favourites.ts';

export const favourites: typeof portuguese = {
  title: 'Favourites',
  description: 'The talents you picked at Amazing, side by side and to scale, ready to share with your team.',
  heading: 'Your selection',
  summary: {
    zero: '',
    one: 'One talent. Kept on this device until you clear it.',
    other: '{n} talents, side by side and to scale. Kept on this device until you clear it.',
  },
  shared: 'Selection received by link',
  keepShared: 'Keep in my favourites',
  emptyTitle: 'The wall is empty.',
  emptyHelp: 'Tap the heart beside a name and it appears here, to scale, ready to send to the agency or to share with your team.',
  emptyAction: 'See the casting',
  send: 'Send to the agency',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'Copying did not work. The link is: {link}',
  clear: 'Clear all',
  undo: 'Undo',
  removed: '{name} left the selection.',
  cleared: 'Selection cleared.',
  gone: {
    zero: '',
    one: 'One talent of this selection is no longer with us.',
    other: '{n} talents of this selection are no longer with us.',
  },
  chart: 'Selection on a height chart',
  notStored: 'This browser does not store data. The selection lasts until you leave this page.',
  withoutScript: 'Favourites are kept in your browser and need JavaScript. To send a selection, write the names to {email}.',
  failed: 'The list of talents cannot be read right now. Please try again in a moment.',
};
