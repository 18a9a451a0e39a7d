/** The site's promises: when an entry is answered and when it is deleted. */
import { isMessage, isWithdrawal, type Entry, type EntryKind } from '../store/entries-store.ts';

/** Days for an application, working days for a message. */
const ANSWER_DAYS: Readonly<Record<EntryKind, number>> = {
  contact: 1,
  getScouted: 15,
  getScoutedAmazingFace: 15,
};
/** Days until an application is withdrawn whose person asked for it. */
const WITHDRAWAL_DAYS = 15;
const RETENTION_MONTHS = 12;

/** Recife, without summer time. */
const OFFSET_HOURS = -3;
const SATURDAY = 6;

/** Milliseconds since 1970, at the entry's time of day. */
export function periodsOf(entry: Pick<Entry, 'kind' | 'receivedAt' | 'fields'>) {
  const { kind, receivedAt } = entry;
  const isAsked = isWithdrawal(entry);
  // Shifted, so that UTC's calendar is the agency's.
  const shift = OFFSET_HOURS * 3_600_000;
  const answer = new Date(receivedAt + shift);
  for (let left = isAsked ? WITHDRAWAL_DAYS : ANSWER_DAYS[kind]; left > 0;) {
    answer.setUTCDate(answer.getUTCDate() + 1);
    const isCounted = isAsked || !isMessage(kind) || answer.getUTCDay() % SATURDAY !== 0;
    if (isCounted) left -= 1;
  }
  const deletion = new Date(receivedAt + shift);
  const day = deletion.getUTCDate();
  deletion.setUTCMonth(deletion.getUTCMonth() + RETENTION_MONTHS);
  // A common year has no 29 February.
  if (deletion.getUTCDate() !== day) deletion.setUTCDate(0);
  return { answerBy: answer.getTime() - shift, deleteBy: deletion.getTime() - shift };
}
