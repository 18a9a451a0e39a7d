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
  gateway: {
    title: 'That did not work',
    heading: 'Not this time.',
    unknown: 'There is nothing at this address. The talent may have left the agency, or the link arrived incomplete.',
    method: 'This address takes the forms of the site and has nothing to show.',
    busy: 'Many requests came from here in a row. Wait {pause} and try again.',
    refused: 'This request could not be read. Go back to the site and try again.',
    unavailable: 'Our system did not answer just now. Try again in a moment.',
    home: 'Go to the home page',
  },
  unavailable: {
    title: 'Content unavailable',
    heading: 'The curtain has not gone up yet.',
    help: 'The content of this page cannot be read right now.',
    again: 'Try again',
  },
};
