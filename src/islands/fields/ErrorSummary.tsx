/** Above the send button: how many fields need the visitor, with a link to each. The form gives it the focus after an attempt to send. */
import type { MouseEvent, Ref } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import type { FormView } from '../../views/form-view.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  /** The controls in the order of the form, by id and label. */
  readonly faults: readonly { readonly id: string; readonly label: string }[];
  readonly words: FormView['shared']['summary'];
  readonly ref: Ref<HTMLDivElement>;
}

export function ErrorSummary({ faults, words, ref }: Props) {
  return (
    <div className="err summary" role="group" aria-labelledby="error-summary" tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <p id="error-summary">{fillCount(words, faults.length)}</p>
        <ul>
          {faults.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function follow(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  // The address of the page stays as it is: its hash belongs to the page.
  event.preventDefault();
  // A list that did not come cannot take the focus; the button that asks for it again can.
  if (field.matches(':disabled')) field.closest('.field')?.querySelector('button')?.focus();
  else field.focus();
  field.scrollIntoView({ block: 'center' });
}
