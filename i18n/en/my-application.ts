export const myApplication = {
  description:
    'Withdraw or correct your application to Amazing, or ask about it, with the code you were given.',
  lead: 'With your application code you can withdraw the application, correct it or ask about it. The code appears right after you send it and begins with AMZ.',
  code: 'Application code',
  codeForm: 'Type the code as it was shown: AMZ, a dash, letters and numbers.',
  codeCheck: 'Check the code: one of its letters or numbers isn’t as it was shown.',
  request: 'What would you like to do?',
  requests: {
    withdraw: {
      label: 'Withdraw the application',
      then: 'We delete everything, photos included, within {rightsAnswer}, and email you once it’s done.',
    },
    correct: {
      label: 'Correct something',
      then: 'We correct it within {rightsAnswer}. In your message, say what’s wrong and how it should read.',
    },
    ask: { label: 'Ask a question', then: 'We answer within {messageAnswer}.' },
  },
  next: 'Write the message',
  lines: { code: 'Code', request: 'Request', withdraw: 'withdraw', correct: 'correct', ask: 'ask' },
  how: [
    'The code and your request are in the message already. Just add what you’d like to say.',
    'Before anything is changed, the agency checks that it’s you or your guardian asking.',
    'Lost the code? Write to {email} with the name and email address you applied with.',
  ],
  withoutScript:
    'Without JavaScript, write to {email}. First line: the code. Second line: withdraw, correct or ask.',
};
