import { expect, it } from 'vitest';
import { describeMinorsInContent, type Content } from '../../../src/catalogue/minors-in-content.ts';
import { onInstagram } from '../../support/sample-catalogue.ts';

const NAME = 'João Vilela';
const minors = [{ id: '7', name: NAME, accounts: onInstagram('joao.vilela_') }];
const describeIn = (content: Partial<Content>) => describeMinorsInContent(content, minors, []);
const post = { slug: 'a', title: 'a', cover: null, content: '', language: 'pt' };
const inPost = (content: string) => describeIn({ posts: [{ ...post, content }] });
const line = (place: string, words: string) =>
  `${place}: names talent 7, who is under 18, in full ("${words}"); the first name alone would do`;

it.each([
  ['<p>Estreia de Jo&atilde;o&nbsp;Vilela.</p>', 'João Vilela'],
  ['<p><b>João</b> <i>Vilela</i> abre</p>', 'João Vilela'],
  ['João<br>Vilela', 'João Vilela'],
  ['<b>João</b><i>Vilela</i>', 'JoãoVilela'],
  ['<table><tbody><tr><td>João</td><td>Vilela</td></tr></tbody></table>', 'João Vilela'],
  ['<table><tr><td>Ana</td><th>João Vilela</th></tr></table>', 'João Vilela'],
  ['<p>João Vilela e João Vilela</p>', 'João Vilela'],
  ['<a href="/%E0"></a><a href="/modelos/7/Jo%C3%A3o-Vilela">ele</a>', 'João-Vilela'],
  ['<a href="/modelos/7/Jo%C3%A3o-Vilela">ele</a>', 'João-Vilela'],
  ['<img src="posts/1.jpg" alt="João Vilela">', 'João Vilela'],
])('what editors write names a minor in full: %s', (content, words) => {
  expect(inPost(content)).toEqual([line('posts pt/a', words)]);
});

const HARMLESS = ['<p>João</p><p>Vilela</p>', '<p>João abre</p>', '<a href="/%E0%A4%A">João</a>'];
it.each(HARMLESS)('what editors write names no minor in full: %s', (content) =>
  expect(inPost(content)).toEqual([]),
);

const person = { name: 'a', role: null, email: null, phone: null, language: 'pt' };
const picture = { mobile: 'a', desktop: 'a' };
const text = { name: 'a', description: 'a' };

it.each<[place: string, content: Partial<Content>]>([
  ['posts pt/João Vilela', { posts: [{ ...post, slug: NAME }] }],
  ['posts pt/a', { posts: [{ ...post, title: NAME }] }],
  ['posts pt/a', { posts: [{ ...post, cover: NAME }] }],
  ['staff João Vilela', { staff: [{ ...person, name: NAME }] }],
  ['staff a', { staff: [{ ...person, role: NAME }] }],
  ['staff a', { staff: [{ ...person, email: NAME }] }],
  ['texts b pt', { texts: { b: { pt: { ...text, name: NAME } } } }],
  ['texts b pt', { texts: { b: { pt: { ...text, description: NAME } } } }],
  ['texts b en', { texts: { b: { pt: 'a', en: NAME } } }],
  ['texts of the application page', { olderScoutedText: { ...text, name: NAME } }],
  ['texts of the application page', { olderScoutedText: { ...text, description: NAME } }],
  ['picture João Vilela', { slides: [{ ...picture, mobile: NAME }] }],
  ['picture a', { slides: [{ ...picture, desktop: NAME }] }],
  ['picture a', { images: { about_1: { ...picture, desktop: NAME } } }],
  ['picture a', { olderScoutedImages: [{ ...picture, desktop: NAME }] }],
])('what editors write names a minor in %s, too', (place, content) => {
  expect(describeIn(content)).toEqual([line(place, NAME)]);
});
