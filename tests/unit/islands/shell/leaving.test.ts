import { expect, it } from 'vitest';
import { leavesPage } from '../../../../src/islands/link-clicks.ts';

const HERE = new URL('https://amazing.example/modelos?from=a#A');
const leaves = (href: string, { target = '', isDownload = false } = {}) =>
  leavesPage(Object.assign(new URL(href, HERE), { target, hasAttribute: () => isDownload }), HERE);

it.each([
  'https://amazing.example/sobre-nos',
  '/sobre-nos',
  '/modelos?from=b#A',
  '/modelos?from=a',
])('a click leaves for %s', (href) => expect(leaves(href)).toBe(true));

it.each([
  ['to another place of the page', leaves('#B')],
  ['to the page itself', leaves(HERE.href)],
  ['to another site', leaves('https://elsewhere.example/sobre-nos')],
  ['to a mail program', leaves('mailto:ola@amazing.example')],
  ['to a telephone', leaves('tel:+5581900002010')],
  ['to a file that a function answers with', leaves('/api/composite/3101')],
  ['to a file that is saved', leaves('/press.zip', { isDownload: true })],
  ['to another tab', leaves('/sobre-nos', { target: '_blank' })],
])('a click on a link stays when it leads %s', (_, isLeaving) => expect(isLeaving).toBe(false));
