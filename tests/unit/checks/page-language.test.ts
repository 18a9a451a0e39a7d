import { expect, it } from 'vitest';
import { dictionary } from '../../../i18n/dictionary.ts';
import { createLanguageCheck } from '../../../scripts/checks/i18n/page-language.ts';

const check = createLanguageCheck();
const english = (body: string, head = '') =>
  check(
    '/en/about',
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  );
const portuguese = (body: string) =>
  check('/sobre-nos', `<!doctype html><html lang="pt-BR"><body>${body}</body></html>`);
const pt = dictionary('pt');
const en = dictionary('en');

it('the language of a page is its own in every word, but where the markup says so and in posts, and is named by the page', () => {
  expect(
    english(
      `<h1>${en.about.heading}</h1><p>${en.talents.listing.emptyHelp}</p><p>© 2010–2026 Amazing. Recife, Brazil</p>`,
    ),
  ).toEqual([]);
  expect(
    portuguese(`<h1>${pt.about.heading}</h1><p>81 talentos</p><p>Rua da Aurora, 1010</p>`),
  ).toEqual([]);
  expect(
    english(
      `<p lang="pt-BR">${pt.contact.talk}</p><article><p>Uma fila para você com a gente</p></article>`,
    ),
  ).toEqual([]);
  expect(english(`<p lang="pt-BR">${en.contact.talk}</p>`)).toHaveLength(1);
  expect(check('/en/about', '<html lang="pt-BR"></html>')).toEqual([
    '/en/about: is in pt-BR, not in en',
  ]);
  expect(check('/sobre-nos', '<html></html>')).toEqual([
    '/sobre-nos: is in no language, not in pt-BR',
  ]);
});

it.each([
  ['a text', `<p>${pt.contact.talk}</p>`],
  [
    'a text with entities',
    '<p>Voc&ecirc; est&aacute; sem internet. O que j&aacute; abriu continua aqui.</p>',
  ],
  [
    'a text with a blank that is filled',
    '<p>81 talentos, lado a lado e em escala. Ficam salvos neste aparelho até você apagar.</p>',
  ],
  ['an alternative text', '<img src="a.jpg" alt="Retrato de Ana Sá">'],
  [
    'a spoken name',
    `<nav aria-label="${pt.boards.image.name}"></nav><button aria-label="${pt.common.close}"></button>`,
  ],
  ['a placeholder', `<input placeholder="${pt.talents.listing.search}">`],
  [
    'what a script will say',
    `<x-y data-words='${JSON.stringify({ words: { copied: pt.favourites.linkCopied } })}'></x-y>`,
  ],
  ['a sentence that no dictionary has', '<p>Procuramos gente para uma campanha com a praia</p>'],
])('the language of a page is reported when %s is in the other language', (_, body) => {
  expect(english(body)).toHaveLength(1);
});

it('the language of a page is reported in the description that messengers show, and in the other direction as well', () => {
  expect(
    english('', `<meta property="og:description" content="${pt.about.description}">`),
  ).toHaveLength(1);
  expect(portuguese(`<p>${en.about.heading}</p>`)).toHaveLength(1);
  expect(portuguese('<p>We are looking for you and your friends</p>')).toHaveLength(1);
});

it('the language of a page is reported where a blank of its words is left, but not in what a script will fill', () => {
  expect(english('<p>Write to {email}.</p>')).toHaveLength(1);
  expect(english(`<x-y data-words='{"a":"Write to {email}."}'></x-y>`)).toEqual([]);
});
