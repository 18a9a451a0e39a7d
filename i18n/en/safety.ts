import type { safety as portuguese } from '../pt/safety.ts';

/** Is it really the agency? The check, the rules that never change, help for those who were deceived. */
export const safety: typeof portuguese = {
  description: 'Check whether the phone number, email, handle or link of whoever contacted you really belongs to Amazing.',
  lead: 'Has someone contacted you in our name? Paste the phone number, email, handle or link here. You’ll have your answer at once.',
  label: 'Phone, email, handle or link',
  placeholder: 'Paste it here',
  clear: 'Check another',
  local: 'The check happens on your device. What you paste here goes nowhere.',
  withoutScript: 'These are all of our channels. What isn’t here isn’t ours.',
  channelNames: { phone: 'Phone', email: 'Email', site: 'Website' },
  ours: {
    title: 'It’s ours.',
    phone: 'It’s an Amazing phone number.',
    phoneOf: 'It’s the phone number of {owner} at Amazing.',
    email: 'It’s an Amazing email address.',
    emailOf: 'It’s the email address of {owner} at Amazing.',
    profile: 'It’s our {network}.',
    site: 'It’s an address on our website.',
    reply: 'Reply to {name}',
    still:
      'Even so, a sender can be forged. If they asked for money, a password or an intimate photo, it wasn’t us, wherever it came from.',
  },
  alike: {
    title: 'Looks like ours. It\u00a0isn’t.',
    lead: 'The real one is {real}. The one you pasted was made to deceive you.',
    inside: 'Our name is in there, but the address belongs to somebody else. The real one is {real}.',
    insideProfile: 'Our name is in there, but the profile belongs to somebody else. The real one is {real}.',
    mark: 'here: {seen}. Ours: {real}',
    digit: 'the digit {sign}',
    letter: '{sign} from another alphabet',
    and: 'and',
    nothing: 'nothing',
    steps: [
      'Don’t answer, don’t pay, don’t send photos.',
      'Take screenshots before you block.',
      'Tell us: we ask for addresses and profiles like this to be taken down.',
    ],
  },
  foreign: {
    title: 'It isn’t ours.',
    phone: 'No Amazing phone has this number. Stop here.',
    email: 'No one at Amazing has this email address. Stop here.',
    link: 'This address doesn’t belong to Amazing. Stop here.',
    handle: 'No Amazing profile has this name. Stop here.',
    steps: [
      'Don’t pay, don’t send photos, don’t click anything else.',
      'Don’t delete it: take screenshots of the conversation.',
      'Block and report it in the app itself.',
      'Tell somebody you trust, and tell us.',
    ],
  },
  unsure: {
    title: 'That’s not enough to tell.',
    words: 'Anyone can copy a name. Paste the phone number, email, handle or link of whoever contacted you.',
    shortPhone: 'Some digits are missing: a Brazilian mobile has 11, with the area code.',
    unknownMailbox: 'The ending is ours, but this mailbox isn’t on our list, and a sender can be forged. Ask before you answer.',
    post: 'This link doesn’t show whose it is. Paste the address of the profile, or the number.',
    sender: 'The address is ours. The words that appear there are those of whoever sent you the link, and Amazing never asks for money.',
    more: 'Our contact is in there, but the link takes your message, or the answer, to somebody else as well. Write to us directly.',
    tooLong: 'That’s too much text. Paste only the phone number, email, handle or link.',
    still: 'Don’t have it? Ask. Anyone at Amazing will send it straight away and won’t be offended.',
  },
  tell: 'Tell Amazing',
  ask: 'Ask the agency',
  call: 'Call the agency',
  paid: 'I’ve already paid or sent photos',
  rules: {
    title: 'What never changes',
    list: [
      {
        title: 'We never charge.',
        text: 'Not for applying, not for the evaluation, not for transport, not for an “agency fee”. Amazing only earns when you work.',
      },
      {
        title: 'We never sell portfolios or courses.',
        text: 'If photos or training are needed, they’re on us. Anyone selling portfolios isn’t choosing models, they’re selling photos.',
      },
      {
        title: 'Our emails end in @{domain}.',
        text: 'Never in anything else, however similar. And a sender can be forged: when in doubt, reply through our contact page.',
      },
      {
        title: 'Our scouts say who they are.',
        text: 'First and last name, as on our contact page, and no hurry: they give you this address and wait while you check. With a minor, the conversation starts with the guardian.',
      },
      {
        title: 'No casting in anybody’s home.',
        text: 'Nor in a hotel, nor in a car, nor on a video call from your bedroom. It’s at {address}, or at a workplace that you can check first.',
      },
      {
        title: 'Under {adultAge}, always with a guardian.',
        text: 'In the conversation, at the shoot, at the fitting, on the trip. Without a guardian it doesn’t happen. And we never ask anybody for nude or swimwear photos by message.',
      },
    ],
  },
  parents: {
    title: 'For parents and guardians',
    list: [
      'A genuine invitation can take a question. Ask for the name, hang up, and call the number on this site yourself.',
      'Ask them to talk to you instead. Anyone who insists on talking only to the child or teenager isn’t from Amazing.',
      'If something has already happened, listen first. The blame lies with whoever did the deceiving, and telling someone early helps.',
    ],
    call: 'Want to talk to someone?',
    applied: 'Would you like to withdraw or correct an application?',
  },
  help: {
    title: 'I’ve already paid or sent photos',
    list: [
      {
        title: 'Paid by Pix?',
        text: 'Call your bank now and ask for the money back through MED, the Brazilian Central Bank’s procedure for scams. The sooner, the better the chance.',
      },
      {
        title: 'Keep everything.',
        text: 'Screenshots, numbers, receipts. Then block, and report it to the police, at a station or on your state’s police website.',
      },
      {
        title: 'A child or teenager?',
        text: 'In Brazil, call Disque 100: free, day and night, and you don’t have to say who you are. In danger right now, 190.',
      },
      { title: 'Sent intimate photos?', text: 'SaferNet Brasil advises and takes reports at {helpline}. Nobody will judge you.' },
      { title: 'Tell us.', text: 'We’ll warn others who may have been contacted.' },
    ],
  },
};
