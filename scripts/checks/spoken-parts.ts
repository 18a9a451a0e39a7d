/** What pages tell screen readers, keyboards and browsers, in rules that every page keeps. */
import { definePlugin, Rule, type HtmlElement } from 'html-validate';

type Page = Pick<HtmlElement, 'querySelector' | 'querySelectorAll'>;

/** A selector, and what its elements lack where the test is false. */
type Duty = readonly [
  selector: string,
  fault: string,
  isKept: (element: HtmlElement, page: Page) => boolean,
];

const read = (element: HtmlElement, name: string) => element.getAttributeValue(name) ?? '';
const pathOf = (element: HtmlElement | null) =>
  element === null
    ? ''
    : (URL.parse(read(element, 'href'), 'https://site.example')?.pathname ?? '');

/** By a field's name. */
const AUTOFILL = new Map([
  ['realname', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['birthdate', 'bday'],
  ['country', 'country-name'],
  ['id_state', 'address-level1'],
  ['basedin', 'address-level2'],
  ...['client', 'from', 'to', 'code', 'title'].map((name) => [name, 'off'] as const),
]);

/** Tells whether the language of an element's words is named. */
const isMarked = (element: HtmlElement) =>
  element.closest('[lang]')?.is('html') === false || element.querySelector('[lang]') !== null;

const NAMED = 'nav, dialog, video, fieldset, [role="region"], [role="group"], [role="progressbar"]';

const DUTIES: readonly Duty[] = [
  [
    'svg',
    'is neither hidden from screen readers nor a picture with a name',
    (svg) => svg.closest('[aria-hidden="true"]') !== null || svg.hasAttribute('aria-label'),
  ],
  [
    NAMED,
    'has no name',
    (part) =>
      read(part, 'aria-label') !== '' ||
      part.hasAttribute('aria-labelledby') ||
      part.querySelector('legend') !== null,
  ],
  [
    'a[href]',
    'is current without being the link to its own page, or is that link and not current',
    (link, page) => {
      const own = pathOf(page.querySelector('link[rel="canonical"]'));
      const path = read(link, 'href');
      const isCurrent = link.hasAttribute('aria-current');
      // On a list's further pages, the link to its first page may be current.
      if (
        own === '' ||
        link.classList.contains('logo') ||
        (isCurrent && own.startsWith(`${path}/`))
      )
        return true;
      return isCurrent === (path === own);
    },
  ],
  [
    'a[href]',
    'leads to the page in another language without saying which',
    (link, page) => {
      const other = page
        .querySelectorAll('link[hreflang]')
        .find(
          (each) => pathOf(each) === read(link, 'href') && read(each, 'hreflang') !== 'x-default',
        );
      const tag = other === undefined ? '' : read(other, 'hreflang');
      return (
        page.querySelector(`html[lang="${tag}"]`) !== null ||
        tag === '' ||
        (read(link, 'hreflang') === tag && read(link, 'lang') === tag && read(link, 'title') !== '')
      );
    },
  ],
  [
    'input, select, textarea',
    'does not say what a browser may fill in',
    (field) => {
      const token = AUTOFILL.get(read(field, 'name'));
      return token === undefined || read(field, 'autocomplete') === token;
    },
  ],
  [
    'input',
    'brings letters to a phone that needs digits',
    (field) =>
      !/^(?:birthdate|from|to)$/.test(read(field, 'name')) ||
      read(field, 'inputmode') === 'numeric',
  ],
  [
    '[aria-expanded], [aria-controls], letter-bar .open',
    'is open before anybody pressed it, or does not say what it opens',
    (button) =>
      read(button, 'aria-expanded') === 'false' &&
      (button.hasAttribute('aria-controls') || button.closest('letter-bar') !== null),
  ],
  [
    'input, select, textarea',
    'has no label',
    (field, page) =>
      read(field, 'type') === 'hidden' ||
      field.hasAttribute('aria-label') ||
      // The script names the note of a talent.
      field.hasAttribute('data-part') ||
      field.closest('label') !== null ||
      page.querySelector(`label[for="${read(field, 'id')}"]`) !== null,
  ],
  [
    '#pasted, #code',
    'has its text changed by a phone',
    (field) => field.hasAttribute('autocapitalize') && read(field, 'spellcheck') === 'false',
  ],
  [
    'favourites-wall input, favourites-wall textarea',
    'takes more than a brief keeps',
    (field) => field.hasAttribute('maxlength') || read(field, 'inputmode') === 'numeric',
  ],
  [
    '[id]',
    'is the hint of no field',
    (hint, page) => {
      const id = read(hint, 'id');
      return (
        !id.endsWith('-hint') ||
        page
          .querySelectorAll('[aria-describedby]')
          .some((field) => read(field, 'aria-describedby').split(' ').includes(id))
      );
    },
  ],
  ['img', 'has no alternative text', (picture) => picture.hasAttribute('alt')],
  [
    'img[alt=""]',
    'is silent outside a link and outside a hidden part',
    (picture) =>
      picture.classList.contains('paper') ||
      picture.closest('a, button, comp-card, [aria-hidden="true"]') !== null,
  ],
  [
    'h1, h2, nav a, nav span, summary span',
    'is in another language elsewhere on the page',
    (element, page) =>
      isMarked(element) ||
      !page
        .querySelectorAll('body [lang]')
        .some(({ textContent }) => textContent.trim() === element.textContent.trim()),
  ],
  [
    '.vh',
    'repeats what stands before it',
    ({ previousSibling }) =>
      previousSibling?.is('span') !== true ||
      read(previousSibling, 'aria-hidden') === 'true' ||
      previousSibling.classList.contains('vh'),
  ],
  [
    'a.skip',
    'leads to nothing that takes the focus',
    (link, page) =>
      page.querySelector(`[id="${read(link, 'href').slice(1)}"][tabindex="-1"]`) !== null,
  ],
];

class SpokenParts extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const [selector, fault, isKept] of DUTIES)
        for (const element of document.querySelectorAll(selector))
          if (!isKept(element, document))
            this.report({ node: element, message: `<${element.tagName}> ${fault}` });
    });
  }
}

export const spokenParts = definePlugin({
  name: 'site',
  rules: { 'site/spoken-parts': SpokenParts },
});
