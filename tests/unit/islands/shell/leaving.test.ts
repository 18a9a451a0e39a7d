import { expect, it } from 'vitest';
import { toNextPage, type LinkClick } from '../../../../src/islands/shell/leaving.ts';

const HERE = 'https://amazing.example/modelos?from=a#A';
const click = (href: string, how: Partial<LinkClick> = {}): LinkClick => ({
  href,
  target: '',
  isDownload: false,
  isPlain: true,
  ...how,
});

it.each([
  'https://amazing.example/sobre-nos',
  '/sobre-nos',
  '/modelos?from=b#A',
  '/modelos?from=a',
])('a click leaves for %s', (href) => {
  expect(toNextPage(click(href), HERE)?.href).toBe(new URL(href, HERE).href);
});

it.each([
  ['to another place of the page', click('#B')],
  ['to the page itself', click(HERE)],
  ['to another site', click('https://elsewhere.example/sobre-nos')],
  ['to a mail program', click('mailto:ola@amazing.example')],
  ['to a telephone', click('tel:+5581900002010')],
  ['to a file that a function answers with', click('/api/composite/3101')],
  ['to a file that is saved', click('/press.zip', { isDownload: true })],
  ['to another tab', click('/sobre-nos', { target: '_blank' })],
  ['with a key that opens it elsewhere', click('/sobre-nos', { isPlain: false })],
  ['to an address that is none', click('https://')],
])('a click on a link stays when it leads %s', (_, stays) => {
  expect(toNextPage(stays, HERE)).toBeNull();
});
