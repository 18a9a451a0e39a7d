import type { scouted as portuguese } from '../pt/scouted.ts';

export const scouted: typeof portuguese = {
  programmes: {
    models: {
      title: 'Be Amazing',
      description: 'Apply to become an Amazing model: free evaluation, minimum age 15 and four simple pictures.',
      text: 'Take your time and send four simple pictures taken with a phone. A real person looks at every application and answers within 15 days, even when the answer is no.',
    },
    face: {
      title: 'Be an Amazing Face',
      description: 'Apply to Amazing Face, the programme that discovers new faces in the Northeast of Brazil: free, from the age of 15.',
      text: 'Amazing Face looks for people who do not know yet that they are models. Tell us a little about yourself and send four simple pictures: we look at every one of them.',
    },
  },
  free: 'The evaluation is free and the agency never charges anyone who applies. The minimum age is 15; under 18, a guardian must know and agree.',
  howTitle: 'The four pictures',
  howTitleClosed: 'Until then, get the pictures ready',
  how: {
    good: [
      'Window light, during the day',
      'Plain wall, whole body in the frame',
      'Clean face, hair tied back, no filter',
      'Jeans and a fitted T-shirt',
    ],
    avoid: 'Selfies, mirrors, glasses or party pictures',
    avoidLabel: 'Avoid:',
  },
  exampleAlt: 'Example picture {n}',
  closed: {
    title: 'Applications are closed',
    paragraphs: [
      'The registration period has ended. We are looking at everything that arrived, one by one, and everybody gets an answer.',
      'Stay tuned: the next opening is announced here and on Instagram.',
    ],
    follow: 'Follow on Instagram',
    casting: 'See the casting',
  },
  withoutScript: {
    title: 'Apply by e-mail',
    text: 'The form needs JavaScript. If you prefer, send your name, age, city, height and the four pictures to {email}, or message us on WhatsApp at {phone}.',
  },
};
