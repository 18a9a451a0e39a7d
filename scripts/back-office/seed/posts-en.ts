/** The demo's posts in English, newest first, rewritten for readers abroad. */
import type { Draft } from '../store/content-store.ts';

export const POSTS_EN: readonly Omit<Draft<'posts'>, 'type' | 'language' | 'content' | 'twin'>[] = [
  {
    slug: 'amazing-face-2026-is-open',
    title: 'Amazing Face 2026 is open',
    cover: 'posts/fila.jpg',
    source: `**The programme that has been finding people in Brazil’s Northeast since 2011 is back**, with castings in twelve cities and a final in Recife.

Anyone aged 15 or over can apply, of any gender and any height. Applying is free and happens only here. Those who make it get a contract with the agency, two years of guidance and a first real editorial.

### How it works

1. You fill in the application and send four simple photos taken with a phone.
2. Within 15 days someone on the team writes back, even when the answer is no.
3. Those who go on come to a casting close to home, with a guardian if they’re under 18.
4. In December, twenty people spend a week with us in Recife.

Not sure about your town? [Write to us](/en/contact). If the bus gets there, we’ll find a way.`,
  },
  {
    slug: 'luzia-from-the-caruaru-market-to-her-first-lookbook',
    title: 'Luzia, from the Caruaru market to her first lookbook',
    cover: 'posts/luzia.jpg',
    source: `Luzia Tavares was selling lace with her grandmother when Samuel, from our team, asked if he could take a photo. Her grandmother answered first: “Only if the light is good.”

It was noon, and market light is hard. Samuel took them both under a white awning, made three portraits and left a phone number on a piece of wrapping paper.

<p><img src="posts/luzia-perto.jpg" alt="Portrait of Luzia from very near, in lilac" width="800" height="533"></p>

### Eight months later

There were classes, English on Saturdays, two tests that led nowhere and one that led somewhere. When the first printed lookbook arrived, the two of them opened the parcel together on the counter.

> Her grandmother kept three copies: one for herself, one for the market, and one in case it rained.`,
  },
  {
    slug: 'what-to-bring-to-your-first-day-on-set',
    title: 'What to bring to your first day on set',
    cover: 'posts/diaria.jpg',
    source: `Not much, and always the same things:

- your ID and, if you’re under 18, the signed permission
- plain underwear in your skin tone, and a pair of heels or clean trainers
- water, fruit, a charger
- your booker’s number, written on paper

The set takes care of the rest. Arrive fifteen minutes early and introduce yourself to everyone, from the person who makes the coffee to the one who directs. You’ll keep meeting these people all your life.

### And what to leave at home

Strong perfume, coloured nail polish, haste. If you’re running late, call. Nobody drops off a list because of a flat tyre; people drop off for not calling.`,
  },
  {
    slug: 'how-to-read-a-contract-in-ten-minutes',
    title: 'How to read a contract in ten minutes',
    cover: 'posts/contrato.jpg',
    source: `### Look for the term and the territory first

Then the commission, who pays for travel and housing, and what happens if you want to stop. If an answer isn’t on paper, it doesn’t exist.

### Three questions nobody finds odd

- On what day does the money arrive, and from whom?
- For how long may the brand use my image, and where?
- Who do I call if something goes wrong at three in the morning?

A good question offends nobody. Read it aloud to someone in your family: what sounds strange aloud usually is.

Bring the contract over if you like, even another agency’s. We’ll read it with you, [no strings attached](/en/about).`,
  },
  {
    slug: 'four-photos-a-phone-and-a-window',
    title: 'Four photos, a phone and a window',
    cover: 'posts/janela.jpg',
    source: `Every month we get lovely applications with photos that hide the person. Filters, sunglasses, mirrors, parties. We understand: it was the photo you had. You can do better in ten minutes, for free.

1. **Face.** Looking towards a window, in the morning. Hair back, no make-up.
2. **Profile.** Turn your body, look at the wall, relax your mouth.
3. **Half body.** Facing the camera again, from the waist up, arms loose.
4. **Full body.** Jeans and a fitted T-shirt, barefoot, the camera at navel height.

<p><img src="posts/janela-quatro.jpg" alt="The four photos of the application: face, profile, half body and full body" width="1600" height="533"></p>

Ask somebody to take them: an outstretched arm distorts the face. And send them *just as they come out*. We’re looking for presence, not production.`,
  },
];
