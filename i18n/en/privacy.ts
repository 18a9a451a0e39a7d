import type { privacy as portuguese } from '../pt/privacy.ts';

export const privacy: typeof portuguese = {
  title: 'Privacy',
  heading: 'Privacy',
  description: 'What data Amazing receives through this site, what for, for how long, and whom to talk to about it.',
  lead: 'We ask only for what is needed, use it only for what we said, and delete it once it has served its purpose.',
  sections: [
    {
      title: 'What we receive',
      paragraphs: [
        'Through the contact form: name, e-mail, phone and your message.',
        'Through an application: name, e-mail, phone, gender, date of birth, Instagram, TikTok, country, state and city, height, jeans size, video links and four pictures. Before sending, your own device makes the pictures smaller and removes location and camera data from them.',
      ],
    },
    {
      title: 'What for',
      paragraphs: [
        'We use your message to answer you, and your application to see whether we can work together. We do not sell or rent your data, and we do not use it for advertising.',
        'The evaluation is free and the agency never charges anyone who applies.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'Messages stay with us for up to {months} months. Applications that do not go further are deleted, pictures included, within {months} months. If we come to represent you, your data is kept as the contract says.',
        'If our system is down when you send, the site keeps the application safe until it can be delivered, and then deletes its copy. What cannot be delivered is deleted within {months} months, too.',
      ],
    },
    {
      title: 'Under 18',
      paragraphs: [
        'The minimum age to apply is 15. Under 18, a guardian must know about the application and agree to it, and the guardian is the one we talk to.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: [
        'This site uses no cookies and no analytics. Favourites and the draft of the form are kept on your device only, and you can clear them whenever you like.',
        'A video is loaded from Vimeo or YouTube only when you tap it. The map on the contact page comes from OpenStreetMap.',
      ],
    },
  ],
  rightsTitle: 'Your rights',
  rights:
    'You may ask to see, correct or delete your data, or withdraw your consent. Just write to {email}: we answer within 15 days, as Brazilian data protection law (LGPD) requires.',
};
