import { useState } from 'react';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { Icon } from '../../Icon.tsx';
import { saveFile } from '../../save-file.ts';
import { useWindowEvent } from '../../use-window-event.ts';
import { ApplicantFigures, ScreenTitle } from '../screens/screen-parts.tsx';
import type { ApplicationState } from '../form/use-application-flow.ts';
import { toShortDay } from '../guardian/summary-rows.ts';

interface Props {
  readonly view: ScoutedFormView;
  readonly application: Pick<ApplicationState, 'discard' | 'correctDate'>;
  readonly mayApplyFrom: string;
}

export function TooYoung({ view, application, mayApplyFrom }: Props) {
  const words = view.words.tooYoung;
  const [isErased, setErased] = useState(false);
  const erase = () => {
    application.discard();
    setErased(true);
  };
  // The back/forward cache must not show the child's data again.
  useWindowEvent('pagehide', erase);
  const remind = () => {
    const url = location.href.replace(/[?#].*$/, '');
    const file = toCalendarFile(mayApplyFrom, words.reminder, url);
    saveFile(new Blob([file], { type: 'text/calendar' }), 'amazing.ics');
  };
  return (
    <div className="screen">
      <div className="on-line">
        {/* A new key lets it take the focus. */}
        <ScreenTitle key={String(isErased)} size="d3">
          {words.title} <span className="when d1 floor num">{toShortDay(mayApplyFrom, view)}</span>
        </ScreenTitle>
        <ApplicantFigures second="awaited" />
      </div>
      <div className="intro stack">
        <p className="lead">{words.lead}</p>
        <p className="acts">
          <button className="btn full" type="button" onClick={remind}>
            <Icon name="calendar" /> {words.remind}
          </button>
          <a className="btn" href={view.blog.path}>
            {view.blog.label}
          </a>
        </p>
      </div>
      <div className="rest stack">
        <p>{words.file}</p>
        <p role="status">{isErased ? words.gone : words.held}</p>
        <p>
          {words.approached} <a href={view.safety.path}>{view.safety.label}</a>
        </p>
        <p>
          <button className="u" type="button" onClick={application.correctDate}>
            {words.wrongDate}
          </button>
        </p>
        {!isErased && (
          <p>
            <button className="u" type="button" onClick={erase}>
              {words.erase}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

function toCalendarFile(day: string, title: string, url: string): string {
  const date = day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amazing//Reminder//EN',
    'BEGIN:VEVENT',
    `UID:${date}@${new URL(url).host}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${title.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
