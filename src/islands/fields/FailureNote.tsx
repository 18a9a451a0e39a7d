import { fill } from '../../../i18n/phrases.ts';
import type { ContactFormView } from '../../views/form-view.ts';
import { Icon } from '../Icon.tsx';
import { useFocus } from '../use-focus.ts';
import type { Failure } from './send-entry.ts';

export const ASIDE: Failure = { reason: 'aside' };

export function toFailureText(
  failure: Failure,
  words: ContactFormView['shared']['failure'],
): string {
  return failure.reason === 'busy'
    ? fill(words.busy, { n: failure.seconds })
    : words[failure.reason];
}

interface Props {
  readonly failure: Failure;
  readonly view: Pick<ContactFormView, 'reach' | 'shared'>;
}

export function FailureNote({ failure, view: { reach, shared } }: Props) {
  const { failure: words } = shared;
  const box = useFocus<HTMLDivElement>(failure);
  return (
    <div className="err failure" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        <p>{toFailureText(failure, words)}</p>
        <p>
          {words.reach} <a href={`mailto:${reach.email}`}>{reach.email}</a>,{' '}
          <a href={reach.phone.href}>{reach.phone.text}</a>
        </p>
      </div>
    </div>
  );
}
