import { expect, it } from 'vitest';
import { describeMinorsInContent, type Content } from '../../../src/catalogue/minors-in-content.ts';
import { onInstagram } from '../../support/sample-catalogue.ts';

const minors = [{ id: '7', name: 'João Vilela', accounts: onInstagram('joao.vilela_') }];
const describeIn = (content: Partial<Content>) => describeMinorsInContent(content, minors, []);
const inPost = (content: string) =>
  describeIn({ posts: [{ slug: 'a', title: 'a', cover: null, content, language: 'pt' }] });
const line = (place: string, words: string) =>
  `${place}: names talent 7, who is under 18, in full ("${words}"); the first name alone would do`;

it.each([
  ['<p>Estreia de Jo&atilde;o&nbsp;Vilela.</p>', 'João Vilela'],
  ['<p><b>João</b> <i>Vilela</i> abre</p>', 'João Vilela'],
  ['João<br>Vilela', 'João Vilela'],
  ['<b>João</b><i>Vilela</i>', 'JoãoVilela'],
  ['<table><tbody><tr><td>João</td><td>Vilela</td></tr></tbody></table>', 'João Vilela'],
  ['<a href="/modelos/7/Jo%C3%A3o-Vilela">ele</a>', 'João-Vilela'],
  ['<img src="posts/1.jpg" alt="João Vilela">', 'João Vilela'],
])('names post, talent and words of %s', (content, words) => {
  expect(inPost(content)).toEqual([line('posts pt/a', words)]);
});

it.each(['<p>João</p><p>Vilela</p>', '<p>João abre</p>', '<a href="/%E0%A4%A">João</a>'])(
  'says nothing of %s',
  (content) => {
    expect(inPost(content)).toEqual([]);
  },
);

it('looks into titles, staff, texts and names of pictures, too', () => {
  const picture = { mobile: 'home/joao-vilela.jpg', desktop: 'home/1.jpg' };
  const staff = { name: 'João Vilela', role: null, email: null, phone: null, language: 'pt' };
  const post = {
    slug: 'a',
    title: 'JOÃO VILELA estreia',
    cover: null,
    content: '',
    language: 'pt',
  };
  const content = {
    posts: [post],
    staff: [staff],
    slides: [picture],
    texts: {
      getScoutedText: {
        pt: { name: 'Como João Vilela', description: 'Oi' },
        en: 'Like João Vilela',
      },
    },
    scoutedOwner: { name: null, description: 'João Vilela' },
  };
  expect(describeIn(content)).toEqual([
    line('posts pt/a', 'JOÃO VILELA'),
    line('staff João Vilela', 'João Vilela'),
    line('texts getScoutedText pt', 'João Vilela'),
    line('texts getScoutedText en', 'João Vilela'),
    line('texts of the application page', 'João Vilela'),
    line('picture home/joao-vilela.jpg', 'joao-vilela'),
  ]);
});
