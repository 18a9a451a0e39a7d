export const safety = {
  description:
    'Check whether the phone number, email, handle or link of whoever contacted you really belongs to Amazing.',
  lead: 'Has someone contacted you in our name? Paste the phone number, email, handle, link or the whole message here. You’ll have your answer at once.',
  label: 'What you received',
  placeholder: 'Paste it here',
  paste: 'Paste',
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
    profile: 'It’s our {network} profile.',
    site: 'It’s a page on our own website.',
    reply: 'Reply to {name}',
    still:
      'Even so, senders can be faked. If anyone asked you for money, a password or an intimate photo, it wasn’t us, wherever it came from.',
  },
  alike: {
    title: 'Looks like ours. It\u00a0isn’t.',
    lead: 'It was written to pass for ours. Stop here.',
    steps: [
      'Don’t reply, don’t pay, don’t send photos.',
      'Take screenshots before you block.',
      'Tell us: we’ll ask for it to be taken down.',
    ],
  },
  foreign: {
    title: 'It isn’t ours.',
    phone: 'This isn’t an Amazing number. Stop here.',
    email: 'This isn’t an Amazing email address. Stop here.',
    link: 'This address isn’t Amazing’s. Stop here.',
    handle: 'This isn’t an Amazing profile. Stop here.',
    steps: [
      'Don’t pay, don’t send photos, don’t click anything else.',
      'Don’t delete anything: take screenshots of the conversation.',
      'Block and report them in the app itself.',
      'Tell someone you trust, and tell us.',
    ],
  },
  unsure: {
    title: 'That’s not enough to go\u00a0on.',
    name: 'This name is ours, but on another network it may be somebody else’s. Paste the address of the profile.',
    words: 'Anyone can copy a name. Paste the phone number, email, link or the whole message.',
    shortPhone: 'Some digits are missing: a Brazilian mobile number has 11, area code included.',
    unknownMailbox:
      'The ending is ours, but this mailbox isn’t on our list, and senders can be faked. Ask us before you reply.',
    hiddenOwner:
      'This link doesn’t show whose it is. Paste the address of the profile, or the phone number.',
    sender:
      'The address is ours, but the words on the page come from whoever sent you the link. Amazing never asks for money.',
    message:
      'The contact in it is ours, but anyone can write the words. If in doubt, talk to us directly.',
    still: 'Still not sure? Ask. Nobody at Amazing will mind.',
  },
  beside: 'This is ours:',
  tell: 'Tell Amazing',
  ask: 'Ask the agency',
  call: 'Call the agency',
  rules: {
    title: 'What never changes',
    list: [
      {
        title: 'We never charge.',
        text: 'Not for applying, not for being assessed, not for transport, not as an “agency fee”. Amazing only earns when you do.',
      },
      {
        title: 'We never sell portfolios or courses.',
        text: 'If you need photos or training, we pay. Anyone selling portfolios isn’t choosing models; they’re selling photos.',
      },
      {
        title: 'Our emails end in @{domain}.',
        text: 'Never in anything else, however similar. And senders can be faked: if in doubt, write to us through our contact page.',
      },
      {
        title: 'Our new faces team say who they are.',
        text: 'First name and surname, as on our contact page, and no rush: they give you this address and wait while you check. With anyone under {adultAge}, the conversation starts with the guardian.',
      },
      {
        title: 'No castings in anyone’s home.',
        text: 'Nor in a hotel, nor in a car, nor on a video call from your bedroom. They’re held at {address}, or at a workplace you can check first.',
      },
      {
        title: 'Under {adultAge}, always with a guardian.',
        text: 'When we talk, at the shoot, at the fitting, on the trip. Without one, it doesn’t happen. And we never ask anyone for nude or swimwear photos by message.',
      },
    ],
  },
  parents: {
    title: 'For parents and guardians',
    list: [
      'A genuine invitation stands up to a question. Ask for the name, hang up, and call the number on this site yourself.',
      'Ask them to speak to you instead. Anyone who insists on talking only to the child or teenager isn’t from Amazing.',
      'If something has already happened, listen first. The blame lies with the person who did this, and the sooner someone is told, the better.',
    ],
    call: 'Want to talk to someone?',
    applied: 'Would you like to withdraw or correct an application?',
  },
  help: {
    title: 'I’ve already paid or sent photos',
    list: [
      {
        title: 'Paid by Pix?',
        text: 'Call your bank now and ask for the money back through MED, the Brazilian Central Bank’s scheme for scam victims. The sooner you call, the better your chances.',
      },
      {
        title: 'Keep everything.',
        text: 'Screenshots, numbers, receipts. Then block them and report it to the police, at a station or on your state’s police website.',
      },
      {
        title: 'A child or teenager?',
        text: 'In Brazil, call Disque 100: free, day and night, and you don’t have to say who you are. In immediate danger, call 190.',
      },
      {
        title: 'Sent intimate photos?',
        text: 'SaferNet Brasil gives advice and takes reports at {helpline}. Nobody will judge you.',
      },
      { title: 'Tell us.', text: 'We’ll warn others who may have been contacted.' },
    ],
  },
};
