import type { MouseEvent, ReactNode } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { isWithinOneSlip } from '../../domain/one-slip.ts';

/** Asks whether a slip in an address was meant otherwise; one press mends it. `undefined` without a
 * slip. */
export function toEmailHint(
  email: string,
  question: string,
  onMend: (email: string) => void,
): ReactNode {
  const meant = findEmailSlip(email);
  if (meant === null) return undefined;
  const mend = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button goes; focus its field.
    currentTarget.closest('.field')?.querySelector('input')?.focus();
    onMend(meant);
  };
  return (
    <button className="u" type="button" onClick={mend}>
      {fill(question, { email: meant })}
    </button>
  );
}

/** Most applicants' mail providers. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  // Real domains, one letter from others.
  'ymail.com',
  'mail.com',
];

/** Corrects a probable typing slip (`ana@gmial.com` → `ana@gmail.com`); `null` if there is none. */
export function findEmailSlip(text: string): string | null {
  const [mailbox, domain = '', ...rest] = text.trim().split('@');
  const typed = domain.toLowerCase();
  if (mailbox === '' || rest.length > 0 || DOMAINS.includes(typed)) return null;
  const meant = DOMAINS.find((known) => isWithinOneSlip(known, typed));
  return meant === undefined ? null : `${mailbox ?? ''}@${meant}`;
}
