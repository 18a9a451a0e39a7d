export const errors = {
  notFound: {
    title: 'Page not found',
    sentence: 'This page could not be found',
    heading: 'Let’s find the way.',
    help: 'The address may have changed, or the model is no longer with us.',
    back: 'Return',
    home: 'HOME',
  },
  gateway: {
    title: 'That didn’t work',
    heading: 'Not this time.',
    unknown:
      'There’s nothing at this address. The model may have left the agency, or the link arrived incomplete.',
    method: 'This address receives the site’s forms and has nothing to show.',
    refused: 'We couldn’t read this request. Go back to the site and try again.',
    unavailable: 'Our system isn’t answering right now. Try again in a moment.',
    home: 'Go to Home',
  },
  unavailable: {
    title: 'Content unavailable',
    heading: 'The curtain hasn’t gone up yet.',
    help: 'We can’t load this page’s content right now.',
    again: 'Try again',
  },
};
