import type { MouseEvent } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { isWithinOneSlip } from '../../domain/one-slip.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface Props extends TextFieldProps {
  readonly email: string;
  readonly question: string;
  readonly onMend: (email: string) => void;
}

export function EmailField({ email, question, onMend, hint, ...field }: Props) {
  const meant = findEmailSlip(email);
  const mend = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The focused button goes with the slip.
    currentTarget.closest('.field')?.querySelector('input')?.focus();
    if (meant !== null) onMend(meant);
  };
  const slip = meant !== null && (
    <button className="u" type="button" onClick={mend}>
      {fill(question, { email: meant })}
    </button>
  );
  return (
    <TextField
      autoComplete="email"
      {...field}
      hint={hint ?? (slip || undefined)}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={300}
    />
  );
}

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
  'ymail.com',
  'mail.com',
];

export function findEmailSlip(text: string): string | null {
  const [mailbox, domain = '', ...rest] = text.trim().split('@');
  const typed = domain.toLowerCase();
  if (mailbox === '' || rest.length > 0 || DOMAINS.includes(typed)) return null;
  const meant = DOMAINS.find((known) => isWithinOneSlip(known, typed));
  return meant === undefined ? null : `${mailbox ?? ''}@${meant}`;
}
