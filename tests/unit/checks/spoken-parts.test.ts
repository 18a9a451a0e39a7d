import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { spokenParts } from '../../../scripts/checks/spoken-parts.ts';

const validator = new HtmlValidate({
  root: true,
  plugins: [spokenParts],
  rules: { 'site/spoken-parts': 'error' },
});

const HEAD =
  '<link rel="canonical" href="https://a.example/b"><link hreflang="en" href="https://a.example/en/b">';

it.each([
  ['<svg></svg>', '<svg aria-hidden="true"></svg>', /hidden from screen readers/],
  ['<nav></nav>', '<nav aria-label="Menu"></nav>', /has no name/],
  ['<a href="/b">B</a>', '<a href="/b" aria-current="page">B</a>', /not current/],
  ['<a href="/c" aria-current="page">C</a>', '<a href="/c">C</a>', /is current/],
  [
    '<a href="/en/b" hreflang="en" lang="en">EN</a>',
    '<a href="/en/b" hreflang="en" lang="en" title="English">EN</a>',
    /another language/,
  ],
  [
    '<label><input name="phone" autocomplete="on"></label>',
    '<label><input name="phone" autocomplete="tel"></label>',
    /may fill in/,
  ],
  [
    '<button aria-expanded="true" aria-controls="more">',
    '<button aria-expanded="false" aria-controls="more">',
    /before anybody pressed it/,
  ],
  [
    '<button aria-expanded="false">',
    '<button aria-expanded="false" aria-controls="more">',
    /what it opens/,
  ],
  [
    '<h1>Face</h1><a><b lang="en">Face</b></a>',
    '<h1 lang="en">Face</h1><a><b lang="en">Face</b></a>',
    /another language/,
  ],
  [
    '<p><span>36</span><span class="vh">size 36</span>',
    '<p><span aria-hidden="true">36</span><span class="vh">size 36</span>',
    /repeats/,
  ],
  [
    '<label><input name="birthdate" autocomplete="bday"></label>',
    '<label><input name="birthdate" autocomplete="bday" inputmode="numeric"></label>',
    /needs digits/,
  ],
  ['<input id="a">', '<label for="a">A</label><input id="a">', /no label/],
  [
    '<label><input id="code"></label>',
    '<label><input id="code" autocapitalize="none" spellcheck="false"></label>',
    /changed by a phone/,
  ],
  [
    '<favourites-wall><textarea aria-label="A"></textarea></favourites-wall>',
    '<favourites-wall><textarea aria-label="A" maxlength="80"></textarea></favourites-wall>',
    /more than a brief keeps/,
  ],
  [
    '<label><input></label><p id="a-hint">',
    '<label><input aria-describedby="a-hint"></label><p id="a-hint">',
    /hint of no field/,
  ],
  ['<img>', '<img alt="A">', /no alternative text/],
  ['<img alt="">', '<a><img alt=""></a>', /is silent/],
  [
    '<a class="skip" href="#m"></a><p id="m">',
    '<a class="skip" href="#m"></a><p id="m" tabindex="-1">',
    /takes the focus/,
  ],
])('a page with %s is reported, and with %s has no fault', async (broken, sound, fault) => {
  const faultsOf = async (body: string) => {
    const { results } = await validator.validateString(`<html lang="pt-BR">${HEAD}${body}</html>`);
    return results.flatMap(({ messages }) => messages.map(({ message }) => message));
  };
  expect(await faultsOf(sound)).toEqual([]);
  expect(await faultsOf(broken)).toEqual([expect.stringMatching(fault)]);
});
