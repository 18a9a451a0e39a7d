/** A selection on paper: a contact sheet of A4 pages at one scale, behind the screen. */
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../../i18n/phrases.ts';
import { agencyDay } from '../../domain/agency-day.ts';
import type { CardTalent } from '../../domain/card-talent.ts';
import { toFrameHeight } from '../../domain/line-up.ts';
import { formatMetres } from '../../domain/measures.ts';
import { toCardName } from '../../domain/names.ts';
import { formatDay, formatMonth } from '../../domain/shown-days.ts';
import { toQrCode, type QrCode } from '../../lib/qr-code.ts';
import { toDaysText } from './Facts.tsx';
import { Frame } from './Frame.tsx';
import { joinMeasures, toMeasures } from './measures-line.ts';
import type { PeopleProps } from './People.tsx';
import { toIdsHash } from './selection-link.ts';

/** Talents per page, and per page with a talent so tall that only one row fits. */
const PER_PAGE = 6;
const PER_TALL_PAGE = 3;
const PER_ROW = 3;
const TALL = 194;
const TICKS = [160, 170, 180, 190] as const;
/** From this many characters on, a title or note is smaller, so that it is not cut. */
const LONG_TITLE = 30;
const LONG_NOTE = 60;

type Printed = Pick<PeopleProps, 'view' | 'people' | 'texts' | 'isReceived' | 'talents'>;

export function Sheets(printed: Printed) {
  const { people, texts, view } = printed;
  const pages = inGroups(people, people.some(isTall) ? PER_TALL_PAGE : PER_PAGE);
  const { order, title } = texts;
  const whole = useMemo(() => toCode(order, title), [order, title]);
  return createPortal(
    <div className="sheets">
      {pages.map((page, index) => (
        <section className="sheet" key={page[0]?.id}>
          <header className="sheet-head">
            <span ref={drawLogo} />
            <p>{view.words.paper.kind}</p>
          </header>
          <Title {...printed} />
          <div className="rows">
            {inGroups(page, PER_ROW).map((row) => (
              <Row key={row[0]?.id} {...printed} row={row} />
            ))}
          </div>
          {/* If a code for all talents is too fine, each page's code holds its own. */}
          <Foot
            view={view}
            code={
              whole ??
              toCode(
                page.map(({ id }) => id),
                '',
              )
            }
            page={index + 1}
            pages={pages.length}
          />
        </section>
      ))}
      <div className="cards" />
    </div>,
    document.body,
  );
}

const isTall = ({ heightCm }: CardTalent) => toFrameHeight(heightCm) > TALL;

function drawLogo(place: HTMLElement | null): void {
  const logo = document.querySelector('.head .logo')?.cloneNode(true);
  if (logo !== undefined) place?.replaceChildren(logo);
}

function toCode(ids: readonly string[], title: string): QrCode | null {
  const address = `${location.origin}${location.pathname}`;
  return toQrCode(address + toIdsHash(ids, title)) ?? toQrCode(address + toIdsHash(ids, ''));
}

function Title({ texts, isReceived, view }: Printed) {
  const { words } = view;
  const { title, client } = texts;
  const shown = title || words.untitled;
  const facts = [
    [words.client, client],
    [words.paper.days, toDaysText(texts, view)],
  ].filter(([, text]) => text !== '');
  return (
    <div className="sheet-title">
      {isReceived ? (
        <div>
          <p>{words.received.sender}</p>
          <h1 className="long">{words.received.title}</h1>
          <p className="sent">{title === '' ? '' : `“${title}”`}</p>
        </div>
      ) : (
        <h1 className={shown.length > LONG_TITLE ? 'long' : ''}>{shown}</h1>
      )}
      <dl className="num">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Row({ row, texts, talents, view }: Printed & { readonly row: readonly CardTalent[] }) {
  return (
    <div className={row.some(isTall) ? 'row tall' : 'row'}>
      <div className="wall-row">
        {TICKS.map((height) => (
          <span className={`tick num cm-${String(height)}`} key={height}>
            {formatMetres(height, view.language)}
          </span>
        ))}
        {row.map((talent) => (
          <Frame key={talent.id} {...{ talent, view }} sizes="55mm" maxWidth={640} isLater />
        ))}
      </div>
      <ul>
        {row.map((talent) => {
          const note = texts.notes[talent.id] ?? '';
          const measures = joinMeasures(toMeasures(talent, view));
          const month = talents.find(({ card }) => card.id === talent.id)?.measured ?? null;
          return (
            <li key={talent.id}>
              <div>
                <b>{toCardName(talent.name).join(' ')}</b>
                {month !== null && measures !== '' && (
                  <small>{fill(view.measuredAt, { month: formatMonth(month, view.months) })}</small>
                )}
              </div>
              <p className="num">{measures}</p>
              {note !== '' && <p className={note.length > LONG_NOTE ? 'long' : ''}>{note}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FootProps extends Pick<PeopleProps, 'view'> {
  readonly code: QrCode | null;
  readonly page: number;
  readonly pages: number;
}

function Foot({ code, page, pages, view: { words, agency, months } }: FootProps) {
  const day = formatDay(agencyDay(new Date()), months);
  const printed = `${fill(words.paper.printed, { day })} · ${fill(words.paper.page, { n: page, total: pages })}`;
  return (
    <footer className="sheet-foot">
      <div>
        {agency.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="num">
        <p>{agency.phone}</p>
        <p>{agency.email}</p>
        <p>{printed}</p>
      </div>
      {code !== null && (
        <svg
          className="qr"
          viewBox={`0 0 ${String(code.size)} ${String(code.size)}`}
          role="img"
          aria-label={words.paper.code}
        >
          <path d={code.path} />
        </svg>
      )}
    </footer>
  );
}

function inGroups<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
