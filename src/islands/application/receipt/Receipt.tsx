import { useState } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import type { Guardian } from '../../../contracts/scouted-form.ts';
import { addDays, addMonths } from '../../../domain/calendar-day.ts';
import { APPLICATION_ANSWER_DAYS, ENTRY_RETENTION_MONTHS } from '../../../domain/constants.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { ASIDE, FailureNote } from '../../fields/FailureNote.tsx';
import { Icon } from '../../Icon.tsx';
import type { Slots } from '../photos/slot-types.ts';
import type { ScreenOf } from '../form/use-application-flow.ts';
import { ApplicantFigures, MailText, ScreenTitle } from '../screens/screen-parts.tsx';
import { Facts, Summary } from '../guardian/Summary.tsx';
import { toFirstName } from '../../../domain/minor.ts';
import { nameGuardian, toShortDay, toLongDay, toSummary } from '../guardian/summary-rows.ts';

interface Props {
  readonly view: ScoutedFormView;
  readonly sent: ScreenOf<'receipt'>;
  readonly slots: Slots;
}

export function Receipt({ view, sent, slots }: Props) {
  const { receipt: words, labels, guardianStep } = view.words;
  const { values, guardian, day, reference, isAside } = sent;
  const answerDay = addDays(day, APPLICATION_ANSWER_DAYS);
  const dates = {
    sent: toShortDay(day, view),
    answer: toShortDay(answerDay, view),
    deleted: toShortDay(addMonths(day, ENTRY_RETENTION_MONTHS), view),
  };
  const name = toFirstName(values.realname);
  const [news, setNews] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setNews(words.copied);
    } catch {
      setNews(words.notCopied);
    }
  };
  const share = async (code: string) => {
    const text = fill(words.share, { ...dates, reference: code });
    try {
      await navigator.share({ text });
    } catch (error) {
      // Closing the share sheet is not a failure, having none is.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text);
    }
  };
  const lead = fill(guardian === null ? words.lead : words.leadBoth, {
    name,
    guardian: toFirstName(guardian?.guardian_name ?? ''),
    email: values.email,
    date: toLongDay(answerDay, view),
  });
  const rows = [
    { label: words.sent, lines: [dates.sent] },
    { label: words.answer, lines: [dates.answer] },
    { label: words.deleted, lines: [fill(words.deletedBy, { date: dates.deleted })] },
  ];
  if (guardian !== null) {
    const label = guardianStep.labels.guardian_consent;
    rows.push({ label, lines: [nameGuardian(guardian, guardianStep.relations)] });
  }
  return (
    <div className="screen">
      <div className="on-line">
        <ScreenTitle size="d3">
          {reference === null ? words.titleWithoutCode : words.title}
        </ScreenTitle>
        {reference !== null && <Code reference={reference} onCopy={() => void copy(reference)} />}
        <ApplicantFigures second={guardian === null ? 'none' : 'here'} />
      </div>
      <div className="intro stack">
        <p className="lead">{lead}</p>
        {isAside && <FailureNote failure={ASIDE} view={view} />}
        <p>
          {words.free} <a href={view.safety.path}>{view.safety.label}</a>
        </p>
        {guardian !== null && reference !== null && (
          <GuardianCopy {...{ view, guardian, name, dates, code: reference }} />
        )}
        <div>
          <p className="acts">
            <button className="btn wide-only" type="button" onClick={() => window.print()}>
              <Icon name="print" /> {words.print}
            </button>
            {reference !== null && (
              <button className="btn" type="button" onClick={() => void share(reference)}>
                <Icon name="share" /> {words.shareLabel}
              </button>
            )}
          </p>
          <p className="small mute">
            {words.keep} <span role="status">{news}</span>
          </p>
        </div>
      </div>
      <div className="rest stack">
        <Facts rows={rows} />
        <p>
          <MailText text={words.withdraw} email={view.reach.email} />{' '}
          <a href={`${view.myApplication.path}${reference === null ? '' : `#${reference}`}`}>
            {view.myApplication.label}
          </a>
        </p>
        <details>
          <summary>
            {words.what} <Icon name="down" />
          </summary>
          <Summary rows={toSummary(values, guardian, day, view)} slots={slots} labels={labels} />
        </details>
      </div>
    </div>
  );
}

interface GuardianCopyProps {
  readonly view: ScoutedFormView;
  readonly guardian: Guardian;
  readonly name: string;
  readonly code: string;
  readonly dates: Readonly<Record<'sent' | 'answer' | 'deleted', string>>;
}

function GuardianCopy({ view, guardian, name, code, dates }: GuardianCopyProps) {
  const { own } = view.words.receipt;
  const text = fill(own.text, {
    ...dates,
    name,
    code,
    agreed: view.words.guardianStep.review.purposeText,
    link: new URL(view.myApplication.path, location.href).href,
  });
  const digits = guardian.guardian_phone.replace(/\D/g, '');
  const mail = new URLSearchParams({ subject: fill(own.subject, { code }), body: text })
    .toString()
    .replaceAll('+', '%20');
  return (
    <section className="own-copy">
      <h2 className="d4">{fill(own.title, { guardian: toFirstName(guardian.guardian_name) })}</h2>
      <p className="acts">
        <a
          className="btn full"
          href={`https://wa.me/${digits}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
        >
          {own.whatsapp}
        </a>
        <a
          className="btn"
          href={`mailto:${encodeURIComponent(guardian.guardian_email).replace('%40', '@')}?${mail}`}
        >
          {own.mail}
        </a>
      </p>
    </section>
  );
}

function Code({ reference, onCopy }: { readonly reference: string; readonly onCopy: () => void }) {
  return (
    <p className="code d2 floor num" translate="no">
      <button type="button" onClick={onCopy}>
        <span className="vh">{reference}</span>
        <span aria-hidden="true">
          {Array.from(reference, (sign, index) => (
            <i key={index}>{sign}</i>
          ))}
        </span>
      </button>
    </p>
  );
}
