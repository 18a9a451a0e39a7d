/** A brief on paper: a contact sheet of A4 pages at one scale. Loaded on demand; the pages stand
 * behind the screen while they print. */
import { fill } from '../../../i18n/phrases.ts';
import { agencyDay } from '../../domain/agency-day.ts';
import { formatDay, formatDays } from '../../domain/brief-days.ts';
import type { Brief } from '../../domain/brief.ts';
import { toFrameHeight } from '../../domain/line-up.ts';
import { formatMetres } from '../../domain/measures.ts';
import { formatMonth } from '../../domain/month-names.ts';
import { toCardName } from '../../domain/names.ts';
import { toQrCode, type QrCode } from '../../lib/qr-code.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { loadTalentIndex } from '../listing/load-talent-index.ts';
import { drawCode, printOnceLoaded } from '../print-pages.ts';
import { toIdsHash } from './brief-link.ts';
import type { ShownBrief } from './brief-page.ts';
import { make, makeFrame } from './make-element.ts';
import { joinMeasures, toMeasures } from './measures-line.ts';

/** The month in which each talent was measured, by id. */
type Months = ReadonlyMap<string, string | null>;

/** Talents per page, and per page with a talent so tall that only one row fits. */
const PER_PAGE = 6;
const PER_TALL_PAGE = 3;
const PER_ROW = 3;
const TALL = 194;
const TICKS = [160, 170, 180, 190] as const;
/** From this many characters on, a title or note is smaller, so that it is not cut. */
const LONG_TITLE = 30;
const LONG_NOTE = 60;
const PICTURE = { sizes: '55mm', maxWidth: 640 } as const;

/** Builds the pages, prints them once their pictures have loaded, and removes them. */
export async function printBrief(printed: ShownBrief, view: SelectionPageView): Promise<void> {
  document.querySelector('.sheets')?.remove();
  // Without the agency's list, measures have no date.
  const index = await loadTalentIndex().catch(() => []);
  const measured = new Map(index.map((talent) => [talent.card.id, talent.measured]));
  const sheets = make('div', 'sheets', toSheets(printed, measured, view));
  document.body.append(sheets);
  window.addEventListener('afterprint', () => sheets.remove(), { once: true });
  await printOnceLoaded([sheets]);
}

function toSheets(
  { talents, brief, isReceived }: ShownBrief,
  measured: Months,
  view: SelectionPageView,
): readonly HTMLElement[] {
  const address = `${location.origin}${location.pathname}`;
  const perPage = talents.some(({ heightCm }) => toFrameHeight(heightCm) > TALL)
    ? PER_TALL_PAGE
    : PER_PAGE;
  const pages = inGroups(talents, perPage);
  const whole = toCode(address, talents, brief.title);
  return pages.map((people, index) => {
    const rows = inGroups(people, PER_ROW).map((row) => toRow(row, brief, measured, view));
    // If a code for all talents is too fine, each page's code holds its own.
    const foot = toFoot(whole ?? toCode(address, people, ''), index + 1, pages.length, view);
    return make('section', 'sheet', [
      toHead(view),
      toTitle(brief, isReceived, view),
      make('div', 'rows', rows),
      foot,
    ]);
  });
}

function toCode(address: string, talents: readonly Favourite[], title: string): QrCode | null {
  const ids = talents.map(({ id }) => id);
  return toQrCode(address + toIdsHash(ids, title)) ?? toQrCode(address + toIdsHash(ids, ''));
}

function toHead({ words }: SelectionPageView): HTMLElement {
  const logo = document.querySelector('.head .logo')?.cloneNode(true);
  return make('header', 'sheet-head', [
    ...(logo === undefined ? [] : [logo]),
    make('p', '', [words.paper.kind]),
  ]);
}

function toTitle(
  { title, client, from, to }: Brief,
  isReceived: boolean,
  { words, months }: SelectionPageView,
): HTMLElement {
  const days = formatDays(from, to, months, (first, last) =>
    fill(words.brief.days, { from: first, to: last }),
  );
  const facts = [
    [words.brief.client, client],
    [words.paper.days, days],
  ].filter(([, text]) => text !== '');
  const shown = title || words.brief.untitled;
  const sent = [
    make('p', '', [words.brief.sender]),
    make('h1', 'long', [words.brief.received]),
    make('p', 'sent', [title === '' ? '' : `“${title}”`]),
  ];
  const heading = isReceived
    ? make('div', '', sent)
    : make('h1', shown.length > LONG_TITLE ? 'long' : '', [shown]);
  return make('div', 'sheet-title', [
    heading,
    make(
      'dl',
      'num',
      facts.flatMap(([label = '', text = '']) => [make('dt', '', [label]), make('dd', '', [text])]),
    ),
  ]);
}

function toRow(
  people: readonly Favourite[],
  { notes }: Brief,
  measured: Months,
  view: SelectionPageView,
): HTMLElement {
  const tallest = people.some(({ heightCm }) => toFrameHeight(heightCm) > TALL);
  const ticks = TICKS.map((height) =>
    make('span', `tick num cm-${String(height)}`, [formatMetres(height, view.language)]),
  );
  return make('div', tallest ? 'row tall' : 'row', [
    make('div', 'wall-row', [
      ...ticks,
      ...people.map((talent) => makeFrame(talent, view.imageBaseUrl, PICTURE)),
    ]),
    make(
      'ul',
      '',
      people.map((talent) =>
        toCaption(talent, notes[talent.id] ?? '', measured.get(talent.id) ?? null, view),
      ),
    ),
  ]);
}

function toCaption(
  talent: Favourite,
  note: string,
  month: string | null,
  view: SelectionPageView,
): HTMLElement {
  const measures = joinMeasures(toMeasures(talent, view));
  const { measuredAt, months } = view;
  return make('li', '', [
    make('div', '', [
      make('b', '', [toCardName(talent.name).join(' ')]),
      ...(month === null || measures === ''
        ? []
        : [make('small', '', [fill(measuredAt, { month: formatMonth(month, months) })])]),
    ]),
    make('p', 'num', [measures]),
    ...(note === '' ? [] : [make('p', note.length > LONG_NOTE ? 'long' : '', [note])]),
  ]);
}

function toFoot(
  code: QrCode | null,
  page: number,
  pages: number,
  { words, agency, months }: SelectionPageView,
): HTMLElement {
  const day = formatDay(agencyDay(new Date()), months);
  const printed = `${fill(words.paper.printed, { day })} · ${fill(words.paper.page, { n: page, total: pages })}`;
  return make('footer', 'sheet-foot', [
    make(
      'div',
      '',
      agency.address.map((line) => make('p', '', [line])),
    ),
    make(
      'div',
      'num',
      [agency.phone, agency.email, printed].map((line) => make('p', '', [line])),
    ),
    ...(code === null ? [] : [drawCode(code, words.paper.code)]),
  ]);
}

function inGroups<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
