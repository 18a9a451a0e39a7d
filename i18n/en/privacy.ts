export const privacy = {
  description:
    'What data Amazing receives through this site, what for, where it goes, for how long, and who to talk to about it.',
  lead: 'We ask only for what we need, use it only for what we said, and delete it once it’s served its purpose.',
  contents: 'On this page',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        '{legalName}, {address}, decides what is done with the data that passes through this site. Write to {email} about it: a real person reads it.',
      ],
    },
    {
      title: 'What you send us',
      paragraphs: [
        'Through the contact form: name, email, phone and your message. If you send us your shortlist, it travels inside the message.',
        'Through an application: name, email, phone, gender, date of birth, Instagram, TikTok, country, state, city, height, jeans size, four photos, and whatever you choose to tell us along with your video links.',
        'Under {adultAge}, also: your guardian’s name, relationship to you, phone, email and the time of consent. Instagram and TikTok only if you like.',
        'Your own device makes the photos smaller and checks their light; if you take them here, what the camera sees stays on it too, and no photo leaves it before you send. Location and camera data never reach the agency: your device leaves them out, and our server removes whatever is still there.',
        'Each form carries a number drawn at random on the spot, so that it doesn’t reach us twice. The code we show you after sending is made from it. None of this says who you are.',
      ],
    },
    {
      title: 'What for, and on what legal basis',
      paragraphs: [
        'Your message is there to be answered; your application, for our team to see whether we can work together. You asked for it: these are the first steps towards a possible contract (LGPD, Brazil’s data protection law, art.\u00a07, V). People decide, not a program.',
        'Keeping the site safe from abuse is our legitimate interest, and yours (LGPD, art.\u00a07, IX).',
        'We don’t sell or rent your data, and we don’t use it for advertising. Applying is free and the agency never charges anyone who applies.',
      ],
    },
    {
      title: 'Where it goes',
      paragraphs: [
        'The site is hosted by Netlify, a company in the United States. What you send passes through its servers, which may be outside Brazil, because that’s how it reaches us (LGPD, art.\u00a033, IX), and goes on to the panel, the system where our team reads and answers.',
        'If the panel can’t take it right away, your message or application waits at Netlify until it’s delivered, and then that copy is deleted. What can’t be delivered is deleted within {retention}.',
        'As with any site, Netlify receives your device’s IP address on every visit: to send you the page, and to stop whoever sends too much in too short a time. We neither keep that address nor connect it with what you wrote.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'Messages stay with us for up to {retention}. Applications that go no further are deleted, photos included, within {retention}. What we know about a guardian goes with them, at the same time. If we come to represent you, your data is kept as the contract says.',
      ],
    },
    {
      title: 'Under {adultAge}',
      paragraphs: [
        'The minimum age to apply is {minimumAge}. Under {adultAge}, your guardian must know about the application and agree to it, and your guardian is the one we talk to. Your interest comes before ours (LGPD, art.\u00a014).',
        'A guardian’s details serve that and nothing else: knowing who agreed, and talking to them. Until they agree, the application isn’t sent: only the chosen country and state leave the device, with nothing else from the form, to fetch the lists of places. For anyone not yet {minimumAge}, the application stops at the date of birth: what was already filled in is deleted from the device, and nothing is sent.',
        'For anyone under {adultAge} this is how it works without being asked, as the LGPD and Brazil’s ECA Digital (Law\u00a015.211/2025) ask: we build no behavioural profile, measure no audience, show no advertising, call no outside service before a tap, show the first name only and ask search engines to stay out.',
        'Parents and other guardians may see, correct and have deleted what we hold on whoever is in their care, and change their minds at any time without giving a reason: then we delete the whole application. The shortest way is {myApplication}, with the code; or write to {email}; we ask for no more than it takes to be sure who is writing.',
      ],
    },
    {
      title: 'Our models',
      paragraphs: [
        'The people we represent have a public profile here: name, measurements, hair and eye colour, photos, videos and, where there are any, their social media accounts and numbers of followers. The basis is the contract with each of them; a minor’s is signed by their guardian. Date of birth, phone and address are not on the profile. For anyone under {adultAge} we show only first name, height, shoe size and photos.',
        'Search engines find the profiles, except those of minors, which we ask them to leave out. We ask programs that gather text and images for artificial intelligence to stay out: these faces belong to people.',
        'If a profile is yours, or belongs to someone in your care, and something should change or go, write to {email}. What leaves the panel leaves the site as soon as it is published again.',
      ],
    },
    {
      title: 'On your device',
      paragraphs: [
        'This site has no cookies, no audience tracking and no ads.',
        'Your shortlist and what you write in it stay on your device only, until you clear them; a copied link takes it to whoever receives it, without passing through us. The draft of an application stays there too, without the consent: after {draftKept} untouched it is deleted the next time you open a form. Its photos only if you ask to keep them: they are deleted when you send it, when you delete them or, after {photosKept}, the next time you open the application. The code of an application that you sent stays on the device, with nothing else of it: it is deleted when you delete it or, after a day, the next time you open the application. The draft of a message, the page you were on and the list from which you opened a profile are gone once you close the tab. Clearing the site’s data in your browser clears all of this. What you paste into “{safety}” is neither kept nor sent.',
      ],
    },
    {
      title: 'From third parties, only if you tap',
      paragraphs: [
        'A video comes from Vimeo or YouTube only when you tap it, and the interactive map comes from {mapService} only when you open it. That’s when they receive your device’s IP address and learn that you’re on this site; from there on, their rules apply.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask whether we hold data on you, see it, correct it, take it with you or have it deleted, object to its use, and withdraw what you consented to. Write to {email}: we answer within {rightsAnswer} (LGPD, arts.\u00a018 and 19).',
        'If our answer doesn’t settle it, Brazil’s data protection authority, the ANPD, takes complaints.',
      ],
    },
  ],
};
