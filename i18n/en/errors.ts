import type { errors as portuguese } from '../pt/errors.ts';

export const errors: typeof portuguese = {
  notFound: {
    title: 'Page not found',
    sentence: 'This page could not be found',
    heading: 'Somebody left the line.',
    help: 'The address may have changed, or the talent is no longer with us.',
    back: 'Return',
    home: 'HOME',
  },
  unavailable: {
    title: 'Content unavailable',
    heading: 'The curtain has not gone up yet.',
    help: 'The content of this page cannot be read right now.',
    again: 'Try again',
  },
};
