/** The demo agency's posts in English, newest first: the same five stories, told for readers from elsewhere. */
import type { Draft } from '../store/content.ts';

export const POSTS_EN: readonly Omit<Draft<'posts'>, 'type' | 'language' | 'source' | 'twin'>[] = [
  {
    slug: 'amazing-face-2026-is-open',
    title: 'Amazing Face 2026 is open',
    cover: 'posts/fila.jpg',
    content: `<p><strong>The programme that has been finding people in Brazil’s Northeast since 2011 is back</strong>, with castings in twelve cities and a final in Recife.</p>
<p>Anyone aged 15 or over can apply, of any gender and any height. Applying is free and happens only here. Those who make it get a contract with the agency, two years of guidance and a first real editorial.</p>
<h3>How it works</h3>
<ol>
<li>You fill in the application and send four simple photos taken with a phone.</li>
<li>Within 15 days someone on the team writes back, even when the answer is no.</li>
<li>Those who go on come to a casting close to home, with a guardian if they’re under 18.</li>
<li>In December, twenty people spend a week with us in Recife.</li>
</ol>
<p>Not sure about your town? <a href="/en/contact">Write to us</a>. If the bus gets there, we’ll find a way.</p>`,
  },
  {
    slug: 'luzia-from-the-caruaru-market-to-her-first-lookbook',
    title: 'Luzia, from the Caruaru market to her first lookbook',
    cover: 'posts/luzia.jpg',
    content: `<p>Luzia Tavares was selling lace with her grandmother when Samuel, from our team, asked if he could take a photo. Her grandmother answered first: “Only if the light is good.”</p>
<p>It was noon, and market light is hard. Samuel took them both under a white awning, made three portraits and left a phone number on a piece of wrapping paper.</p>
<p><img src="posts/luzia-perfil.jpg" alt="Portrait of Luzia in profile, against the light" width="1200" height="800"></p>
<h3>Eight months later</h3>
<p>There were classes, English on Saturdays, two tests that led nowhere and one that led somewhere. When the first printed lookbook arrived, the two of them opened the parcel together on the counter.</p>
<blockquote><p>Her grandmother kept three copies: one for herself, one for the market, and one in case it rained.</p></blockquote>`,
  },
  {
    slug: 'what-to-bring-to-your-first-day-on-set',
    title: 'What to bring to your first day on set',
    cover: 'posts/diaria.jpg',
    content: `<p>Not much, and always the same things:</p>
<ul>
<li>your ID and, if you’re under 18, the signed permission</li>
<li>plain underwear in your skin tone, and a pair of heels or clean trainers</li>
<li>water, fruit, a charger</li>
<li>your booker’s number, written on paper</li>
</ul>
<p>The set takes care of the rest. Arrive fifteen minutes early and introduce yourself to everyone, from the person who makes the coffee to the one who directs. You’ll keep meeting these people all your life.</p>
<h3>And what to leave at home</h3>
<p>Strong perfume, coloured nail polish, haste. If you’re running late, call. Nobody drops off a list because of a flat tyre; people drop off for not calling.</p>`,
  },
  {
    slug: 'how-to-read-a-contract-in-ten-minutes',
    title: 'How to read a contract in ten minutes',
    cover: 'posts/contrato.jpg',
    content: `<h3>Look for the term and the territory first</h3>
<p>Then the commission, who pays for travel and housing, and what happens if you want to stop. If an answer isn’t on paper, it doesn’t exist.</p>
<h3>Three questions nobody finds odd</h3>
<ul>
<li>On what day does the money arrive, and from whom?</li>
<li>For how long may the brand use my image, and where?</li>
<li>Who do I call if something goes wrong at three in the morning?</li>
</ul>
<p>A good question offends nobody. Read it aloud to someone in your family: what sounds strange aloud usually is.</p>
<p>Bring the contract over if you like, even another agency’s. We’ll read it with you, <a href="/en/about">no strings attached</a>.</p>`,
  },
  {
    slug: 'four-photos-a-phone-and-a-window',
    title: 'Four photos, a phone and a window',
    cover: 'posts/janela.jpg',
    content: `<p>Every month we get lovely applications with photos that hide the person. Filters, sunglasses, mirrors, parties. We understand: it was the photo you had. You can do better in ten minutes, for free.</p>
<ol>
<li><strong>Face.</strong> Looking towards a window, in the morning. Hair back, no make-up.</li>
<li><strong>Profile.</strong> Turn your body, look at the wall, relax your mouth.</li>
<li><strong>Half body.</strong> Facing the camera again, from the waist up, arms loose.</li>
<li><strong>Full body.</strong> Jeans and a fitted T-shirt, barefoot, the camera at navel height.</li>
</ol>
<p><img src="posts/janela-quatro.jpg" alt="The four photos of the application: face, profile, half body and full body" width="1600" height="533"></p>
<p>Ask somebody to take them: an outstretched arm distorts the face. And send them <em>just as they come out</em>. We’re looking for presence, not production.</p>`,
  },
];
